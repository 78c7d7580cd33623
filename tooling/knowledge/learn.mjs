/**
 * Learns which entry a question asks for: every sign of a question stands for a few numbers, a question for their sum, and every entry
 * (and "no entry") for how much each of the numbers speaks for it; both are learnt together, question by question (Joulin and others,
 * Bag of Tricks for Efficient Text Classification, EACL 2017). The order of the questions comes from a fixed sequence, and every
 * operation is one that IEEE 754 fixes: the same questions give the same weights on every machine.
 */
import { sumInto } from '../../packages/domain/src/guide/knowledge/find-learnt.ts';
import { sequence, shareOut, shuffle } from '../intents/steps.mjs';

/**
 * `sides`: numbers that a question is held as; `places`: that signs fall on; `pace`: of the first step, falling to 0; `leftOut`: this part of
 * the signs at each step, so that no question is known by one of them alone (Srivastava and others, Dropout, JMLR 2014).
 */
export const PARAMETERS = { sides: 48, places: 2 ** 16, rounds: 8, pace: 0.3, leftOut: 0.5 };
/** Below this a share moves nothing. */
const LEAST = 1e-4;

/**
 * @param {readonly { answer: number, signs: readonly { place: number, value: number }[] }[]} rows signs are scaled
 * @param {number} count of answers
 * @returns {import('../../packages/domain/src/guide/knowledge/find-learnt.ts').EntryModel}
 */
export function learnt(rows, count) {
  const { sides, places, rounds, pace, leftOut } = PARAMETERS;
  const scale = 1 / Math.sqrt(1 - leftOut);
  const next = sequence();
  const ofPlaces = Float64Array.from({ length: places * sides }, () => ((next() - 0.5) * 2) / sides);
  const ofEntries = new Float64Array(count * sides);
  const model = { sides, places, ofPlaces, ofEntries };
  const sums = new Float64Array(count);
  const held = new Float64Array(sides);
  const slope = new Float64Array(sides);
  for (let round = 0; round < rounds; round += 1) {
    const step = pace * (1 - round / rounds);
    const order = rows.map((_, at) => at);
    shuffle(order, next);
    for (const at of order) {
      const { answer } = rows[at];
      const signs = rows[at].signs.filter(() => next() >= leftOut).map(({ place, value }) => ({ place, value: value * scale }));
      sumInto(sums, held, signs, model);
      shareOut(sums);
      sums[answer] -= 1;
      slope.fill(0);
      for (let of = 0; of < count; of += 1) {
        const error = sums[of];
        if (error < LEAST && error > -LEAST) continue;
        const from = of * sides;
        for (let side = 0; side < sides; side += 1) {
          slope[side] += error * ofEntries[from + side];
          ofEntries[from + side] -= step * error * held[side];
        }
      }
      for (const { place, value } of signs) {
        const from = place * sides;
        const part = step * value;
        for (let side = 0; side < sides; side += 1) ofPlaces[from + side] -= part * slope[side];
      }
    }
  }
  return model;
}
