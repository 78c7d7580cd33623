import { DIET_DEFINITIONS } from '../diets/index.ts';
import type { NutrimentName } from '../food/index.ts';
import { roundHalfUp } from '../lib/index.ts';
import { maskOf, overlaps } from '../reading/index.ts';
import { canonicalName, customRule } from './names.ts';
import {
  ADDED_SUGARS,
  ALCOHOL_LIMIT,
  CAFFEINE_LIMIT,
  FIBER_CLAIM,
  NUTRIENT_RAMPS,
  OMEGA3_CLAIM,
  PROTEIN_CLAIM,
  TRANS_FAT_LIMIT,
  UNSATURATED_CLAIM,
} from './nutrients/ramps.data.ts';
import { HIGH_SHARE, MICRONUTRIENTS } from './nutrients/reference-values.data.ts';
import {
  addedSugarShare,
  alcoholShare,
  amountOf,
  caffeineShare,
  earnsNoCredit,
  fiberShare,
  healthyFatsShare,
  isMicronutrient,
  kilocalories,
  micronutrientShare,
  omega3Share,
  proteinShare,
  rampShare,
  saturatedFatShare,
  transFatShare,
} from './nutrients/shares.ts';
import { evidenceFor, isSubstanceName, presenceOf, presenceTest } from './presence.ts';
import type { ReadFood, Share, Want } from './read-food.ts';
import type { SubstanceName } from './substances.data.ts';
import { plantAnswer } from './suitability/free-from.ts';

type Rule = (food: ReadFood, want: Want) => Share;

const RULES: Readonly<Record<string, Rule>> = {
  Sugar: (food) => rampShare(food, NUTRIENT_RAMPS.Sugar),
  Carbohydrates: (food) => rampShare(food, NUTRIENT_RAMPS.Carbohydrates),
  Sodium: (food) => rampShare(food, NUTRIENT_RAMPS.Sodium),
  Fat: (food) => rampShare(food, NUTRIENT_RAMPS.Fat),
  Calories: (food) => rampShare(food, NUTRIENT_RAMPS.Calories),
  'Saturated Fat': saturatedFatShare,
  'Added Sugar': addedSugarShare,
  'Trans Fat': transFatShare,
  Protein: proteinShare,
  'Plant Protein': plantProteinShare,
  Fiber: fiberShare,
  'Omega-3': omega3Share,
  'Healthy Fats': healthyFatsShare,
  Caffeine: caffeineShare,
  Alcohol: alcoholShare,
  'Ultra-Processed Foods': (food) => (food.facts.nova === null ? null : Number(food.facts.nova === 4)),
};

/** Plain water holds nothing that anybody could want more or less of, but these. */
const IN_WATER: ReadonlySet<string> = new Set(['Sodium', 'Potassium', 'Calcium', 'Magnesium', 'Carbonation']);
/** Wanted: a trace of them late in the list is not what a member wants. */
const FULL_WHEN_PROMINENT: ReadonlySet<string> = new Set(['Fish', 'Legumes', 'Nuts', 'Olive Oil', 'Soluble Fiber', 'Whole Grains']);
const MAX_CUSTOM_SHARES = 300;

/**
 * How much of what a name means is in the food: 1 full, between some, 0 no, `null` unknown.
 * Per 100 g (100 ml for drinks); thresholds and their sources are in the tables of this room.
 * `name` may be any spelling; unknown names are searched as the member's own words.
 */
export function matchName(food: ReadFood, name: string, want: Want = 'more'): Share {
  return matchCanonical(food, canonicalName(name), want);
}

/** As `matchName`, for a name that `canonicalName` already gave. */
export function matchCanonical(food: ReadFood, name: string, want: Want): Share {
  return matcherOf(name, want)(food);
}

/** Finds the rule of a canonical name once, for any number of foods. The second question about a food is answered from memory. */
export function matcherOf(name: string, want: Want): (food: ReadFood) => Share {
  const rule = ruleOf(name, want);
  const inWater = IN_WATER.has(name);
  const index = placeOfShare(name, want);
  if (index === NO_PLACE) return (food) => (food.kind === 'water' && !inWater ? 0 : rule(food));
  return (food) => {
    if (food.kind === 'water' && !inWater) return 0;
    const { shares } = food;
    if (shares === null) return rule(food);
    const known = shares[index];
    if (known !== undefined) return known;
    const share = rule(food);
    shares[index] = share;
    return share;
  };
}

const NO_PLACE = -1;

/** Where a food remembers what it came to for a name and want, in `shares`; -1 of a member's own words. */
export function placeOfShare(name: string, want: Want): number {
  return isCustom(name) ? NO_PLACE : shareIndexOf(`${want} ${name}`);
}

/** One place a name and want in the memory of every food; only names of the tables have one, so it stays small. */
const shareIndexes = new Map<string, number>();

function shareIndexOf(key: string): number {
  const known = shareIndexes.get(key);
  if (known !== undefined) return known;
  shareIndexes.set(key, shareIndexes.size);
  return shareIndexes.size - 1;
}

