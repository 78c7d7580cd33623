/**
 * The shape of the tree: no file over 300 lines, no line over 140 columns (tables `*.data.ts` excepted), kebab-case names. Counts what git
 * tracks or would track.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const MAX_LINES = 300;
const MAX_COLUMNS = 140;
const SOURCE = /\.(ts|tsx|mjs|cjs|css)$/;
const EXEMPT = /(\.data\.ts|tokens\.css|\.d\.ts)$/;
/** A literal that no formatter can break: string, template or regular expression. */
const LITERAL = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`.*`|`.*$|^.*`|\/(?:\\.|[^/\\])+\/[dgimsuy]*/g;

/** Everything that breaks a rule, as sentences. `read` and `files` are given, so that planted trees can be judged too. */
export function shapeProblems(files, read) {
  const problems = [];
  for (const file of files) {
    const lines = read(file).split('\n');
    if (!EXEMPT.test(file)) problems.push(...sizeProblems(file, lines));
    if (!/^[a-z0-9.][a-z0-9.-]*$/.test(basename(file))) problems.push(`${file} is not kebab-case`);
  }
  return problems;
}

function sizeProblems(file, lines) {
  const count = lines.length - 1;
  const problems = count > MAX_LINES ? [`${file} has ${count} lines; ${MAX_LINES} is the limit`] : [];
  lines.forEach((line, at) => {
    if (isTooLong(line)) problems.push(`${file}:${at + 1} has ${line.length} columns; ${MAX_COLUMNS} is the limit`);
  });
  return problems;
}

/** A long line is fine where it is long by one literal. */
function isTooLong(line) {
  if (line.length <= MAX_COLUMNS) return false;
  const longest = Math.max(0, ...(line.match(LITERAL) ?? []).map((literal) => literal.length));
  return line.length - longest > MAX_COLUMNS || longest === 0;
}

if (process.argv[1] === import.meta.filename) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  const files = listed.split('\n').filter((file) => SOURCE.test(file) && existsSync(file));
  const problems = shapeProblems(files, (file) => readFileSync(file, 'utf8'));
  problems.forEach((problem) => process.stdout.write(`${problem}\n`));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
