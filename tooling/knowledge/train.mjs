/**
 * Writes what the finder of entries knows, `packages/domain/src/guide/knowledge/entry-model.data.ts`, from `inputs.mjs`.
 * `node tooling/knowledge/train.mjs`. The same questions and tables of words give the same file to the byte. `--folds 5` prints how many
 * written questions are found rightly that it was not made from, and how sure it is, `--wrong` which are not; `--check` compares and
 * writes nothing; `--held-out` prints for how many messages that it never learns from (`held-out/natural.txt`) the stored file names the right
 * entry first, and among the first three.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { signsOfAsked } from '../../packages/domain/src/guide/knowledge/asked-signs.ts';
import { learntEntries, scaledSigns, sumInto } from '../../packages/domain/src/guide/knowledge/find-learnt.ts';
import { wordsOfQuestion } from '../../packages/domain/src/guide/understand/question-words.ts';
import { LEVELS } from '../intents/learn.mjs';
import { shareOut } from '../intents/steps.mjs';
import { asked, fingerprint } from './inputs.mjs';
import { learnt, PARAMETERS } from './learn.mjs';
import { questionsIn } from './written.mjs';

const FILE = path.join(import.meta.dirname, '../../packages/domain/src/guide/knowledge/entry-model.data.ts');
/** Places of one line of the file. */
const OF_LINE = 16;
/** Few weights are far from 0: they are cut here, in root mean squares, so that the others keep their differences. */
const CUT = 4;
const { values } = parseArgs({
  options: {
    folds: { type: 'string', default: '0' },
    check: { type: 'boolean', default: false },
    wrong: { type: 'boolean', default: false },
    'held-out': { type: 'boolean', default: false },
  },
});
if (values['held-out']) {
  measureHeldOut();
  process.exit();
}
const rows = asked().map((row) => ({ ...row, signs: scaledSigns(signsOfAsked(row.text, row.read), PARAMETERS.places) }));
const written = [...new Set(rows.flatMap(({ id, sort }) => (sort === 'written' ? [id] : [])))].toSorted();
const ids = [...new Set([...written, ...rows.flatMap(({ id }) => id ?? []).toSorted()])];
const answerOf = new Map(ids.map((id, at) => [id, at + 1]));
const rowsFor = (of) => of.map(({ id, signs }) => ({ answer: id === null ? 0 : answerOf.get(id), signs }));
const folds = Number(values.folds);
if (folds > 1) crossValidate();
else if (values.check) process.exitCode = readFileSync(FILE, 'utf8') === fileOf() ? 0 : 1;
else {
  const text = fileOf();
  writeFileSync(FILE, text);
  process.stdout.write(`${rows.length} questions, ${ids.length} entries, ${Math.round(text.length / 1000)} kB\n`);
}

function measureHeldOut() {
  const messages = questionsIn(path.join(import.meta.dirname, 'held-out/natural.txt'));
  const found = messages.map(({ id, text }) => learntEntries(text, wordsOfQuestion(text), 3).findIndex((entry) => entry.id === id));
  const first = found.filter((at) => at === 0).length;
  process.stdout.write(`${messages.length} messages: ${first} first, ${found.filter((at) => at >= 0).length} among the first three\n`);
}

function crossValidate() {
  const partOf = ({ text }) => [...text.toLowerCase()].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7) % folds;
  const measured = new Set(rows.filter(({ sort }) => sort === 'written' || sort === 'none'));
  const sums = new Float64Array(ids.length + 1);
  const held = new Float64Array(PARAMETERS.sides);
  const found = Array.from({ length: folds }, (_, part) => {
    const model = learnt(rowsFor(rows.filter((row) => !measured.has(row) || partOf(row) !== part)), ids.length + 1);
    return [...measured]
      .filter((row) => partOf(row) === part)
      .map((row) => {
        sumInto(sums, held, row.signs, model);
        shareOut(sums);
        const at = sums.indexOf(Math.max(...sums));
        return { ...row, share: sums[at], got: ids[at - 1] ?? null };
      });
  }).flat();
  const [ofEntries, ofNone] = [found.filter(({ id }) => id !== null), found.filter(({ id }) => id === null)];
  for (const share of [0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const taken = (of) => of.filter((one) => one.got !== null && one.share >= share);
    const right = taken(ofEntries).filter(({ got, id }) => got === id).length;
    process.stdout.write(
      `from ${share}: of ${ofEntries.length} right ${right}, otherwise ${taken(ofEntries).length - right}; of ${ofNone.length} of none ${taken(ofNone).length}\n`,
    );
  }
  if (values.wrong)
    for (const { got, id, share, text } of found)
      if (got !== id && (id !== null || share >= 0.5))
        process.stdout.write(`${id ?? '-'} as ${got ?? '-'} (${share.toFixed(2)}): ${text}\n`);
}

/** Weights as letters, and what the last letter stands for. */
function lettersOf(weights) {
  const scale = CUT * Math.sqrt(weights.reduce((sum, one) => sum + one * one, 0) / weights.length);
  const half = (LEVELS.length - 1) / 2;
  const letters = Array.from(weights, (one) => LEVELS[Math.round(half + half * Math.max(-1, Math.min(1, one / scale)))]).join('');
  return { scale: Number(scale.toPrecision(6)), letters };
}

function linesOf(letters, length) {
  return Array.from({ length: Math.ceil(letters.length / length) }, (_, at) => `  '${letters.slice(at * length, (at + 1) * length)}',`);
}

function fileOf() {
  const { sides, places } = PARAMETERS;
  const { ofPlaces, ofEntries } = learnt(rowsFor(rows), ids.length + 1);
  const [byPlace, byEntry] = [lettersOf(ofPlaces), lettersOf(ofEntries)];
  return [
    "import type { GeneralId } from './general.data.ts';",
    '',
    '/** What the finder of entries knows; made by `tooling/knowledge/train.mjs`. */',
    `export const ENTRIES_LEARNT_FROM = '${fingerprint()}';`,
    'export const ENTRY_IDS: readonly GeneralId[] = [',
    ...ids.map((id) => `  '${id}',`),
    '];',
    '/** The first of them have questions that were written for them; the others are known by their terms. */',
    `export const ENTRIES_WRITTEN = ${written.length};`,
    `export const ENTRY_SIDES = ${sides};`,
    `export const ENTRY_PLACES = ${places};`,
    '/** Levels of a weight, as letters: the middle one is 0, the last one the scale. */',
    `export const ENTRY_LEVELS = '${LEVELS}';`,
    `export const ENTRY_SCALES = { places: ${byPlace.scale}, entries: ${byEntry.scale} } as const;`,
    `/** ${OF_LINE} places a line, each with its sides. */`,
    'export const PLACE_WEIGHTS: readonly string[] = [',
    ...linesOf(byPlace.letters, OF_LINE * sides),
    '];',
    '/** An answer a line: none of them first. */',
    'export const ENTRY_WEIGHTS: readonly string[] = [',
    ...linesOf(byEntry.letters, sides),
    '];',
    '',
  ].join('\n');
}
