/**
 * Learns what danger a message tells of: every place that a message fills stands for a few numbers, a message for their sum, and every
 * kind of danger (and none) for how much each of the numbers speaks for it (Joulin and others, Bag of Tricks for Efficient Text
 * Classification, EACL 2017). What is seldom seen moves further at a time than what is in every message (Duchi and others, Adaptive
 * Subgradient Methods, JMLR 2011): that is what hears new wordings. The order comes from a fixed sequence, and every operation is one
 * that IEEE 754 fixes: the same messages give the same weights on every machine.
 */
import { sequence, shareOut, shuffle } from '../intents/steps.mjs';

/**
 * `sides`: numbers that a message is held as; `places`: that signs fall on; `pace`: of the first step, falling to a twentieth of it;
 * `before`: as if a place had been moved by so much already; `leftOut`: this part of the signs at each step, so that no message is known by
 * one of them alone (Srivastava and others, Dropout, JMLR 2014); `falsely`: of what people ask without a danger, so much may be taken for one.
 */
export const PARAMETERS = { sides: 24, places: 2 ** 16, rounds: 4, pace: 0.1, before: 0.1, leftOut: 0.6, falsely: 0.025 };
/** Below this a share moves nothing. */
const LEAST = 1e-4;
const LAST_PACE = 0.05;
/** How usual a kind is moves so much of a step. */
const OF_USUAL = 0.1;

/** What speaks for each kind, into `sums`; `held` takes what the message is held as. */
export function sumInto(sums, held, signs, { sides, ofPlaces, ofKinds, usual }) {
  held.fill(0);
  for (const { place, value } of signs) {
    const from = place * sides;
    for (let side = 0; side < sides; side += 1) held[side] += ofPlaces[from + side] * value;
  }
  for (let kind = 0; kind < sums.length; kind += 1) {
    const from = kind * sides;
    let sum = usual[kind];
    for (let side = 0; side < sides; side += 1) sum += ofKinds[from + side] * held[side];
    sums[kind] = sum;
  }
}

/**
 * @param {readonly { label: number, signs: readonly { place: number, value: number }[] }[]} rows
 * @param {number} count of kinds
 */
export function learnt(rows, count) {
  const { sides, places, rounds, pace, before, leftOut } = PARAMETERS;
  const scale = 1 / Math.sqrt(1 - leftOut);
  const next = sequence();
  const model = {
    sides,
    // A place that no example fills says nothing.
    ofPlaces: new Float64Array(places * sides),
    ofKinds: Float64Array.from({ length: count * sides }, () => (next() - 0.5) / 5),
    usual: new Float64Array(count),
  };
  const { ofPlaces, ofKinds, usual } = model;
  const movedPlaces = new Float64Array(places).fill(before);
  const movedKinds = new Float64Array(count * sides).fill(before);
  const sums = new Float64Array(count);
  const held = new Float64Array(sides);
  const slope = new Float64Array(sides);
  const order = rows.map((_, at) => at);
  for (let round = 0; round < rounds; round += 1) {
    const step = pace * (1 - (round / rounds) * (1 - LAST_PACE));
    shuffle(order, next);
    for (const at of order) {
      const { label } = rows[at];
      const signs = rows[at].signs.filter(() => next() >= leftOut).map(({ place, value }) => ({ place, value: value * scale }));
      sumInto(sums, held, signs, model);
      shareOut(sums);
      sums[label] -= 1;
      slope.fill(0);
      for (let kind = 0; kind < count; kind += 1) {
        const error = sums[kind];
        if (error < LEAST && error > -LEAST) continue;
        const from = kind * sides;
        usual[kind] -= step * OF_USUAL * error;
        for (let side = 0; side < sides; side += 1) {
          const own = error * held[side];
          slope[side] += error * ofKinds[from + side];
          movedKinds[from + side] += own * own;
          ofKinds[from + side] -= (step * own) / Math.sqrt(movedKinds[from + side]);
        }
      }
      let size = 0;
      for (let side = 0; side < sides; side += 1) size += slope[side] * slope[side];
      size /= sides;
      if (size < 1e-12) continue;
      for (const { place, value } of signs) {
        movedPlaces[place] += size * value * value;
        const part = (step * value) / Math.sqrt(movedPlaces[place]);
        const from = place * sides;
        for (let side = 0; side < sides; side += 1) ofPlaces[from + side] -= part * slope[side];
      }
    }
  }
  return model;
}
