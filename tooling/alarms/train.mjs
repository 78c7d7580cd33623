/**
 * Trains the classifier of emergencies, `packages/domain/src/safety/alarm-weights.data.ts`, on `inputs.mjs`:
 * `node tooling/alarms/train.mjs`. The same examples give the same file to the byte. `--folds 5` prints what models say of
 * examples that they have not learnt from: for bars of the share, how many emergencies are heard, how many rightly named, and how many
 * other messages are taken for one; `--held-out` prints it of the messages of `held-out.txt`; `--wrong` lists them.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { placesOfAlarm } from '../../packages/domain/src/safety/alarm-signs.ts';
import { LEVELS, learnt, lettersOf, PARAMETERS, readBy } from '../intents/learn.mjs';
import { alarmExamples, fingerprint, heldOut } from './inputs.mjs';

const FILE = path.join(import.meta.dirname, '../../packages/domain/src/safety/alarm-weights.data.ts');
const { values } = parseArgs({
  options: {
    folds: { type: 'string', default: '0' },
    'held-out': { type: 'boolean', default: false },
    wrong: { type: 'boolean', default: false },
  },
});
const folds = Number(values.folds);

if (folds > 1) {
  crossValidate(alarmExamples());
} else if (values['held-out']) {
  ofHeldOut(alarmExamples(), heldOut());
} else {
  const text = [
    '/**',
    ' * What the classifier of emergencies has learnt: a line of weights a kind, a letter a place; made by `tooling/alarms/train.mjs`.',
    ' * A weight is the level of its letter, counted from the middle one, times the scale of its kind.',
    ' */',
    '/** Of the examples and the way of learning: `tooling/alarms/inputs.mjs`. */',
    `export const ALARMS_LEARNT_FROM = '${fingerprint()}';`,
    `export const ALARM_PLACES = ${PARAMETERS.places};`,
    `export const ALARM_LEVELS = '${LEVELS}';`,
    ...weightsOf('ALARM', alarmExamples()),
    '',
  ].join('\n');
  writeFileSync(FILE, text);
  process.stdout.write(`${Math.round(text.length / 1000)} kB\n`);
}

function kindsOf(examples) {
  return [...new Set(examples.map(({ kind }) => kind))];
}

function rowsOf(examples, kinds) {
  return examples.map((one) => ({ ...one, label: kinds.indexOf(one.kind), places: placesOfAlarm(one.text, PARAMETERS.places) }));
}

function weightsOf(name, examples) {
  const kinds = kindsOf(examples);
  const { lines, scales } = lettersOf(learnt(rowsOf(examples, kinds), kinds.length), kinds.length);
  return [
    `export const ${name}_CLASSES = [${kinds.map((kind) => `'${kind}'`).join(', ')}] as const;`,
    `export const ${name}_SCALES: readonly number[] = [${scales.join(', ')}];`,
    `export const ${name}_WEIGHTS: readonly string[] = [`,
    ...lines.map((line) => `  '${line}',`),
    '];',
  ];
}

/** Every example is named by a model that has learnt from the others alone. */
function crossValidate(examples) {
  const kinds = kindsOf(examples);
  const partOf = ({ text }) => [...text.toLowerCase()].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7) % folds;
  const rows = rowsOf(examples, kinds);
  const named = Array.from({ length: folds }, (_, part) => {
    const others = rows.filter((row) => partOf(row) !== part);
    return namedBy(
      others,
      kinds,
      rows.filter((row) => partOf(row) === part),
    );
  }).flat();
  report(named);
}

/** What a model that has learnt from all examples says of messages that are none of them. */
function ofHeldOut(examples, messages) {
  const kinds = kindsOf(examples);
  report(namedBy(rowsOf(examples, kinds), kinds, rowsOf(messages, kinds)));
}

/** Rows, with what a model says of them that has learnt from others. */
function namedBy(others, kinds, rows) {
  const none = kinds.indexOf('none');
  const letters = lettersOf(learnt(others, kinds.length), kinds.length);
  return rows.map((row) => {
    const shares = readBy(letters, row.places);
    const best = shares.reduce((at, share, kind) => (kind !== none && (at === -1 || share > shares[at]) ? kind : at), -1);
    return { ...row, got: kinds[best], alarm: 1 - shares[none], share: shares[best] };
  });
}

function report(named) {
  const [events, others] = [named.filter(({ kind }) => kind !== 'none'), named.filter(({ kind }) => kind === 'none')];
  process.stdout.write(`${events.length} and ${others.length} others\n`);
  for (const bar of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const heard = events.filter(({ alarm }) => alarm >= bar);
    const right = heard.filter(({ kind, got }) => kind === got);
    const falsely = others.filter(({ alarm }) => alarm >= bar);
    process.stdout.write(`  from ${bar}: heard ${heard.length}, rightly named ${right.length}, falsely ${falsely.length}\n`);
  }
  if (!values.wrong) return;
  for (const { kind, got, alarm, text } of named)
    if (kind === 'none' ? alarm >= 0.5 : alarm < 0.5 || kind !== got)
      process.stdout.write(`${kind} as ${got} (${alarm.toFixed(2)}): ${text}\n`);
}
