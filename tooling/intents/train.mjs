/**
 * Trains the classifier of questions, `packages/domain/src/guide/intents/classifier.data.ts`, on the questions that the guide is judged by and on
 * `examples.txt` (`kind | question`). `node tooling/intents/train.mjs`; the same questions give the same file to the byte: no chance, no clock, and
 * only arithmetic that IEEE 754 fixes. `--without SET,SET` leaves sets out and prints how many of theirs it names rightly; `--check` writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { QUESTION_KINDS } from '../../apps/server/src/modules/ai/guide/evaluation/asked.ts';
import { TRAINING_SETS } from '../../apps/server/src/modules/ai/guide/evaluation/training-sets.ts';
import { UNUSUAL } from '../../apps/server/src/modules/ai/guide/evaluation/unusual-statements.data.ts';
import { placesOf } from '../../packages/domain/src/guide/intents/classifier.ts';
import { signsOfQuestion } from '../../packages/domain/src/guide/understand/understand.ts';

const { values } = parseArgs({ options: { without: { type: 'string', default: '' }, check: { type: 'boolean', default: false } } });
const FILE = path.join(import.meta.dirname, '../../packages/domain/src/guide/intents/classifier.data.ts');
const PLACES = 2 ** 14;
const ROUNDS = 12;
const STEP = 0.5;
/** Levels of a weight, as letters: the middle one is 0. */
const LEVELS = '!#$%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abc';
const HALF = (LEVELS.length - 1) / 2;

const without = new Set(values.without.split(',').filter((name) => name !== ''));
const written = readFileSync(path.join(import.meta.dirname, 'examples.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' | '))
  .map((line) => line.split(' | '))
  .map(([kind, text]) => ({ kind, text }));
const stated = UNUSUAL.flatMap(({ say }) => (say.length > 1 ? [{ kind: 'told', text: say[0] }] : []));
// What is asked after a statement is marked by the statement, and says nothing of itself.
const asked = TRAINING_SETS.flatMap(({ name, questions }) =>
  questions
    .filter(({ ask, kind }) => ask.length === 1 || kind !== 'told')
    .map(({ kind, ask }) => ({ name, kind, text: ask.at(-1), isAlone: ask.length === 1 })),
);
const rowOf = ({ kind, text, ...rest }) => ({
  ...rest,
  text,
  label: QUESTION_KINDS.indexOf(kind),
  places: placesOf(signsOfQuestion(text, rest.isAlone === false), PLACES),
});
const training = [...asked.filter(({ name }) => !without.has(name)), ...written, ...stated].map(rowOf);
const weights = trained(training);
const { lines, scales } = rounded(weights);
for (const set of without) measure(set);
if (!values.check && without.size === 0) store();
else if (process.env.CLASSIFIER_TO !== undefined) store();

/** e to a power, by sums and products alone: what the engine's own gives may differ between versions. */
function exp(power) {
  const whole = Math.floor(power);
  const rest = power - whole;
  let term = 1;
  let sum = 1;
  for (let at = 1; at < 18; at += 1) {
    term *= rest / at;
    sum += term;
  }
  const base = whole < 0 ? 1 / Math.E : Math.E;
  for (let at = 0; at < Math.abs(whole); at += 1) sum *= base;
  return sum;
}

function shares(table, places) {
  const norm = 1 / Math.sqrt(places.length);
  const sums = table.map((line) => {
    let sum = 0;
    for (const place of places) sum += line[place];
    return sum * norm;
  });
  const most = Math.max(...sums);
  const raised = sums.map((sum) => exp(Math.max(-60, sum - most)));
  const total = raised.reduce((one, other) => one + other, 0);
  return raised.map((one) => one / total);
}

/** Steps against the error of each question, smaller where there were many (AdaGrad), in an order that the rows alone fix. */
function trained(rows) {
  const table = QUESTION_KINDS.map(() => new Float64Array(PLACES));
  const seen = QUESTION_KINDS.map(() => new Float64Array(PLACES));
  let state = 12_345;
  const next = (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const order = rows.map((_, at) => at);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = next(at + 1);
      [order[at], order[other]] = [order[other], order[at]];
    }
    for (const row of order) {
      const { places, label } = rows[row];
      const got = shares(table, places);
      const norm = 1 / Math.sqrt(places.length);
      for (const [kind, share] of got.entries()) {
        const error = (share - (kind === label ? 1 : 0)) * norm;
        if (Math.abs(error) < 1e-4) continue;
        const [line, squares] = [table[kind], seen[kind]];
        for (const place of places) {
          squares[place] += error * error;
          line[place] -= (STEP * error) / Math.sqrt(squares[place] + 1e-3);
        }
      }
    }
  }
  return table;
}

function rounded(table) {
  const highest = table.map((line) => line.reduce((most, one) => Math.max(most, Math.abs(one)), 0));
  // Few weights are far from 0: they are cut, so that the others keep their differences.
  const scales = highest.map((most) => Number((most / HALF / 1.6).toFixed(6)));
  const lines = table.map((line, kind) =>
    Array.from(line, (one) => LEVELS[HALF + Math.max(-HALF, Math.min(HALF, Math.round(one / scales[kind])))]).join(''),
  );
  return { lines, scales };
}

function measure(set) {
  const rows = asked.filter(({ name }) => name === set).map(rowOf);
  const table = lines.map((line, kind) => Float64Array.from(line, (letter) => (LEVELS.indexOf(letter) - HALF) * scales[kind]));
  const named = rows.map((row) => {
    const got = shares(table, row.places);
    const share = Math.max(...got);
    return { ...row, isRight: got.indexOf(share) === row.label, share };
  });
  for (const [what, of] of [
    ['alone', named.filter(({ isAlone }) => isAlone)],
    ['alone, from 0.5', named.filter(({ isAlone, share }) => isAlone && share >= 0.5)],
    ['alone, from 0.8', named.filter(({ isAlone, share }) => isAlone && share >= 0.8)],
    ['in a conversation', named.filter(({ isAlone }) => !isAlone)],
  ])
    process.stdout.write(`${set}, ${what}: ${of.filter(({ isRight }) => isRight).length} of ${of.length}\n`);
}

function store() {
  const text = [
    '/**',
    ' * What the classifier of questions has learnt: a line of weights a class, a letter a place; made by `tooling/intents/train.mjs`.',
    ' * A weight is the level of its letter, counted from the middle one, times the scale of its class.',
    ' */',
    `export const QUESTION_CLASSES = [${QUESTION_KINDS.map((kind) => `'${kind}'`).join(', ')}] as const;`,
    `export const PLACES = ${PLACES};`,
    `export const LEVELS = '${LEVELS}';`,
    `export const SCALES: readonly number[] = [${scales.join(', ')}];`,
    'export const WEIGHTS: readonly string[] = [',
    ...lines.map((line) => `  '${line}',`),
    '];',
    '',
  ].join('\n');
  writeFileSync(process.env.CLASSIFIER_TO ?? FILE, text);
  process.stdout.write(`${training.length} questions, ${Math.round(text.length / 1000)} kB\n`);
}
