import { FIGURE_NAMES, type FigureName } from '../label-reading.ts';
import {
  type CheckColumn,
  doubt,
  type Findings,
  type GivenFigure,
  halfStep,
  type Interval,
  intervalOf,
  meet,
  propose,
  slipsOf,
} from './figures.ts';

/** Per 100 and per serving, side by side: each figure times the size of the serving is the other, within both roundings. */
export function checkTwoColumns(full: CheckColumn, part: CheckColumn, ofFull: Findings, ofPart: Findings): void {
  const pairs = FIGURE_NAMES.flatMap((name): Pair[] => {
    const [a, b] = [full.figures[name], part.figures[name]];
    return a === undefined || b === undefined || a.amount.unit !== b.amount.unit ? [] : [{ name, full: a, part: b }];
  });
  const stated = part.basis.kind === 'serving' && part.basis.size !== null ? part.basis.size.value / 100 : null;
  const found = ratioOf(pairs);
  const telling = pairs.filter(({ full: a, part: b }) => a.amount.value > 1 && b.amount.value > 0.3);
  const fitting = (ratio: number): number => telling.filter((pair) => fits(pair, ratio)).length;
  if (stated !== null && found !== null && telling.length >= 3 && fitting(found) >= 3 && fitting(stated) < 0.5 * fitting(found)) {
    const disagreement = { kind: 'serving-disagrees', stated: stated * 100, found: Math.round(found * 1000) / 10 } as const;
    for (const { name } of pairs) {
      doubt(ofFull, name, disagreement);
      doubt(ofPart, name, disagreement);
    }
    return;
  }
  const ratio = stated ?? found;
  if (ratio === null || ratio <= 0) return;
  for (const pair of pairs) judge(pair, ratio, fits(pair, ratio) && !isOddOneOut(pair, pairs, stated), ofFull, ofPart);
}

/** What most pairs say that the serving is, as a share of 100; `null` where fewer than three agree. */
function ratioOf(pairs: readonly Pair[]): number | null {
  const ratios = pairs
    .filter(({ full, part }) => full.amount.value > 0 && part.amount.value > 0 && !full.amount.isBound && !part.amount.isBound)
    .map(({ full, part }) => part.amount.value / full.amount.value);
  let best: { ratio: number; count: number } | null = null;
  for (const ratio of ratios) {
    const near = ratios.filter((other) => Math.abs(other / ratio - 1) < 0.06).toSorted((a, b) => a - b);
    if (near.length > (best?.count ?? 2)) best = { ratio: near[near.length >> 1] ?? ratio, count: near.length };
  }
  return best?.ratio ?? null;
}

const times = ({ low, high }: Interval, factor: number): Interval => ({ low: low * factor, high: high * factor });

function fits({ full, part }: Pair, ratio: number): boolean {
  const expected = times(intervalOf(full), ratio);
  return meet(expected, intervalOf(part), slackOf(part)) || (part.amount.value === 0 && expected.high < 0.55);
}

/** The manufacturer multiplied a figure that was not rounded yet, and rounds small amounts as the law allows. */
const slackOf = ({ amount }: GivenFigure): number => 0.012 * amount.value + (amount.unit === 'g' ? 0.02 : 0.6);

/** A figure is held up where a slip in its last place, if it moves the figure by this share, would break the equation. */
const SMALLEST_SLIP = 0.065;

function judge(pair: Pair, ratio: number, isFitting: boolean, ofFull: Findings, ofPart: Findings): void {
  const { name, full, part } = pair;
  if (!isFitting) {
    // Where the equations of its own column speak against one of the two and hold up the other, that one is the slip.
    const isOnly = (one: Findings, other: Findings): boolean => isDoubted(one, name) && other.proofs.has(name) && !isDoubted(other, name);
    if (!isOnly(ofPart, ofFull))
      doubt(ofFull, name, { kind: 'columns-disagree', expected: rounded(part.amount.value / ratio, full), unit: full.amount.unit });
    if (!isOnly(ofFull, ofPart))
      doubt(ofPart, name, { kind: 'columns-disagree', expected: rounded(full.amount.value * ratio, part), unit: part.amount.unit });
    for (const slip of slipsOf(full.amount)) if (fits({ ...pair, full: { ...full, amount: slip } }, ratio)) propose(ofFull, name, slip);
    for (const slip of slipsOf(part.amount)) if (fits({ ...pair, part: { ...part, amount: slip } }, ratio)) propose(ofPart, name, slip);
    return;
  }
  if (full.amount.isBound || part.amount.isBound) return;
  const slack = slackOf(part);
  const shows = (figure: GivenFigure, uncertain: number): boolean => {
    const slip = Math.max(2 * halfStep(figure), SMALLEST_SLIP * figure.amount.value);
    return figure.amount.value > 0 && slip > halfStep(figure) + uncertain;
  };
  if (shows(full, (halfStep(part) + slack) / ratio)) ofFull.proofs.set(name, 'both-columns');
  if (shows(part, halfStep(full) * ratio + slack)) ofPart.proofs.set(name, 'both-columns');
}

const isDoubted = ({ doubts }: Findings, name: FigureName): boolean => (doubts.get(name) ?? []).length > 0;

function rounded(value: number, like: GivenFigure): number {
  const step = 2 * halfStep(like);
  return Number((Math.round(value / step) * step).toPrecision(6));
}

/** One figure in both columns, in one unit. */
type Pair = { name: FigureName; full: GivenFigure; part: GivenFigure };

/** So many others have to agree, two where they agree on the serving that is stated. */
const MIN_AGREEING = 3;

/**
 * Most packs work out both columns from one set of figures, so that all of them agree within their roundings: a figure that does not, where
 * all the others do, is the odd one out, however little it is apart. Energies are often rounded more coarsely than the law asks, or come
 * from a table of their own: one of them is held to this only where the other energy keeps it.
 * @param stated the serving as a share of 100
 */
function isOddOneOut(pair: Pair, pairs: readonly Pair[], stated: number | null): boolean {
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