function isCustom(name: string): boolean {
  return !Object.hasOwn(RULES, name) && !isMicronutrient(name) && !isSubstanceName(name);
}

function ruleOf(name: string, want: Want): (food: ReadFood) => Share {
  const rule = Object.hasOwn(RULES, name) ? RULES[name] : undefined;
  if (rule !== undefined) return (food) => rule(food, want);
  if (isMicronutrient(name)) return (food) => (want === 'more' && earnsNoCredit(food) ? 0 : micronutrientShare(food, name, want));
  if (isSubstanceName(name)) return substanceRule(name, want);
  // Searched as words: the only rule that is expensive enough to be remembered with the food.
  const share = customRule(name);
  return (food) => cachedShare(food, name, want, share);
}

function cachedShare(food: ReadFood, name: string, want: Want, shareOf: (food: ReadFood) => Share): Share {
  const shares = want === 'more' ? food.wanted : food.unwanted;
  const known = shares.get(name);
  if (known !== undefined) return known;
  const share = shareOf(food);
  // A food that a server holds on to would otherwise collect the words of every member.
  if (shares.size > MAX_CUSTOM_SHARES) shares.clear();
  shares.set(name, share);
  return share;
}

function substanceRule(name: SubstanceName, want: Want): (food: ReadFood) => Share {
  const presence = presenceTest(name);
  if (want === 'less') return (food) => presence(food).amount;
  if (name === 'Probiotics') return (food) => (earnsNoCredit(food) ? 0 : presence(food).amount);
  if (!FULL_WHEN_PROMINENT.has(name)) return (food) => presence(food).amount;
  return (food) => {
    const { amount, prominent } = presence(food);
    return amount === 1 && !prominent ? 0.5 : amount;
  };
}

const ANIMAL = maskOf(['Dairy', 'Eggs', 'Meat', 'Fish', 'Shellfish', 'Gelatin']);

/** Protein of a food that is known to be vegan; none of it in one with milk, egg, meat, fish or gelatin. */
function plantProteinShare(food: ReadFood, want: Want): Share {
  if (want === 'less') return proteinShare(food, 'less');
  if (overlaps(food.inList, ANIMAL) || overlaps(food.declared.has, ANIMAL)) return 0;
  const protein = proteinShare(food, 'more');
  return protein === 0 || plantAnswer(food, DIET_DEFINITIONS.vegan.rule).answer === 'yes' ? protein : null;
}

/** An amount as it is shown: rounded, milligrams and micrograms where grams would be all zeros. */
export type Amount = { readonly value: number; readonly unit: 'g' | 'mg' | 'µg' | 'kcal'; readonly per: '100 g' | '100 ml' };

/** A nutrient that a match is judged by, as its stated amount. */
export type MatchedNutrient =
  | 'sugars'
  | 'carbohydrates'
  | 'salt'
  | 'saturated fat'
  | 'fat'
  | 'energy'
  | 'added sugars'
  | 'trans fat'
  | 'protein'
  | 'plant protein'
  | 'fiber'
  | 'omega-3'
  | 'caffeine';

/** Why a name matches, as plain values; `packages/messages` puts it into words. */
export type MatchReason =
  | { readonly kind: 'ultra-processed' | 'alcoholic drink' }
  | { readonly kind: 'unsaturated fat'; readonly fat: Amount; readonly saturatedFat: Amount }
  | { readonly kind: 'alcohol by volume'; readonly percent: number }
  | { readonly kind: 'nutrient'; readonly nutrient: MatchedNutrient; readonly isFull: boolean; readonly amount: Amount }
  | { readonly kind: 'micronutrient'; readonly name: string; readonly amount: Amount }
  /** Not stated, but foods of this kind have it or the list names it. */
  | { readonly kind: 'usual micronutrient'; readonly name: string }
  | { readonly kind: 'some sugars added'; readonly isFull: boolean }
  /** `words`: the pack's own. */
  | { readonly kind: 'declared allergen'; readonly words: string }
  | { readonly kind: 'additive'; readonly code: string }
  | { readonly kind: 'on the pack'; readonly words: string; readonly isFull: boolean }
  | { readonly kind: 'named in the list'; readonly name: string };

/** A match with the rule it is judged by; `null` where that is no published one. */
export type Explanation = { readonly match: MatchReason; readonly source: string | null };

