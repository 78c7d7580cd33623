/** The same as `sequence.ts` for a UPC-E, which is one half by itself: its check digit shows in the sets of its digits. */
import { type HalfCosts, type Sequence, type Way, waysThrough } from './sequence.ts';
import { CHECK_DIGIT_SETS } from './templates.ts';

/**
 * Which weight each of the six digits has in the sum of the UPC-A that they stand for: the last says where its zeros are.
 * @source GS1 General Specifications, 5.2.2.4.2
 */
const WEIGHTS = [
  { lasts: '012', weights: [1, 3, 3, 1, 3, 1] },
  { lasts: '3', weights: [1, 3, 1, 1, 3, 0] },
  { lasts: '4', weights: [1, 3, 1, 3, 3, 0] },
  { lasts: '56789', weights: [1, 3, 1, 3, 1, 3] },
];

/** A direction and a check digit; `cost` is the least of any digits. */
type Reading = { costs: HalfCosts; sets: string; check: number; isReversed: boolean; best: Way; cost: number };

/** The cheapest first. */
function readings(forward: HalfCosts, backward: HalfCosts): Reading[] {
  const found = [false, true].flatMap((isReversed) => {
    const costs = isReversed ? backward : forward;
    return CHECK_DIGIT_SETS.flatMap((sets, check): Reading[] => {
      const best = waysThrough(costs, sets, [], 1)[0]?.[0];
      return best === undefined ? [] : [{ costs, sets, check, isReversed, best, cost: best.cost }];
    });
  });
  return found.sort((a, b) => a.cost - b.cost);
}

function sequenceOf({ check, isReversed }: Reading, way: Way): Sequence {
  return { digits: [...way.digits(), check], isReversed, cost: way.cost };
}

/** The six digits and the check digit whose bars cost least, whether it holds or not. */
export function freeBestShort(forward: HalfCosts, backward: HalfCosts): Sequence | null {
  const [best] = readings(forward, backward);
  return best === undefined ? null : sequenceOf(best, best.best);
}

/** The cheapest with a check digit that holds, and the cheapest other one. */
export function bestTwoShort(forward: HalfCosts, backward: HalfCosts): [Sequence, Sequence] | null {
  const found: Sequence[] = [];
  for (const reading of readings(forward, backward)) {
    const [, known] = found;
    if (known !== undefined && reading.cost >= known.cost) break;
    for (const { lasts, weights } of WEIGHTS) {
      const ways = waysThrough(reading.costs, reading.sets, weights, 10, lasts)[(10 - reading.check) % 10] ?? [];
      found.push(...ways.map((way) => sequenceOf(reading, way)));
    }
    found.sort((a, b) => a.cost - b.cost).splice(2);
  }
  const [best, second] = found;
  return best === undefined || second === undefined ? null : [best, second];
}
