import { additiveRisk } from './additives/index.ts';
import { KJ_PER_KCAL } from './lib/index.ts';
import { amountOf, isAlcoholic, kilocalories, matchName, presenceOf } from './matching/index.ts';
import { BREAD_SLICE_KJ, type DayShare, type Portion, portionOf, SPOON_G, sharesOfDay } from './portion/index.ts';
import type { AlertData, FoodScore, PreparedFood } from './scoring/index.ts';

/** How much of something there is: twice the limit of "high", above it, or between "low" and "high", in 100 g or ml or of a day. */
export type SentenceLevel = 'very high' | 'high' | 'some';

/** The one sentence that stands before the reasons of a score: a fact, and its measure in things that people own. */
export type SentenceData =
  /** A conflict with what the person must or will not eat: the cause, and whose it is. */
  | { kind: 'conflict'; alert: AlertData }
  | { kind: 'no data' }
  | { kind: 'alcohol' }
  /** `spoons`: of 5 g in a portion, of the ten of a day. */
  | { kind: 'sugar'; level: SentenceLevel; portion: Portion; spoons: number }
  /** `percent` of a day in a portion. */
  | { kind: 'day'; nutriment: 'saturatedFat' | 'salt' | 'sugars'; level: SentenceLevel; portion: Portion; percent: number }
  /** Energy of 100 g in slices of bread. */
  | { kind: 'energy'; slices: number }
  | { kind: 'additive'; code: string; name: string }
  | { kind: 'sweeteners' | 'processed' | 'little things' | 'ordinary' | 'no figures' }
  | { kind: 'everyday'; strength: 'fiber' | 'protein' | 'plain' | null };

/** From this score on a food is a great match, and below this one a poor match. */
const GREAT = 75;
const GOOD = 50;
/** kcal in 100 g from which a food is dense in energy. @source WCRF 2007: energy density */
const DENSE_KCAL = 400;

type Judgement = Pick<FoodScore, 'score' | 'basis' | 'alerts' | 'contributions'>;

/**
 * By priority: a conflict, nothing known, a good everyday choice, else the strongest reason.
 *
 * @param servingSize grams or millilitres; null where the pack does not say
 * @param doubtful nutriments whose figures cannot be true: they are left out
 */
export function sentenceFor(
  food: PreparedFood,
  judged: Judgement,
  servingSize: number | null,
  doubtful: ReadonlySet<string> = new Set(),
): SentenceData {
  const conflict = judged.alerts.find(({ level }) => level === 'conflict');
  if (conflict !== undefined) return { kind: 'conflict', alert: conflict.data };
  if (judged.basis === 'none') return { kind: 'no data' };
  if (isAlcoholic(food)) return { kind: 'alcohol' };
  if (judged.score >= GREAT) return { kind: 'everyday', strength: strengthOf(food) };
  const [strongest] = reasonsOf(food, judged, servingSize, doubtful).sort((one, other) => other.weight - one.weight);
  if (strongest !== undefined) return strongest.data;
  if (judged.score >= GOOD) return { kind: 'ordinary' };
  return Object.keys(food.facts.nutriments).length === 0 ? { kind: 'no figures' } : { kind: 'little things' };
}

type Weighed = { readonly weight: number; readonly data: SentenceData };

const WATCHED = [
  { nutriment: 'sugars', name: 'Sugar' },
  { nutriment: 'saturatedFat', name: 'Saturated Fat' },
  { nutriment: 'salt', name: 'Sodium' },
] as const;
/** Limits of "high" in 100 g and in 100 ml. @source UK front-of-pack nutrition labelling guidance (2016) */
const HIGH = {
  sugars: { food: 22.5, drink: 11.25 },
  saturatedFat: { food: 5, drink: 2.5 },
  salt: { food: 1.5, drink: 0.75 },
} as const;
/** Percent of a day in one portion that is high. @source UK front-of-pack nutrition labelling guidance (2016): 30 % of a reference intake */
const HIGH_PERCENT = 30;
/** What weighs as much as a nutriment at this many times its limit of "high". */
const WEIGHTS = { additive: 1.6, energy: 0.8, sweeteners: 0.7, processed: 0.6 } as const;

function reasonsOf(food: PreparedFood, judged: Judgement, servingSize: number | null, doubtful: ReadonlySet<string>): Weighed[] {
  const portion = portionOf(food, servingSize);
  const shares = sharesOfDay(food, servingSize);
  const nutrients = WATCHED.flatMap(({ nutriment, name }) => {
    const share = shares.find((one) => one.nutriment === nutriment);
    const step = matchName(food, name, 'less') ?? 0;
    return share === undefined || step === 0 || doubtful.has(nutriment) ? [] : [nutrientReason(food, share, portion)];
  });
  return [...nutrients, ...otherReasons(food, judged, doubtful)];
}

function nutrientReason(food: PreparedFood, share: DayShare, portion: Portion): Weighed {
  const nutriment = share.nutriment === 'sugars' || share.nutriment === 'salt' ? share.nutriment : 'saturatedFat';
  const times = share.per100 / HIGH[nutriment][food.isDrink ? 'drink' : 'food'];
  const ofDay = portion.kind === '100' ? 0 : share.percent / HIGH_PERCENT;
  const most = Math.max(times, ofDay);
  const level: SentenceLevel = most >= 2 ? 'very high' : most > 1 ? 'high' : 'some';
  // A large portion of little counts as well: what stands out is what fills the day.
  const weight = times + share.percent / 100;
  if (share.source === 'WHO free sugars')
    return { weight, data: { kind: 'sugar', level, portion, spoons: Math.round(share.inPortion / SPOON_G) } };
  return { weight, data: { kind: 'day', nutriment, level, portion, percent: share.percent } };
}

function otherReasons(food: PreparedFood, { contributions }: Judgement, doubtful: ReadonlySet<string>): Weighed[] {
  const reasons: Weighed[] = [];
  const additive = contributions.find(({ data }) => data.kind === 'additive' && additiveRisk(data.code) === 'high');
  if (additive?.data.kind === 'additive')
    reasons.push({ weight: WEIGHTS.additive, data: { kind: 'additive', code: additive.data.code, name: additive.data.name } });
  const kcal = doubtful.has('energyKcal') || doubtful.has('energyKj') ? null : kilocalories(food);
  if (kcal !== null && kcal >= DENSE_KCAL && !food.isDrink)
    reasons.push({ weight: WEIGHTS.energy, data: { kind: 'energy', slices: Math.round((kcal * KJ_PER_KCAL) / BREAD_SLICE_KJ) } });
  if (food.facts.sweetener && food.isDrink) reasons.push({ weight: WEIGHTS.sweeteners, data: { kind: 'sweeteners' } });
  if (food.facts.nova === 4) reasons.push({ weight: WEIGHTS.processed, data: { kind: 'processed' } });
  return reasons;
}

/** What is plenty in a great match, by the limits of nutrition claims; `plain`: nothing was added to one ingredient. */
function strengthOf(food: PreparedFood): 'fiber' | 'protein' | 'plain' | null {
  if (matchName(food, 'Fiber', 'more') === 1 && (amountOf(food, 'fiber') ?? 0) > 0) return 'fiber';
  if (matchName(food, 'Protein', 'more') === 1) return 'protein';
  return food.facts.nova === 1 && presenceOf(food, 'Sugars and Syrups').amount === 0 ? 'plain' : null;
}
