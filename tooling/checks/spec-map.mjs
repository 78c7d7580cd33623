/**
 * The maps of docs/: one line a row id: `C-001 | where it lives | the test that shows it`. docs/spec-map.md answers to the rows
 * of the specification, docs/quality-map.md to those of the quality rows (faults F, security S, speed M, use U).
 * Every named file exists, every quoted test title stands in the named test file, no id stands twice, and where the
 * row inventory is at hand no id is unknown.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SPEC_ID = /^[CM]-\d+/;
const QUALITY_ID = /^[FSMU]\d+(?= \|)/;
const LINE = /^(\S+) \| ([^|]+) \| ([^|]+)$/;
const REFERENCE = /^(\S+?)(?: › (.+))?$/;

/** Everything wrong with a map, as sentences. `exists` and `read` are given, so that planted maps can be judged too. */
export function specMapProblems(text, exists, read, known, id = SPEC_ID) {
  const problems = [];
  const seen = new Set();
  for (const line of text.split('\n').filter((entry) => id.test(entry))) {
    const match = LINE.exec(line);
    if (!match) {
      problems.push(`not readable: ${line}`);
      continue;
    }
    const [, row, places, tests] = match;
    if (seen.has(row)) problems.push(`${row} stands twice`);
    if (known && !known.has(row)) problems.push(`${row} is no row of the inventory`);
    seen.add(row);
    for (const reference of [...places.split(';'), ...tests.split(';')].map((entry) => entry.trim())) {
      if (reference !== '—') problems.push(...referenceProblems(row, reference, exists, read));
    }
  }
  return problems;
}

function referenceProblems(id, reference, exists, read) {
  const [, file = '', title] = REFERENCE.exec(reference) ?? [];
  if (!exists(file)) return [`${id}: ${file || reference} does not exist`];
  if (title && !read(file).includes(title)) return [`${id}: ${file} has no test "${title}"`];
  return [];
}

function specRows() {
  const ids = new Set();
  for (const name of ['rows-core.tsv', 'rows-members.tsv']) {
    const file = join('..', 'shared', 'spec', name);
    if (!existsSync(file)) return null;
    for (const line of readFileSync(file, 'utf8').split('\n')) ids.add(line.split('\t')[0]);
  }
  return ids;
}

function qualityRows() {
  const file = join('..', 'shared', 'QUALITY.md');
  return existsSync(file) ? new Set(readFileSync(file, 'utf8').match(/(?<=^\| )[FSMU]\d+(?= \|)/gm)) : null;
}

function judge(map, rows, id) {
  const text = existsSync(map) ? readFileSync(map, 'utf8') : '';
  return text
    ? specMapProblems(text, existsSync, (file) => readFileSync(file, 'utf8'), rows, id).map((problem) => `${map}: ${problem}`)
    : [`${map} is missing`];
}

if (process.argv[1] === import.meta.filename) {
  const problems = [...judge('docs/spec-map.md', specRows(), SPEC_ID), ...judge('docs/quality-map.md', qualityRows(), QUALITY_ID)];
  problems.forEach((problem) => process.stdout.write(`${problem}\n`));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
