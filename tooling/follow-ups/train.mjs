/**
 * Trains the reader of acts, `packages/domain/src/guide/acts/acts.data.ts`: what a few words behind an answer do ("are you sure", "and
 * every day?"). It learns from `examples.txt` here and, as what is none, from the short questions of `../intents/examples.txt`:
 * `node tooling/follow-ups/train.mjs`; `--folds 5` prints how many are named rightly that were not learnt from, `--wrong` which are not.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { placesOf } from '../../packages/domain/src/guide/intents/classifier.ts';
import { LEVELS } from '../intents/learn.mjs';
import { learnt, lettersOf, readBy } from './learn.mjs';

const FILE = path.join(import.meta.dirname, '../../packages/domain/src/guide/acts/acts.data.ts');
const ACTS = [
  'sure',
  'source',
  'why',
  'asked',
  'again',
  'daily',
  'little',
  'which',
  'instead',
  'others',
  'same',
  'heated',
  'frozen',
  'pasteurised',
  'ground',
  'smells',
  'when',
  'made',
  'confirm',
  'thanks',
  'none',
];
const PLACES = 4096;
const MAX_WORDS = 8;
/** Kinds of question of which a few words may be an act. */
const LIKE_ACTS = new Set(['small talk', 'out of scope', 'why', 'swap', 'compare']);

function linesOf(file) {
  return readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' | '));
}

export function examples() {
  const acts = linesOf('examples.txt').flatMap(([act, texts = '']) =>
    texts.split(';').map((text) => ({ label: ACTS.indexOf(act), text: text.trim().toLowerCase() })),
  );
  const known = new Set(acts.map(({ text }) => text));
  const others = linesOf('../intents/examples.txt').flatMap(([kind, text = '']) => {
    const count = text.split(' ').length;
    const isLike = LIKE_ACTS.has(kind) && count < 4;
    return count > MAX_WORDS || isLike || known.has(text.toLowerCase()) ? [] : [{ label: ACTS.indexOf('none'), text: text.toLowerCase() }];
  });
  return [...acts, ...others];
}

export function fingerprint() {
  return createHash('sha256')
    .update(JSON.stringify([ACTS, PLACES, examples()]))
    .digest('hex');
}

const rowsOf = (all) => all.map((row) => ({ ...row, places: placesOf({ typed: row.text, words: [], features: [] }, PLACES) }));

function fileOf(rows) {
  const { lines, scales } = lettersOf(learnt(rows, ACTS.length), ACTS.length);
  return [
    '/** What the reader of acts has learnt: a line of weights an act, a letter a place; made by `tooling/follow-ups/train.mjs`. */',
    `export const ACTS_LEARNT_FROM = '${fingerprint()}';`,
    `export const ACT_CLASSES = [${ACTS.map((act) => `'${act}'`).join(', ')}] as const;`,
    `export const ACT_PLACES = ${PLACES};`,
    `export const ACT_LEVELS = '${LEVELS}';`,
    `export const ACT_SCALES: readonly number[] = [${scales.join(', ')}];`,
    'export const ACT_WEIGHTS: readonly string[] = [',
    ...lines.map((line) => `  '${line.slice(0, PLACES)}',`),
    '];',
    '',
  ].join('\n');
}

function crossValidate(folds, isWrongShown) {
  const rows = rowsOf(examples());
  const partOf = ({ text }) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7) % folds;
  const found = ACTS.map(() => [0, 0, 0]);
  for (let part = 0; part < folds; part += 1) {
    const letters = lettersOf(
      learnt(
        rows.filter((row) => partOf(row) !== part),
        ACTS.length,
      ),
      ACTS.length,
    );
    for (const row of rows.filter((one) => partOf(one) === part)) {
      const shares = readBy(letters, row.places);
      const got = shares.indexOf(Math.max(...shares));
      found[row.label][0] += 1;
      found[got][2] += 1;
      if (got === row.label) found[row.label][1] += 1;
      else if (isWrongShown) process.stdout.write(`${ACTS[row.label]} as ${ACTS[got]} (${Math.max(...shares).toFixed(2)}): ${row.text}\n`);
    }
  }
  for (const [at, [all, right, named]] of found.entries())
    process.stdout.write(`${ACTS[at]}: ${right} of ${all} found, ${right} of ${named} that were named so\n`);
}

const { values } = parseArgs({ options: { folds: { type: 'string', default: '0' }, wrong: { type: 'boolean', default: false } } });
if (import.meta.main) {
  if (Number(values.folds) > 1) crossValidate(Number(values.folds), values.wrong);
  else {
    const rows = rowsOf(examples());
    writeFileSync(FILE, fileOf(rows));
    process.stdout.write(`${rows.length} messages\n`);
  }
}
