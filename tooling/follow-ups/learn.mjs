import { LEVELS } from '../intents/learn.mjs';
import { exp } from '../intents/steps.mjs';

/**
 * Learns weights for classes of questions: a linear model whose error on all questions together, and the size of its weights, is
 * made small. There is one best answer to that and the steps go towards it, in no order of the questions: one more question moves
 * the weights of what it holds and little else. Nothing in it is left to chance or to the clock, and every operation is one that
 * IEEE 754 fixes.
 */

/**
 * How it learns. `decay` holds weights small; `balance`: a class counts by the power of how rare it is; `sharpness`: what the sums are
 * multiplied by, so that a share is how often such a class is right.
 */
export const PARAMETERS = { places: 2 ** 16, rounds: 150, decay: 2e-5, balance: 0.5, curvature: 0.05, sharpness: 1.7 };
const HALF = (LEVELS.length - 1) / 2;
/** Few weights are far from 0: they are cut at this part of the highest, so that the others keep their differences. */
const CUT = 1.6;

/** Sums of classes as shares of one. */
export function sharesOf(sums) {
  const most = Math.max(...sums);
  const raised = Array.from(sums, (sum) => exp(Math.max(-60, sum - most)));
  const total = raised.reduce((one, other) => one + other, 0);
  return raised.map((one) => one / total);
}

/** The sum of each class for a question. @param weights a place after the other, each with a weight a class */
function sumsInto(sums, weights, places) {
  const count = sums.length;
  const norm = 1 / Math.sqrt(places.length);
  sums.fill(0);
  for (const place of places) for (let kind = 0; kind < count; kind += 1) sums[kind] += weights[place * count + kind];
  for (let kind = 0; kind < count; kind += 1) sums[kind] *= norm;
  return norm;
}

/**
 * @param {readonly { label: number, places: readonly number[] }[]} rows
 * @param {number} count of classes
 * @returns {Float64Array} a place after the other, each with a weight a class
 */
export function learnt(rows, count) {
  const { places, rounds, decay, balance, curvature } = PARAMETERS;
  const ofClass = Array.from({ length: count }, () => 0);
  for (const { label } of rows) ofClass[label] += 1;
  // The root of how much rarer a class is than the middle one; a power that is not a half would need the engine's own.
  if (balance !== 0.5) throw new Error('only the root is the same on every machine');
  const counted = ofClass.map((one) => (one === 0 ? 0 : Math.sqrt(rows.length / count / one) / rows.length));
  const weights = new Float64Array(places * count);
  const ahead = new Float64Array(places * count);
  const slope = new Float64Array(places * count);
  const sums = new Float64Array(count);
  const step = 1 / (curvature + decay);
  let pace = 1;
  for (let round = 0; round < rounds; round += 1) {
    slope.fill(0);
    for (const row of rows) {
      const norm = sumsInto(sums, ahead, row.places);
      const shares = sharesOf(sums);
      const errors = shares.map((share, kind) => (share - (kind === row.label ? 1 : 0)) * counted[row.label] * norm);
      for (const place of row.places) for (let kind = 0; kind < count; kind += 1) slope[place * count + kind] += errors[kind];
    }
    // Nesterov: the slope is taken a little ahead of where the weights stand.
    const next = (1 + Math.sqrt(1 + 4 * pace * pace)) / 2;
    const momentum = (pace - 1) / next;
    pace = next;
    for (let at = 0; at < weights.length; at += 1) {
      const moved = ahead[at] - step * (slope[at] + decay * ahead[at]);
      ahead[at] = moved + momentum * (moved - weights[at]);
      weights[at] = moved;
    }
  }
  return weights;
}

/** Weights as letters, a line a class, and what a level of each class stands for. */
export function lettersOf(weights, count) {
  const lines = Array.from({ length: count }, (_, kind) =>
    Float64Array.from({ length: PARAMETERS.places }, (_, place) => weights[place * count + kind] * PARAMETERS.sharpness),
  );
  const scales = lines.map(
    (line) => Number((line.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / HALF / CUT).toFixed(6)) || 1e-6,
  );
  const letters = lines.map((line, kind) =>
    Array.from(line, (one) => LEVELS[HALF + Math.max(-HALF, Math.min(HALF, Math.round(one / scales[kind])))]).join(''),
  );
  return { lines: letters, scales };
}

/** What the letters say of a question: the share of each class. */
export function readBy({ lines, scales }, places) {
  const norm = 1 / Math.sqrt(places.length);
  return sharesOf(
    lines.map((line, kind) => places.reduce((sum, place) => sum + LEVELS.indexOf(line[place]) - HALF, 0) * scales[kind] * norm),
  );
}
