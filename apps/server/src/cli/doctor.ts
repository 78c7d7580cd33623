/** `npm run doctor`: every setting and what it names, each in a sentence. */
import { parseArgs } from 'node:util';
import { examine } from '../jobs/doctor/doctor.ts';
import { commandEnv } from './command.ts';

const USAGE = `Usage: npm run doctor [-- --strict] [--json]

Looks at every setting and at what it names (address, folder, room, clock, port, database, mail, backups) and says
each in a sentence. Changes nothing, sends nothing, and may run beside the service. Reads the same environment.
Ends with 1 where Labelwise would not start or must not be used like this; with --strict for every advice too.`;

const MARKS = { good: 'ok    ', advice: 'advice', refused: 'WRONG ' } as const;

const { values } = parseArgs({
  options: {
    strict: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) console.log(USAGE);
else {
  const findings = await examine(commandEnv(process.env), Date.now());
  const count = (level: string) => findings.filter((finding) => finding.level === level).length;
  if (values.json) console.log(JSON.stringify(findings, null, 2));
  else {
    for (const { level, about, sentence } of findings) console.log(`${MARKS[level]}  ${about}: ${sentence}`);
    console.log(`${count('good')} in order, ${count('advice')} to look at, ${count('refused')} wrong.`);
  }
  process.exitCode = count('refused') > 0 || (values.strict && count('advice') > 0) ? 1 : 0;
}
