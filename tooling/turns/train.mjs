/**
 * Trains the readers of later turns, `packages/domain/src/guide/turns/turns.data.ts`, on `turns.txt`: what a turn does with the question
 * before it, which words of that question name its subject, and which words of the turn are taken over. `node tooling/turns/train.mjs`;
 * `--measure` says how well each does on one part in six that it has not learnt from, `--held` writes readers that have not learnt from it.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { placesOfTurn, placesOfWords, TURN_PLACES, WORD_PLACES } from '../../packages/domain/src/guide/turns/signs.ts';
import { tokensOfTurn } from '../../packages/domain/src/guide/turns/tokens.ts';
import { LEVELS } from '../intents/learn.mjs';
import { learnt, lettersOf, readBy } from './learn.mjs';
import { fingerprint, KINDS, partOf, subjectLabels, takenLabels, turns } from './turns.mjs';

const FILE = path.join(import.meta.dirname, '../../packages/domain/src/guide/turns/turns.data.ts');
/** `decay` holds weights small; `sharpness`: what the sums are multiplied by, so that a share is how often such a turn is named rightly. */
export const PARAMETERS = {
  turns: { count: KINDS.length, places: TURN_PLACES, rounds: 20, pace: 0.1, decay: 1e-4, sharpness: 1 },
  words: { count: 2, places: WORD_PLACES, rounds: 8, pace: 0.1, decay: 1e-4, sharpness: 1 },
};
const NONE = new Set();

const ofTurns = (all) => all.map((one) => ({ ...one, label: KINDS.indexOf(one.kind), places: placesOfTurn(one.turn, one.before) }));

const ofWords = (all, labelsOf, placesOf) =>
  all.flatMap((one) => {
    const found = labelsOf(one);
    return found === null ? [] : placesOf(one).map((places, at) => ({ label: found[at], places, at, of: one }));
  });
const ofSubjects = (all) => ofWords(all, subjectLabels, ({ before }) => placesOfWords(before, NONE, ''));
const ofTaken = (all) =>
  ofWords(all, takenLabels, ({ kind, before, turn }) =>
    placesOfWords(turn, new Set(tokensOfTurn(before).map(({ folded }) => folded)), kind),
  );

const readerOf = (rows, how) => lettersOf(learnt(rows, how), how.sharpness);

const readersOf = (all) => ({
  TURNS: readerOf(ofTurns(all), PARAMETERS.turns),
  SUBJECTS: readerOf(ofSubjects(all), PARAMETERS.words),
  TAKEN: readerOf(ofTaken(all), PARAMETERS.words),
});

export function fileOf(readersLearnt) {
  const readers = Object.entries(readersLearnt).flatMap(([name, { lines, scales }]) => [
    `export const ${name}: Learnt = {`,
    `  levels: '${LEVELS}',`,
    `  scales: [${scales.join(', ')}],`,
    '  weights: [',
    ...lines.map((line) => `    '${line}',`),
    '  ],',
    '};',
  ]);
  return [
    "import type { Learnt } from './linear.ts';",
    '',
    '/** What the readers of later turns have learnt; made by `tooling/turns/train.mjs`. */',
    `export const TURNS_LEARNT_FROM = '${fingerprint(PARAMETERS)}';`,
    `export const TURN_KINDS = [${KINDS.map((kind) => `'${kind}'`).join(', ')}] as const;`,
    ...readers,
    '',
  ].join('\n');
}

function measure(all) {
  const isHeld = (one) => partOf(one) === 0;
  const taught = all.filter((one) => !isHeld(one));
  const held = all.filter(isHeld);
  const { TURNS, SUBJECTS, TAKEN } = readersOf(taught);
  const rows = ofTurns(held).map((row) => {
    const shares = readBy(TURNS, row.places);
    const share = Math.max(...shares);
    return { ...row, share, got: KINDS[shares.indexOf(share)] };
  });
  const rightOf = (of) => `${of.filter(({ kind, got }) => kind === got).length} of ${of.length}`;
  const from = [0.4, 0.5, 0.6, 0.7, 0.8].map((least) => `from ${least} ${rightOf(rows.filter(({ share }) => share >= least))}`);
  process.stdout.write(`turns: ${rightOf(rows)}; ${from.join('; ')}\n`);
  for (const kind of KINDS) {
    const as = Object.entries(
      Object.groupBy(
        rows.filter((row) => row.kind === kind),
        ({ got }) => got,
      ),
    ).map(([got, { length }]) => `${got} ${length}`);
    process.stdout.write(`  ${kind}: ${as.join(', ')}\n`);
  }
  for (const [name, reader, words] of [
    ['subjects', SUBJECTS, ofSubjects(held)],
    ['taken', TAKEN, ofTaken(held)],
  ]) {
    const right = words.filter(({ label, places }) => {
      const [no, yes] = readBy(reader, places);
      return (yes > no ? 1 : 0) === label;
    });
    process.stdout.write(`${name}: ${right.length} of ${words.length} words\n`);
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { measure: { type: 'boolean', default: false }, held: { type: 'boolean', default: false } } });
  if (values.measure) measure(turns());
  else writeFileSync(FILE, fileOf(readersOf(values.held ? turns().filter((one) => partOf(one) !== 0) : turns())));
}
