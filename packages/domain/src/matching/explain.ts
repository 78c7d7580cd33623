import type { NutrimentName } from '../food/index.ts';
import { roundHalfUp } from '../lib/index.ts';
import { matchCanonical } from './match-name.ts';
import { amountOf, kilocalories } from './nutrients/amounts.ts';
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
import { isMicronutrient } from './nutrients/shares.ts';
import { evidenceFor, isSubstanceName, presenceOf } from './presence.ts';
import type { ReadFood, Want } from './read-food.ts';

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
