/**
 * The records of docs/decisions: a number each, a date and a status, the four parts, a row in the index. A superseded record names the one
 * that took its place. What code and documents cite as `docs/decisions/NNN` exists.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const FOLDER = 'docs/decisions/';
const INDEX = `${FOLDER}README.md`;
const RECORD = /^docs\/decisions\/(\d{3})-[a-z0-9-]+\.md$/;
const STATUS = /^\d{4}-\d\d-\d\d · (?:accepted|superseded by (\d{3}))$/;
const PARTS = ['Context', 'Decision', 'Alternatives', 'Consequences'];
const CITED = /\bdocs\/decisions\/(\d+)/g;
const CITING = /\.(?:ts|tsx|mjs|cjs|css|md)$/;
/** The tests of this check plant wrong citations. */
const EXEMPT = /^tooling\/checks\/decisions\.test\.ts$/;

/** Everything wrong with the records and with what cites them, as sentences. `files` are paths; `read` is given, so that planted trees can be judged too. */
export function decisionProblems(files, read) {
  const records = files.filter((file) => RECORD.test(file));
  const numbers = records.map(numberOf);
  const index = files.includes(INDEX) ? read(INDEX) : '';
  return [
    ...records
      .filter((record) => numbers.indexOf(numberOf(record)) !== records.indexOf(record))
      .map((record) => `${record} has a number that is taken`),
    ...records.flatMap((record) => recordProblems(record, read(record), numbers)),
    ...records
      .filter((record) => !index.includes(`[${numberOf(record)}](${basename(record)})`))
      .map((record) => `${record} is not in the index`),
    ...files
      .filter((file) => CITING.test(file) && !EXEMPT.test(file))
      .flatMap((file) =>
        citedIn(read(file))
          .filter((number) => !numbers.includes(number))
          .map((number) => `${file} cites decision ${number}, which does not exist`),
      ),
  ];
}

function recordProblems(record, text, numbers) {
  const [title, , status] = text.split('\n');
  const problems = PARTS.filter((part) => !new RegExp(`\\n\\*\\*${part}\\.\\*\\*\\s`).test(text)).map((part) => `${record} has no ${part}`);
  if (!title.startsWith(`# ${numberOf(record)}: `)) problems.push(`${record} does not begin with its number and title`);
  const [matched, successor] = STATUS.exec(status ?? '') ?? [];
  if (matched === undefined) problems.push(`${record} has no date and status in its third line`);
  if (successor !== undefined && !numbers.includes(successor))
    problems.push(`${record} is superseded by ${successor}, which does not exist`);
  return problems;
}

const numberOf = (record) => RECORD.exec(record)[1];
const citedIn = (text) => [...new Set([...text.matchAll(CITED)].map(([, number]) => number))];

if (import.meta.filename === process.argv[1]) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(file));
  const problems = decisionProblems(files, (file) => readFileSync(file, 'utf8'));
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
