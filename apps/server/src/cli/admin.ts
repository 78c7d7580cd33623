/** `npm run admin -- review …`: what members offer to everybody on this server is looked at, accepted or refused. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { OwnField } from '@labelwise/domain/submission';
import { ConfigError, readConfig } from '../config.ts';
import type { Db } from '../db/db.ts';
import { AppError } from '../lib/app-error.ts';
import { systemClock } from '../lib/clock.ts';
import { createFoodsRepository } from '../modules/foods/foods.repository.ts';
import { createFoodsService } from '../modules/foods/foods.service.ts';
import { createSharingService, type Offer, type SharingService } from '../modules/submissions/sharing.service.ts';
import { createSubmissionsRepository } from '../modules/submissions/submissions.repository.ts';
import { openForCommand } from './open-for-command.ts';

const USAGE = `Usage: npm run admin -- review                      what waits, the oldest first
       npm run admin -- review show KEY             what it would change, beside what the catalogue says
       npm run admin -- review accept KEY           it becomes the catalogue's, as "Shared on this server"
       npm run admin -- review refuse KEY REASON    the member reads the reason

Who offered something is shown nowhere. Safe to run beside the service. Reads the same environment: DATA_DIR or DATABASE_URL.`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', short: 'h', default: false } } });

if (values.help) console.log(USAGE);
else process.exitCode = await run(positionals);

/** @returns the exit code: 0 done, 1 it could not be done, 2 not understood */
async function run([room, act, key, ...words]: readonly string[]): Promise<number> {
  if (room !== 'review') return misused();
  let db: Db | undefined;
  try {
    const config = readConfig({ DATA_DIR: resolve(import.meta.dirname, '../../../../data'), ...process.env });
    db = await openForCommand(config.database);
    const foods = createFoodsService({ repository: createFoodsRepository(db), upstream: null, now: systemClock });
    const repository = createSubmissionsRepository(db);
    const sharing = createSharingService({ repository, foods, mode: config.sharedFoods, countOffer: async () => 0, now: systemClock });
    return await review(sharing, act, key, words.join(' ').trim());
  } catch (error) {
    if (error instanceof ConfigError) console.error(error.message);
    else if (error instanceof AppError && error.code === 'not_found') console.error(`Nothing waits under "${key ?? ''}".`);
    else throw error;
    return 1;
  } finally {
    await db?.close();
  }
}

async function review(sharing: SharingService, act: string | undefined, key: string | undefined, reason: string): Promise<number> {
  if (act === undefined) return list(await sharing.waiting());
  if (key === undefined) return misused();
  switch (act) {
    case 'show': {
      const offer = (await sharing.waiting()).find((one) => one.key === key);
      if (offer === undefined) throw new AppError('not_found');
      console.log([head(offer), ...offer.changes.map(lineOf)].join('\n'));
      return 0;
    }
    case 'accept':
      return done(await sharing.accept(key), 'Accepted: it is the catalogue’s now.');
    case 'refuse':
      if (reason === '') return misused();
      return done(await sharing.refuse(key, reason), 'Refused.');
    default:
      return misused();
  }
}

function list(offers: readonly Offer[]): number {
  console.log(offers.length === 0 ? 'Nothing waits.' : offers.map(head).join('\n'));
  return 0;
}

function head({ key, gtin, name, isNew, offeredAt, changes }: Offer): string {
  const what = isNew ? 'a new product' : `${changes.length} value${changes.length === 1 ? '' : 's'} of a known product`;
  return `${key}  ${new Date(offeredAt).toISOString().slice(0, 10)}  ${gtin}  ${name}: ${what}`;
}

/** "  sugars: 12 → 18 (photo)" */
function lineOf(change: OwnField): string {
  const own = change.kind === 'figure' ? `${change.bound ?? ''}${change.own}` : change.own;
  return `  ${change.field}: ${change.catalogue ?? 'nothing'} → ${own} (${change.from})`;
}

function done(isDone: boolean, words: string): number {
  if (isDone) console.log(words);
  else console.error('It was taken back or decided meanwhile.');
  return isDone ? 0 : 1;
}

function misused(): number {
  console.error(USAGE);
  return 2;
}
