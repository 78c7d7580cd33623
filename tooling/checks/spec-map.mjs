/**
 * docs/spec-map.md: one line a row id of the specification: `C-001 | where it lives | the test that shows it`.
 * Every named file exists, every quoted test title stands in the named test file, no id stands twice, and where the
 * row inventory is at hand no id is unknown.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LINE = /^([CM]-\d+) \| ([^|]+) \| ([^|]+)$/;
const REFERENCE = /^(\S+?)(?: › (.+))?$/;

/** Everything wrong with a map, as sentences. `exists` and `read` are given, so that planted maps can be judged too. */
export function specMapProblems(text, exists, read, known) {
  const problems = [];
  const seen = new Set();
  for (const line of text.split('\n').filter((entry) => /^[CM]-\d/.test(entry))) {
    const match = LINE.exec(line);
    if (!match) {
      problems.push(`not readable: ${line}`);
      continue;
    }
    const [, id, places, tests] = match;
    if (seen.has(id)) problems.push(`${id} stands twice`);
    if (known && !known.has(id)) problems.push(`${id} is no row of the specification`);
    seen.add(id);
    for (const reference of [...places.split(';'), ...tests.split(';')].map((entry) => entry.trim())) {
      if (reference !== '—') problems.push(...referenceProblems(id, reference, exists, read));
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

function inventory() {
  const ids = new Set();
  for (const name of ['rows-core.tsv', 'rows-members.tsv']) {
    const file = join('..', 'shared', 'spec', name);
    if (!existsSync(file)) return null;
    for (const line of readFileSync(file, 'utf8').split('\n')) ids.add(line.split('\t')[0]);
  }
  return ids;
}

if (process.argv[1] === import.meta.filename) {
  const map = 'docs/spec-map.md';
  const text = existsSync(map) ? readFileSync(map, 'utf8') : '';
  const problems = text ? specMapProblems(text, existsSync, (file) => readFileSync(file, 'utf8'), inventory()) : [`${map} is missing`];
  problems.forEach((problem) => process.stdout.write(`${problem}\n`));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
