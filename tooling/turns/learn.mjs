/**
 * Learns weights of classes example by example: each step is as long as the weight was moved little before (Duchi and others, Adaptive
 * Subgradient Methods, JMLR 2011), and what is given are the means over the later rounds. The order comes from a fixed sequence, and
 * every operation is one that IEEE 754 fixes.
 */
import { LEVELS } from '../intents/learn.mjs';
import { exp, sequence, shareOut, shuffle } from '../intents/steps.mjs';

const HALF = (LEVELS.length - 1) / 2;
/** Few weights are far from 0: they are cut at this part of the highest. */
const CUT = 1.6;

/**
 * @param {readonly { label: number, places: readonly number[] }[]} rows
 * @param {{ count: number, places: number, rounds: number, pace: number, decay: number }} how classes, places, rounds
 * @returns {Float64Array[]} a row of weights a class
 */
export function learnt(rows, { count, places, rounds, pace, decay }) {
  const weights = new Float64Array(count * places);
  const squares = new Float64Array(count * places).fill(1e-4);
  const means = new Float64Array(count * places);
  const next = sequence();
  const sums = new Float64Array(count);
  let averaged = 0;
  for (let round = 0; round < rounds; round += 1) {
    const order = rows.map((_, at) => at);
    shuffle(order, next);
    for (const at of order) {
      const { label, places: filled } = rows[at];
      const norm = 1 / Math.sqrt(filled.length);
      sums.fill(0);
      for (const place of filled) for (let kind = 0; kind < count; kind += 1) sums[kind] += weights[place * count + kind];
      for (let kind = 0; kind < count; kind += 1) sums[kind] *= norm;
      shareOut(sums);
      sums[label] -= 1;
      for (const place of filled)
        for (let kind = 0; kind < count; kind += 1) {
          const of = place * count + kind;
          const slope = sums[kind] * norm + decay * weights[of];
          squares[of] += slope * slope;
          weights[of] -= (pace * slope) / Math.sqrt(squares[of]);
        }
    }
    if (round < rounds / 2) continue;
    averaged += 1;
    for (let of = 0; of < means.length; of += 1) means[of] += weights[of];
  }
  return Array.from({ length: count }, (_, kind) =>
    Float64Array.from({ length: places }, (__, place) => means[place * count + kind] / averaged),
  );
}

/** Rows of weights as letters, and what a level of each stands for. @param sharpness what the sums are multiplied by */
export function lettersOf(rows, sharpness) {
  const scales = rows.map(
    (row) => Number(((row.reduce((most, one) => Math.max(most, Math.abs(one)), 0) * sharpness) / HALF / CUT).toFixed(6)) || 1e-6,
  );
  const lines = rows.map((row, at) =>
    Array.from(row, (one) => LEVELS[HALF + Math.max(-HALF, Math.min(HALF, Math.round((one * sharpness) / scales[at])))]).join(''),
  );
  return { lines, scales };
}

/** What the letters say of places: the share of each class. */
export function readBy({ lines, scales }, places) {
  const norm = 1 / Math.sqrt(places.length);
  const sums = lines.map((line, kind) => places.reduce((sum, place) => sum + LEVELS.indexOf(line[place]) - HALF, 0) * scales[kind] * norm);
  const most = Math.max(...sums);
  const raised = sums.map((sum) => exp(Math.max(-60, sum - most)));
  const total = raised.reduce((one, other) => one + other, 0);
  return raised.map((one) => one / total);
}
