/**
 * The shape of the tree: no file over 300 lines (data tables `*.data.ts` and locales excepted), kebab-case names. Counts what git tracks
 * or would track.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const MAX_LINES = 300;
const SOURCE = /\.(ts|tsx|mjs|cjs|css)$/;
const EXEMPT = /(\.data\.ts|tokens\.css|\.d\.ts)$/;

/** Everything that breaks a rule, as sentences. `read` and `files` are given, so that planted trees can be judged too. */
export function shapeProblems(files, read) {
  const problems = [];
  for (const file of files) {
    const lines = read(file).split('\n').length - 1;
    if (!EXEMPT.test(file) && lines > MAX_LINES) problems.push(`${file} has ${lines} lines; ${MAX_LINES} is the limit`);
    if (!/^[a-z0-9.][a-z0-9.-]*$/.test(basename(file))) problems.push(`${file} is not kebab-case`);
  }
  return problems;
}

if (process.argv[1] === import.meta.filename) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  const files = listed.split('\n').filter((file) => SOURCE.test(file) && existsSync(file));
  const problems = shapeProblems(files, (file) => readFileSync(file, 'utf8'));
  problems.forEach((problem) => process.stdout.write(`${problem}\n`));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