const STATED: Readonly<Record<string, { nutriment: NutrimentName; word: MatchedNutrient; source: string }>> = {
  ...Object.fromEntries(Object.entries(NUTRIENT_RAMPS).map(([name, { nutriment, word, source }]) => [name, { nutriment, word, source }])),
  'Added Sugar': { nutriment: 'addedSugars', word: 'added sugars', source: ADDED_SUGARS.source },
  'Trans Fat': { nutriment: 'transFat', word: 'trans fat', source: TRANS_FAT_LIMIT.source },
  Protein: { nutriment: 'proteins', word: 'protein', source: PROTEIN_CLAIM.source },
  'Plant Protein': { nutriment: 'proteins', word: 'plant protein', source: PROTEIN_CLAIM.source },
  Fiber: { nutriment: 'fiber', word: 'fiber', source: FIBER_CLAIM.source },
  'Omega-3': { nutriment: 'omega3', word: 'omega-3', source: OMEGA3_CLAIM.source },
  Caffeine: { nutriment: 'caffeine', word: 'caffeine', source: CAFFEINE_LIMIT.source },
};

/** Helpers that answer a name when no amount is stated. */
const SHOWN_BY = {
  'Added Sugar': ['Sugars and Syrups'],
  'Trans Fat': ['Partially Hydrogenated Oil', 'Hydrogenated Oil'],
  'Omega-3': ['Rich in Omega-3', 'Some Omega-3'],
  Caffeine: ['Caffeine', 'Chocolate'],
  Alcohol: ['Alcohol'],
} as const;

/** Explains a match of a canonical name; call it only where the share is above 0. */
export function explainMatch(food: ReadFood, name: string, want: Want): Explanation {
  if (name === 'Ultra-Processed Foods') return { match: { kind: 'ultra-processed' }, source: 'NOVA food classification' };
  if (name === 'Healthy Fats' && want === 'more') {
    const match = { kind: 'unsaturated fat', fat: per100(food, 'fat'), saturatedFat: per100(food, 'saturatedFat') } as const;
    return { match, source: UNSATURATED_CLAIM.source };
  }
  const alcohol = name === 'Alcohol' ? amountOf(food, 'alcohol') : null;
  if (alcohol !== null) return { match: { kind: 'alcohol by volume', percent: rounded(alcohol) }, source: ALCOHOL_LIMIT.source };
  if (isMicronutrient(name)) return { match: explainMicronutrient(food, name), source: HIGH_SHARE.source };
  const stated = STATED[name === 'Healthy Fats' ? 'Fat' : name];
  const share = matchCanonical(food, name, want);
  const isFull = share === 1;
  if (stated !== undefined && isStated(food, stated.nutriment)) {
    return { match: { kind: 'nutrient', nutrient: stated.word, isFull, amount: per100(food, stated.nutriment) }, source: stated.source };
  }
  const shown = shownBy(food, name, share === null || share >= 1);
  if (shown !== null) return { match: shown, source: stated?.source ?? null };
  if (name === 'Alcohol') return { match: { kind: 'alcoholic drink' }, source: ALCOHOL_LIMIT.source };
  if (name === 'Added Sugar') return { match: { kind: 'some sugars added', isFull }, source: ADDED_SUGARS.source };
  return { match: { kind: 'named in the list', name }, source: null };
}

/** What on the pack shows a substance, or one of the helpers of a name. */
function shownBy(food: ReadFood, name: string, isFull: boolean): MatchReason | null {
  const helpers: readonly string[] = Object.entries(SHOWN_BY).find(([key]) => key === name)?.[1] ?? [name];
  for (const helper of helpers) {
    if (!isSubstanceName(helper)) continue;
    const { amount } = presenceOf(food, helper);
    const evidence = amount !== null && amount > 0 ? evidenceFor(food, helper) : null;
    if (evidence === null) continue;
    const { kind, words } = evidence;
    if (kind === 'allergen') return { kind: 'declared allergen', words };
    return /^E\d/.test(words) ? { kind: 'additive', code: words } : { kind: 'on the pack', words, isFull };
  }
  return null;
}

function explainMicronutrient(food: ReadFood, name: string): MatchReason {
  const stated = (MICRONUTRIENTS[name]?.nutriments ?? []).find((nutriment) => (amountOf(food, nutriment) ?? 0) > 0);
  return stated === undefined ? { kind: 'usual micronutrient', name } : { kind: 'micronutrient', name, amount: per100(food, stated) };
}

function isStated(food: ReadFood, nutriment: NutrimentName): boolean {
  return nutriment === 'energyKcal' ? kilocalories(food) !== null : amountOf(food, nutriment) !== null;
}

/** A stated amount in 100 g, of drinks in 100 ml. */
export function per100(food: ReadFood, nutriment: NutrimentName): Amount {
  const per = food.isDrink ? '100 ml' : '100 g';
  if (nutriment === 'energyKcal') return { value: rounded(kilocalories(food) ?? 0), unit: 'kcal', per };
  const grams = amountOf(food, nutriment) ?? 0;
  if (grams === 0 || grams >= 0.1) return { value: rounded(grams), unit: 'g', per };
  return grams >= 0.0001 ? { value: rounded(grams * 1000), unit: 'mg', per } : { value: rounded(grams * 1_000_000), unit: 'µg', per };
}

function rounded(value: number): number {
  const digits = value >= 100 ? 1 : value >= 1 ? 10 : 100;
  return roundHalfUp(value * digits) / digits;
}
