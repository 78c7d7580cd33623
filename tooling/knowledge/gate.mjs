/**
 * Writes when the entry that the finder names answers a question, `packages/domain/src/guide/understand/entry-gate.data.ts`:
 * `node tooling/knowledge/gate.mjs`. What the finder of entries and the classifier of questions say of a question comes from models that
 * have not learnt from it; from that, and from the signs of the grammar, one row of weights learns whether the entry is the right one.
 * The same questions give the same file. Prints for shares how many entries were right, of how many.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { QUESTION_KINDS } from '../../apps/server/src/modules/ai/guide/evaluation/asked.ts';
import { placesOf } from '../../packages/domain/src/guide/intents/classifier.ts';
import { signsOfAsked } from '../../packages/domain/src/guide/knowledge/asked-signs.ts';
import { scaledSigns, sumInto } from '../../packages/domain/src/guide/knowledge/find-learnt.ts';
import { signsOfGate } from '../../packages/domain/src/guide/understand/entry-gate.ts';
import { signsOfQuestion } from '../../packages/domain/src/guide/understand/question-words.ts';
import { askedInGeneral, examples } from '../intents/inputs.mjs';
import { learnt as learntClasses, lettersOf, PARAMETERS as OF_CLASSES, readBy } from '../intents/learn.mjs';
import { shareOut } from '../intents/steps.mjs';
import { asked } from './inputs.mjs';
import { learnt as learntEntries, PARAMETERS as OF_ENTRIES } from './learn.mjs';

const FILE = path.join(import.meta.dirname, '../../packages/domain/src/guide/understand/entry-gate.data.ts');
const PARTS = 4;
/** Of what is asked, so much is asked of foods and of one's own data: what is written for entries outweighs it. */
const COUNT_OF_NONE = 1.5;
/** What people ask in the shares in which they ask it is what the gate stands before. */
const COUNT_IN_TRAFFIC = 4;
const ROUNDS = 3000;
const STEP = 2;
const DECAY = 3e-4;
/** A sign that fewer questions have says nothing. */
const LEAST_QUESTIONS = 40;

const partOf = ({ text }) => [...text.toLowerCase()].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7) % PARTS;

const entryRows = asked().map((row) => ({ ...row, signs: scaledSigns(signsOfAsked(row.text, row.read), OF_ENTRIES.places) }));
const written = [...new Set(entryRows.flatMap(({ id, sort }) => (sort === 'written' ? [id] : [])))].toSorted();
const ids = [...new Set([...written, ...entryRows.flatMap(({ id }) => id ?? []).toSorted()])];
const answerOf = new Map(ids.map((id, at) => [id, at + 1]));
const classRows = [...examples(), ...askedInGeneral()].map((row) => ({
  ...row,
  label: QUESTION_KINDS.indexOf(row.kind),
  places: placesOf(signsOfQuestion(row.text, !row.isAlone), OF_CLASSES.places),
}));

const weighed = ofPart(0);
const counts = new Map();
for (const { signs } of weighed) for (const [name, value] of signs) if (value !== 0) counts.set(name, (counts.get(name) ?? 0) + 1);
const names = [...counts.keys()].filter((name) => counts.get(name) >= LEAST_QUESTIONS).toSorted();
const at = new Map(names.map((name, of) => [name, of]));
const rows = weighed.map(({ signs, isRight, count }) => ({
  isRight,
  count,
  signs: [...signs].flatMap(([name, value]) => (at.has(name) ? [[at.get(name), value]] : [])),
}));
const weights = learnt();
report();
writeFileSync(
  FILE,
  [
    '/** How much each sign says of whether the likeliest entry answers a question; made by `tooling/knowledge/gate.mjs`. */',
    'export const GATE_WEIGHTS: Readonly<Record<string, number>> = {',
    ...names.map((name, of) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${Number(weights[of].toFixed(2))},`),
    '};',
    '',
  ].join('\n'),
);

/** The questions of one part of four, as models see them that have learnt from the others: enough for a row of weights. */
function ofPart(part) {
  const entries = learntEntries(
    entryRows
      .filter((row) => row.sort === 'sentence' || partOf(row) !== part)
      .map(({ id, signs }) => ({ answer: id === null ? 0 : answerOf.get(id), signs })),
    ids.length + 1,
  );
  const letters = lettersOf(
    learntClasses(
      classRows.filter((row) => partOf(row) !== part),
      QUESTION_KINDS.length,
    ),
    QUESTION_KINDS.length,
  );
  const sums = new Float64Array(ids.length + 1);
  const held = new Float64Array(OF_ENTRIES.sides);
  return entryRows
    .filter((row) => (row.sort === 'written' || row.sort === 'none') && partOf(row) === part)
    .flatMap(({ id, text, sort, signs, isTraffic }) => {
      sumInto(sums, held, signs, entries);
      shareOut(sums);
      const found = [...sums.keys()].sort((one, other) => sums[other] - sums[one]).slice(0, 3);
      if (found[0] === 0) return [];
      const likeliest = found.flatMap((answer, order) =>
        answer === 0
          ? []
          : [
              {
                id: ids[answer - 1],
                share: sums[answer],
                margin: sums[answer] - (sums[found[order + 1]] ?? 0),
                isWritten: answer <= written.length,
              },
            ],
      );
      const question = signsOfQuestion(text);
      const shares = readBy(letters, placesOf(question, OF_CLASSES.places));
      const classes = QUESTION_KINDS.map((kind, of) => ({ kind, share: shares[of] }));
      return [
        {
          text,
          isRight: likeliest[0].id === id ? 1 : 0,
          count: isTraffic ? COUNT_IN_TRAFFIC : sort === 'none' ? COUNT_OF_NONE : 1,
          signs: signsOfGate({ ...question, classes, entries: likeliest }),
        },
      ];
    });
}

function shareOf({ signs }, of) {
  const sum = signs.reduce((total, [sign, value]) => total + of[sign] * value, 0);
  return 1 / (1 + Math.exp(-sum));
}

function learnt() {
  const found = new Float64Array(names.length);
  const speed = new Float64Array(names.length);
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = new Float64Array(names.length);
    for (const row of rows) {
      const error = (shareOf(row, found) - row.isRight) * row.count;
      for (const [sign, value] of row.signs) slope[sign] += error * value;
    }
    for (let sign = 0; sign < names.length; sign += 1) {
      speed[sign] = 0.9 * speed[sign] - STEP * (slope[sign] / total + DECAY * found[sign]);
      found[sign] += speed[sign];
    }
  }
  return found;
}

function report() {
  const shares = rows.map((row, of) => ({ share: shareOf(row, weights), ...row, text: weighed[of].text }));
  for (let from = 0; from < 1; from += 0.1) {
    const of = shares.filter(({ share }) => share >= from && share < from + 0.1);
    process.stdout.write(`${from.toFixed(1)}: ${of.filter(({ isRight }) => isRight === 1).length} right of ${of.length}\n`);
  }
}
