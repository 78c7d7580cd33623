/** `npm run pack -- [de | world | …]`: writes the offline packs, of one country or of all, as the server offers them. */
import { parseArgs } from 'node:util';
import { isPackOf, type PackOf } from '@labelwise/domain/pack';
import { createPacks } from '../packs-context.ts';
import { commandConfig, openForCommand } from './command.ts';

const USAGE = `Usage: npm run pack -- [COUNTRY | world]…

Writes the offline packs of countries (two letters: de fr …), or without a name all that the catalogue has foods for.
The server does the same by itself, when a pack is first asked for and once a day after that.`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', short: 'h', default: false } } });
const unknown = positionals.filter((name) => !isPackOf(name) || name === 'own');

if (values.help || unknown.length > 0) {
  console.log(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else {
  await run(positionals.filter(isPackOf));
}

async function run(named: readonly PackOf[]): Promise<void> {
  const config = commandConfig(process.env);
  const db = await openForCommand(config.database);
  const packs = createPacks({ config, db, rest: 0 });
  try {
    const chosen: readonly PackOf[] = named.length > 0 ? named : [...(await packs.offered()), 'world'];
    for (const of of chosen) {
      const since = performance.now();
      const { foods, bytes, version } = await packs.make(of);
      const seconds = ((performance.now() - since) / 1000).toFixed(1);
      const each = foods === 0 ? 0 : Math.round(bytes / foods);
      console.log(`${of}: ${foods} foods, ${(bytes / 1e6).toFixed(2)} MB (${each} bytes each), version ${version}, ${seconds} s`);
    }
  } finally {
    await packs.close();
    await db.close();
  }
}
