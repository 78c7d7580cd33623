import { exp, sequence, shareOut, shuffle } from './steps.mjs';

/**
 * Learns weights for classes of questions: every place that a question fills stands for a few numbers, a question for their sum, and every
 * class for how much each of the numbers speaks for it (Joulin and others, Bag of Tricks for Efficient Text Classification, EACL 2017).
 * What is seldom seen moves further at a time than what is in every question (Duchi and others, Adaptive Subgradient Methods, JMLR 2011),
 * and at each step some places are left out, so that no question is known by one of them alone (Srivastava and others, Dropout, JMLR 2014).
 * Places and classes are multiplied out in the end: what is stored is one weight a place and class. The order comes from a fixed sequence,
 * and every operation is one that IEEE 754 fixes.
 */

/**
 * `sides`: numbers that a question is held as; `pace`: of the first step, falling to a twentieth of it; `before`: as if a place had been
 * moved by so much already; `leftOut`: this part of the places at each step; `sharpness`: what the sums are multiplied by, so that a share
 * is how often such a class is right.
 */
export const PARAMETERS = { places: 2 ** 16, sides: 32, rounds: 5, pace: 0.1, before: 0.1, leftOut: 0.7, sharpness: 1 };
const LAST_PACE = 0.05;
/** How usual a class is moves so much of a step. */
const OF_USUAL = 0.1;
/** Below this a share moves nothing. */
const LEAST = 1e-4;
/** Levels of a weight, as letters: the middle one is 0. */
export const LEVELS = '!#$%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abc';
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

/**
 * @param {readonly { label: number, places: readonly number[] }[]} rows
 * @param {number} count of classes
 * @returns {{ weights: Float64Array, usual: Float64Array }} weights: a place after the other, each with a weight a class; `usual`: how usual each class is
 */
export function learnt(rows, count) {
  const { places, sides, rounds, pace, before, leftOut } = PARAMETERS;
  const next = sequence();
  // A place that no question fills says nothing.
  const ofPlaces = new Float64Array(places * sides);
  const ofClasses = Float64Array.from({ length: count * sides }, () => (next() - 0.5) / 5);
  const usual = new Float64Array(count);
  const movedPlaces = new Float64Array(places).fill(before);
  const movedClasses = new Float64Array(count * sides).fill(before);
  const sums = new Float64Array(count);
  const held = new Float64Array(sides);
  const slope = new Float64Array(sides);
  const order = rows.map((_, at) => at);
  for (let round = 0; round < rounds; round += 1) {
    const step = pace * (1 - (round / rounds) * (1 - LAST_PACE));
    shuffle(order, next);
    for (const at of order) {
      const { label } = rows[at];
      const filled = rows[at].places.filter(() => next() >= leftOut);
      const norm = 1 / Math.sqrt(filled.length || 1);
      held.fill(0);
      for (const place of filled) for (let side = 0; side < sides; side += 1) held[side] += ofPlaces[place * sides + side] * norm;
      for (let kind = 0; kind < count; kind += 1) {
        let sum = usual[kind];
        for (let side = 0; side < sides; side += 1) sum += ofClasses[kind * sides + side] * held[side];
        sums[kind] = sum;
      }
      shareOut(sums);
      sums[label] -= 1;
      slope.fill(0);
      for (let kind = 0; kind < count; kind += 1) {
        const error = sums[kind];
        if (error < LEAST && error > -LEAST) continue;
        usual[kind] -= step * OF_USUAL * error;
        const from = kind * sides;
        for (let side = 0; side < sides; side += 1) {
          const own = error * held[side];
          slope[side] += error * ofClasses[from + side];
          movedClasses[from + side] += own * own;
          ofClasses[from + side] -= (step * own) / Math.sqrt(movedClasses[from + side]);
        }
      }
      let size = 0;
      for (let side = 0; side < sides; side += 1) size += slope[side] * slope[side];
      size /= sides;
      if (size < 1e-12) continue;
      for (const place of filled) {
        movedPlaces[place] += size * norm * norm;
        const part = (step * norm) / Math.sqrt(movedPlaces[place]);
        for (let side = 0; side < sides; side += 1) ofPlaces[place * sides + side] -= part * slope[side];
      }
    }
  }
  const weights = new Float64Array(places * count);
  for (let place = 0; place < places; place += 1)
    for (let kind = 0; kind < count; kind += 1) {
      let sum = 0;
      for (let side = 0; side < sides; side += 1) sum += ofPlaces[place * sides + side] * ofClasses[kind * sides + side];
      weights[place * count + kind] = sum;
    }
  return { weights, usual };
}

/** Weights as letters, a line a class, what a level of each class stands for, and how usual each class is. */
export function lettersOf({ weights, usual }, count) {
  const lines = Array.from({ length: count }, (_, kind) =>
    Float64Array.from({ length: PARAMETERS.places }, (_, place) => weights[place * count + kind] * PARAMETERS.sharpness),
  );
  const scales = lines.map(
    (line) => Number((line.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / HALF / CUT).toFixed(6)) || 1e-6,
  );
  const letters = lines.map((line, kind) =>
    Array.from(line, (one) => LEVELS[HALF + Math.max(-HALF, Math.min(HALF, Math.round(one / scales[kind])))]).join(''),
  );
  return { lines: letters, scales, usual: Array.from(usual, (one) => Number((one * PARAMETERS.sharpness).toFixed(4))) };
}

/** What the letters say of a question: the share of each class. */
export function readBy({ lines, scales, usual }, places) {
  const norm = 1 / Math.sqrt(places.length);
  return sharesOf(
    lines.map(
      (line, kind) => usual[kind] + places.reduce((sum, place) => sum + LEVELS.indexOf(line[place]) - HALF, 0) * scales[kind] * norm,
    ),
  );
}
