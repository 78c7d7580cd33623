/**
 * Trains the classifier of emergencies, `packages/domain/src/safety/alarm-model.data.ts`, on `inputs.mjs`:
 * `node tooling/alarms/train.mjs`. The same examples give the same file to the byte. `--folds 5` prints what models say of
 * examples that they have not learnt from: for bars of the share, how many emergencies are heard, how many rightly named, and how many
 * other messages are taken for one; `--held-out` prints it of messages that nothing has learnt from; `--wrong` lists them.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { hashedPlace } from '../../packages/domain/src/lib/index.ts';
import { placesOfAlarm } from '../../packages/domain/src/safety/alarm-signs.ts';
import { LEVELS } from '../intents/learn.mjs';
import { shareOut } from '../intents/steps.mjs';
import { alarmExamples, fingerprint, heldOut } from './inputs.mjs';
import { learnt, PARAMETERS, sumInto } from './learn.mjs';

const FILE = path.join(import.meta.dirname, '../../packages/domain/src/safety/alarm-model.data.ts');
/** Places of one line of the file. */
const OF_LINE = 16;
const HALF = (LEVELS.length - 1) / 2;
/** From this share on a message is heard: `alarm-bars.ts`. */
const SURE = 0.7;
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
  const text = fileOf(alarmExamples());
  writeFileSync(FILE, text);
  process.stdout.write(`${Math.round(text.length / 1000)} kB\n`);
}

function fileOf(examples) {
  const kinds = kindsOf(examples);
  const { ofPlaces, ofKinds, usual } = learntToHear(rowsOf(examples, kinds), kinds);
  const [places, perKind] = [scaleOf(ofPlaces), scaleOf(ofKinds)];
  const width = OF_LINE * PARAMETERS.sides;
  return [
    '/**',
    ' * What the classifier of emergencies has learnt, a letter a weight: for every place the numbers that it stands for, and for every kind how',
    ' * much each of them speaks for it; made by `tooling/alarms/train.mjs`. A weight goes as the square of the level of its letter, counted from',
    ' * the middle one: most are near 0, and the few that are not count.',
    ' */',
    '/** Of the examples and the way of learning: `tooling/alarms/inputs.mjs`. */',
    `export const ALARMS_LEARNT_FROM = '${fingerprint()}';`,
    `export const ALARM_PLACES = ${PARAMETERS.places};`,
    `export const ALARM_SIDES = ${PARAMETERS.sides};`,
    `export const ALARM_LEVELS = '${LEVELS}';`,
    '/** What the highest level stands for. */',
    `export const ALARM_SCALES = { places: ${places}, kinds: ${perKind} };`,
    `export const ALARM_CLASSES = [${kinds.map((kind) => `'${kind}'`).join(', ')}] as const;`,
    '/** How usual each kind is among the examples. */',
    `export const ALARM_USUAL: readonly number[] = [${Array.from(usual, (one) => one.toFixed(4)).join(', ')}];`,
    'export const KIND_WEIGHTS: readonly string[] = [',
    ...kinds.map((_, at) => `  '${lettersOf(ofKinds.subarray(at * PARAMETERS.sides, (at + 1) * PARAMETERS.sides), perKind)}',`),
    '];',
    'export const PLACE_WEIGHTS: readonly string[] = [',
    ...Array.from(
      { length: ofPlaces.length / width },
      (_, at) => `  '${lettersOf(ofPlaces.subarray(at * width, (at + 1) * width), places)}',`,
    ),
    '];',
    '',
  ].join('\n');
}

function scaleOf(weights) {
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  return Number(most.toFixed(6));
}

function levelOf(weight, scale) {
  return Math.sign(weight) * Math.min(HALF, Math.round(HALF * Math.sqrt(Math.abs(weight) / scale)));
}

function lettersOf(weights, scale) {
  return Array.from(weights, (weight) => LEVELS[HALF + levelOf(weight, scale)]).join('');
}

/** A tenth of the messages, the same one every time. */
function isOfTenth({ text }) {
  return hashedPlace(text.toLowerCase(), 10) === 0;
}

/**
 * A model of all examples. How usual it is that a message tells of none is set by what people ask without a danger: a model that has not
 * learnt a tenth of it takes `PARAMETERS.falsely` of that tenth for an emergency.
 */
function learntToHear(rows, kinds) {
  const none = kinds.indexOf('none');
  const tenth = new Set(rows.filter((row) => row.isTraffic && isOfTenth(row)));
  const shares = classifiedBy(
    learnt(
      rows.filter((row) => !tenth.has(row)),
      kinds.length,
    ),
    kinds,
    [...tenth],
  )
    .map(({ alarm }) => alarm)
    .sort((a, b) => b - a);
  const model = learnt(rows, kinds.length);
  const last = Math.min(0.9999, Math.max(0.0001, shares[Math.floor(PARAMETERS.falsely * shares.length)] ?? SURE));
  model.usual[none] -= Number(Math.log((SURE * (1 - last)) / ((1 - SURE) * last)).toFixed(2));
  return model;
}

/** A model as its file holds it. */
function asStored({ sides, ofPlaces, ofKinds, usual }) {
  const rounded = (weights) => {
    const scale = scaleOf(weights);
    return weights.map((weight) => {
      const level = levelOf(weight, scale) / HALF;
      return level * Math.abs(level) * scale;
    });
  };
  return { sides, usual, ofPlaces: rounded(ofPlaces), ofKinds: rounded(ofKinds) };
}

function kindsOf(examples) {
  return [...new Set(examples.map(({ kind }) => kind))];
}

function rowsOf(examples, kinds) {
  return examples.map((one) => ({ ...one, label: kinds.indexOf(one.kind), signs: placesOfAlarm(one.text, PARAMETERS.places) }));
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
function ofHeldOut(examples, sets) {
  const kinds = kindsOf(examples);
  const rows = rowsOf(examples, kinds);
  const named = namedBy(
    rows,
    kinds,
    Object.entries(sets).flatMap(([of, messages]) => rowsOf(messages, kinds).map((row) => ({ ...row, of }))),
  );
  for (const of of Object.keys(sets)) {
    process.stdout.write(`${of}: `);
    report(named.filter((row) => row.of === of));
  }
}

/** Rows, with what a model says of them that has learnt from others. */
function namedBy(others, kinds, rows) {
  return classifiedBy(asStored(learntToHear(others, kinds)), kinds, rows);
}

/** Rows, with what a model says of them. */
function classifiedBy(model, kinds, rows) {
  const none = kinds.indexOf('none');
  const [sums, held] = [new Float64Array(kinds.length), new Float64Array(model.sides)];
  return rows.map((row) => {
    sumInto(sums, held, row.signs, model);
    shareOut(sums);
    const best = sums.reduce((at, share, kind) => (kind !== none && (at === -1 || share > sums[at]) ? kind : at), -1);
    return { ...row, got: kinds[best], alarm: 1 - sums[none], share: sums[best] };
  });
}

function report(named) {
  const [events, others] = [named.filter(({ kind }) => kind !== 'none'), named.filter(({ kind }) => kind === 'none')];
  process.stdout.write(`${events.length} and ${others.length} others\n`);
  for (const bar of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95]) {
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
