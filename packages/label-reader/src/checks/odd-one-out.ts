import type { FigureName } from '../label-reading.ts';
import type { GivenFigure } from './check-input.ts';
import { halfStep, type Interval, meet } from './interval.ts';

/** One figure in both columns, in one unit. */
export type Pair = { name: FigureName; full: GivenFigure; part: GivenFigure };

/** So many others have to agree, two where they agree on the serving that is stated. */
const MIN_AGREEING = 3;

/**
 * Most packs work out both columns from one set of figures, so that all of them agree within their roundings: a figure that does not, where
 * all the others do, is the odd one out, however little it is apart. Energies are often rounded more coarsely than the law asks, or come
 * from a table of their own: one of them is held to this only where the other energy keeps it.
 * @param stated the serving as a share of 100
 */
export function isOddOneOut(pair: Pair, pairs: readonly Pair[], stated: number | null): boolean {
  if (!isExact(pair)) return false;
  const others = pairs.filter((other) => other !== pair && isExact(other));
  const grams = others.filter(({ full }) => full.amount.unit === 'g');
  const byGrams = common(grams);
  // Where the others allow the serving that is stated, they were worked out with it.
  const isStated = stated !== null && byGrams.low <= stated && stated <= byGrams.high;
  const telling = grams.filter(({ full, part }) => full.amount.value > 1 && part.amount.value > 0.3).length;
  if (telling < MIN_AGREEING - (isStated ? 1 : 0)) return false;
  const found = isStated ? { low: stated, high: stated } : byGrams;
  if (!isEnergy(pair)) return !isEmpty(found) && !meet(ratiosOf(pair), found);
  const energies = others.filter(isEnergy);
  const both = within(found, common(energies));
  if (energies.length === 0 || isEmpty(both) || meet(ratiosOf(pair), both)) return false;
  return !energies.some((other) => isConverted(pair, other));
}

/** Milligrams are rounded to fives and tens, small amounts to nothing, and a bound says nothing exact. */
function isExact({ full, part }: Pair): boolean {
  return full.amount.unit !== 'mg' && [full, part].every(({ amount }) => !amount.isBound && amount.value > 0);
}

const isEnergy = ({ full: { amount } }: Pair): boolean => amount.unit === 'kJ' || amount.unit === 'kcal';

/** Kilojoules of a serving are sometimes those of its rounded parts. */
const KJ_SLACK = 0.5;

/** The ratios that a pair allows within its two roundings, a twentieth of them more for what was exactly between two. */
function ratiosOf({ full, part }: Pair): Interval {
  const [a, b] = [full.amount.value, part.amount.value];
  const [halfA, halfB] = [1.05 * halfStep(full), 1.05 * halfStep(part) + (part.amount.unit === 'kJ' ? KJ_SLACK : 0)];
  return { low: Math.max(0, b - halfB) / (a + halfA), high: a > halfA ? (b + halfB) / (a - halfA) : Number.POSITIVE_INFINITY };
}

const within = (a: Interval, b: Interval): Interval => ({ low: Math.max(a.low, b.low), high: Math.min(a.high, b.high) });
const isEmpty = ({ low, high }: Interval): boolean => low > high;

/** The ratios that all of some pairs allow. */
const common = (pairs: readonly Pair[]): Interval =>
  pairs.map(ratiosOf).reduce<Interval>(within, { low: 0, high: Number.POSITIVE_INFINITY });

/** Kilojoules in a kilocalorie, as packs that work one energy out from the other take them. */
const CONVERSIONS = [4.184, 4.2];

/** One energy is worked out from the printed other one, in both columns. */
function isConverted(pair: Pair, other: Pair): boolean {
  const isOf = (figure: GivenFigure, from: GivenFigure, factor: number): boolean =>
    Math.abs(figure.amount.value - from.amount.value * factor) <= 1.1 * halfStep(figure);
  return CONVERSIONS.some((factor) => {
    const by = pair.full.amount.unit === 'kJ' ? factor : 1 / factor;
    return isOf(pair.full, other.full, by) && isOf(pair.part, other.part, by);
  });
}
