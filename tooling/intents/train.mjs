/**
 * Trains the classifier of questions, `packages/domain/src/guide/intents/classifier.data.ts`, on `inputs.mjs`:
 * `node tooling/intents/train.mjs`. The same questions and the same grammar give the same file to the byte. `--folds 5` prints how
 * many questions models name rightly that have not learnt from them, and how sure they are; `--wrong` which they miss; `--without
 * SET,SET` the same of sets; `--check` compares and writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { QUESTION_KINDS } from '../../apps/server/src/modules/ai/guide/evaluation/asked.ts';
import { placesOf } from '../../packages/domain/src/guide/intents/classifier.ts';
import { signsOfQuestion } from '../../packages/domain/src/guide/understand/question-words.ts';
import { askedInGeneral, examples, fingerprint } from './inputs.mjs';
import { LEVELS, learnt, lettersOf, PARAMETERS, readBy } from './learn.mjs';

const FILE = path.join(import.meta.dirname, '../../packages/domain/src/guide/intents/classifier.data.ts');
const COUNT = QUESTION_KINDS.length;

const { values } = parseArgs({
  options: {
    without: { type: 'string', default: '' },
    folds: { type: 'string', default: '0' },
    check: { type: 'boolean', default: false },
    wrong: { type: 'boolean', default: false },
  },
});
/** What people ask in the shares in which they ask it counts so often as what is written to teach. */
const COUNT_IN_TRAFFIC = 3;
const counted = (taught) => taught.flatMap((row) => Array.from({ length: row.name === 'traffic' ? COUNT_IN_TRAFFIC : 1 }, () => row));
const rows = [...examples(), ...askedInGeneral()].map((row) => ({
  ...row,
  label: QUESTION_KINDS.indexOf(row.kind),
  places: placesOf(signsOfQuestion(row.text, !row.isAlone), PARAMETERS.places),
}));
const without = values.without.split(',').filter((name) => name !== '');
const folds = Number(values.folds);
if (without.length > 0) {
  const named = namedBy(
    rows.filter(({ name }) => !without.includes(name)),
    rows.filter(({ name }) => without.includes(name)),
  );
  for (const set of without)
    report(
      set,
      named.filter(({ name }) => name === set),
    );
} else if (folds > 1) crossValidate();
else if (values.check) process.exitCode = readFileSync(FILE, 'utf8') === fileOf(rows) ? 0 : 1;
else {
  const text = fileOf(rows);
  writeFileSync(FILE, text);
  process.stdout.write(`${rows.length} questions, ${Math.round(text.length / 1000)} kB\n`);
}

/** Every question is named by a model that has learnt from the others alone; the same words asked twice stand in one part. */
function crossValidate() {
  const partOf = ({ text }) => [...text.toLowerCase()].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7) % folds;
  const named = Array.from({ length: folds }, (_, part) =>
    namedBy(
      rows.filter((row) => partOf(row) !== part),
      rows.filter((row) => partOf(row) === part),
    ),
  ).flat();
  report('all', named);
  for (const kind of QUESTION_KINDS) {
    const [of, as] = [named.filter((row) => row.isAlone && row.kind === kind), named.filter((row) => row.isAlone && row.got === kind)];
    const right = of.filter(({ got }) => got === kind).length;
    process.stdout.write(`  ${kind}: ${right} of ${of.length} found, ${right} of ${as.length} that were named so\n`);
  }
  if (values.wrong)
    for (const { kind, got, share, text, isAlone } of named)
      if (kind !== got && isAlone) process.stdout.write(`${kind} as ${got} (${share.toFixed(2)}): ${text}\n`);
}

function namedBy(taught, asked) {
  const letters = lettersOf(learnt(counted(taught), COUNT), COUNT);
  return asked.map((row) => {
    const shares = readBy(letters, row.places);
    const share = Math.max(...shares);
    return { ...row, share, got: QUESTION_KINDS[shares.indexOf(share)] };
  });
}

function report(name, named) {
  const rightOf = (of) => `${of.filter(({ kind, got }) => kind === got).length} of ${of.length}`;
  const alone = named.filter(({ isAlone }) => isAlone);
  const from = [0.5, 0.6, 0.8, 0.93].map((least) => `from ${least} ${rightOf(alone.filter(({ share }) => share >= least))}`);
  process.stdout.write(
    `${name}: ${rightOf(alone)}; ${from.join('; ')}; in a conversation ${rightOf(named.filter(({ isAlone }) => !isAlone))}\n`,
  );
}

function fileOf(taught) {
  const { lines, scales, usual } = lettersOf(learnt(counted(taught), COUNT), COUNT);
  return [
    '/**',
    ' * What the classifier of questions has learnt: a line of weights a class, a letter a place; made by `tooling/intents/train.mjs`.',
    ' * A weight is the level of its letter, counted from the middle one, times the scale of its class.',
    ' */',
    `export const QUESTION_CLASSES = [${QUESTION_KINDS.map((kind) => `'${kind}'`).join(', ')}] as const;`,
    '/** Of the questions and the way of learning: `tooling/intents/inputs.mjs`. */',
    `export const LEARNT_FROM = '${fingerprint()}';`,
    `export const PLACES = ${PARAMETERS.places};`,
    `export const LEVELS = '${LEVELS}';`,
    `export const SCALES: readonly number[] = [${scales.join(', ')}];`,
    '/** How usual each class is. */',
    `export const USUAL: readonly number[] = [${usual.join(', ')}];`,
    'export const WEIGHTS: readonly string[] = [',
    ...lines.map((line) => `  '${line}',`),
    '];',
    '',
  ].join('\n');
}
