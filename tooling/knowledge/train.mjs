/**
 * Writes what the finder of entries knows, `packages/domain/src/guide/knowledge/asked.data.ts`, from `inputs.mjs`: of each entry the signs
 * of the questions that ask for it. `node tooling/knowledge/train.mjs`. The same questions and tables of words give the same file to the
 * byte. `--folds 5` prints how many written questions are found rightly that it was not made from, and how sure it is, `--wrong` which
 * are not; `--check` compares and writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { signsOfAsked } from '../../packages/domain/src/guide/knowledge/asked-signs.ts';
import { bestOf, DIGITS, sharesOfSigns, signTable } from '../../packages/domain/src/guide/knowledge/find-learnt.ts';
import { asked } from './inputs.mjs';

const FILE = path.join(import.meta.dirname, '../../packages/domain/src/guide/knowledge/asked.data.ts');
const LETTERS = '!#$%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abc';
const { values } = parseArgs({
  options: {
    folds: { type: 'string', default: '0' },
    check: { type: 'boolean', default: false },
    wrong: { type: 'boolean', default: false },
  },
});
const rows = asked().map((row) => ({ ...row, signs: signsOfAsked(row.text, row.read) }));
const written = [...new Set(rows.flatMap(({ id, sort }) => (sort === 'written' ? [id] : [])))].toSorted();
const ids = [...new Set([...written, ...rows.flatMap(({ id }) => id ?? []).toSorted()])];
const folds = Number(values.folds);
if (folds > 1) crossValidate();
else if (values.check) process.exitCode = readFileSync(FILE, 'utf8') === fileOf() ? 0 : 1;
else {
  const text = fileOf();
  writeFileSync(FILE, text);
  process.stdout.write(`${rows.length} questions, ${ids.length} entries, ${Math.round(text.length / 1000)} kB\n`);
}

/** A line an entry: the places of its signs, each as the distance from the one before. */
function linesOf(taught) {
  const places = new Map(ids.map((id) => [id, new Set()]));
  for (const { id, signs } of taught) for (const { place } of signs) if (id !== null) places.get(id).add(place);
  return ids.map((id) => {
    let before = 0;
    return [...places.get(id)]
      .toSorted((one, other) => one - other)
      .map((place) => {
        let gap = place - before;
        before = place;
        let letters = '';
        for (let digit = 0; digit < DIGITS; digit += 1) {
          letters = LETTERS[gap % LETTERS.length] + letters;
          gap = Math.floor(gap / LETTERS.length);
        }
        if (gap > 0) throw new Error('too far for three letters');
        return letters;
      })
      .join('');
  });
}

function crossValidate() {
  const partOf = ({ text }) => [...text.toLowerCase()].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7) % folds;
  const measured = new Set(rows.filter(({ sort }) => sort === 'written' || sort === 'none'));
  const named = Array.from({ length: folds }, (_, part) => {
    const table = signTable(linesOf(rows.filter((row) => !measured.has(row) || partOf(row) !== part)), LETTERS);
    return [...measured]
      .filter((row) => partOf(row) === part)
      .map((row) => {
        const [first, second] = bestOf(sharesOfSigns(row.signs, table));
        return { ...row, share: first.share, margin: first.share - second.share, got: ids[first.at] };
      });
  }).flat();
  const [ofEntries, ofNone] = [named.filter(({ id }) => id !== null), named.filter(({ id }) => id === null)];
  for (const share of [0, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6])
    for (const margin of [0, 0.05, 0.1, 0.2]) {
      const found = (of) => of.filter((one) => one.share >= share && one.margin >= margin);
      const right = found(ofEntries).filter(({ got, id }) => got === id).length;
      process.stdout.write(
        `from ${share}, margin ${margin}: of ${ofEntries.length} right ${right}, otherwise ${found(ofEntries).length - right}; of ${ofNone.length} of none ${found(ofNone).length}\n`,
      );
    }
  if (values.wrong)
    for (const { got, id, share, margin, text } of named)
      if (got !== id && (id !== null || (share >= 0.4 && margin >= 0.1)))
        process.stdout.write(`${id ?? '-'} as ${got} (${share.toFixed(2)}, ${margin.toFixed(2)}): ${text}\n`);
}

function fileOf() {
  return [
    "import type { GeneralId } from './general.data.ts';",
    '',
    '/**',
    ' * What the finder of entries knows: a line an entry, of the places of the signs of its questions, each as its distance from the one',
    ' * before in three letters; made by `tooling/knowledge/train.mjs`.',
    ' */',
    'export const ENTRY_IDS: readonly GeneralId[] = [',
    ...ids.map((id) => `  '${id}',`),
    '];',
    '/** The first of them have questions that were written for them; the others are known by their terms. */',
    `export const ENTRIES_WRITTEN = ${written.length};`,
    `export const ENTRY_DIGITS = '${LETTERS}';`,
    'export const ENTRY_SIGNS: readonly string[] = [',
    ...linesOf(rows).map((line) => `  '${line}',`),
    '];',
    '',
  ].join('\n');
}
