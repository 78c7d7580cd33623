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
import { evidenceOf, isSubstanceName, presenceOf } from './presence.ts';
import type { ReadFood, Want } from './read-food.ts';

/** Why a name matches, in words a person reads, and the rule it was judged by. */
export type Explanation = { readonly reason: string; readonly source: string | null };

const STATED: Readonly<Record<string, { nutriment: NutrimentName; word: string; source: string }>> = {
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
  if (name === 'Ultra-Processed Foods') return { reason: 'Ultra-processed: NOVA group 4.', source: 'NOVA food classification' };
  if (name === 'Healthy Fats' && want === 'more') {
    return {
      reason: `Most of its fat is unsaturated: ${per100(food, 'fat')} fat, ${per100(food, 'saturatedFat')} of it saturated.`,
      source: UNSATURATED_CLAIM.source,
    };
  }
  if (name === 'Alcohol' && amountOf(food, 'alcohol') !== null) {
    return { reason: `${short(amountOf(food, 'alcohol') ?? 0)}% alcohol by volume.`, source: ALCOHOL_LIMIT.source };
  }
  if (isMicronutrient(name)) return explainMicronutrient(food, name);
  const stated = STATED[name === 'Healthy Fats' ? 'Fat' : name];
  const degree = matchCanonical(food, name, want) === 1 ? 'High in' : 'Some';
  if (stated !== undefined && isStated(food, stated.nutriment)) {
    return { reason: `${degree} ${stated.word}: ${per100(food, stated.nutriment)}.`, source: stated.source };
  }
  const shown = shownBy(food, name);
  if (shown !== null) return { reason: sentence(shown, matchCanonical(food, name, want)), source: stated?.source ?? null };
  if (name === 'Alcohol') return { reason: 'Sold as an alcoholic drink.', source: ALCOHOL_LIMIT.source };
  if (name === 'Added Sugar') return { reason: `${degree} sugars, some of them added.`, source: ADDED_SUGARS.source };
  return { reason: `Its ingredient list names ${name.toLowerCase()}.`, source: null };
}

function shownBy(food: ReadFood, name: string): string | null {
  const helpers: readonly string[] = Object.entries(SHOWN_BY).find(([key]) => key === name)?.[1] ?? [name];
  for (const helper of helpers) {
    if (!isSubstanceName(helper)) continue;
    const { amount } = presenceOf(food, helper);
    const evidence = amount !== null && amount > 0 ? evidenceOf(food, helper) : null;
    if (evidence !== null) return evidence;
  }
  return null;
}

function sentence(evidence: string, share: number | null): string {
  if (evidence.startsWith('declared')) return `The pack declares it (${evidence.replace('declared ', '')}).`;
  if (/^E\d/.test(evidence)) return `Contains ${evidence}.`;
  return share !== null && share < 1 ? `On the pack, in part or late in the list: ${evidence}.` : `On the pack: ${evidence}.`;
}

function explainMicronutrient(food: ReadFood, name: string): Explanation {
  const stated = (MICRONUTRIENTS[name]?.nutriments ?? []).map((nutriment) => [nutriment, amountOf(food, nutriment)] as const);
  const best = stated.find(([, amount]) => amount !== null && amount > 0);
  if (best === undefined) return { reason: `Foods of this kind usually have ${name}, or its list names it.`, source: HIGH_SHARE.source };
  return { reason: `${name}: ${per100(food, best[0])}.`, source: HIGH_SHARE.source };
}

function isStated(food: ReadFood, nutriment: NutrimentName): boolean {
  return nutriment === 'energyKcal' ? kilocalories(food) !== null : amountOf(food, nutriment) !== null;
}

/** "9.1 g per 100 g"; milligrams and micrograms where grams would be all zeros. */
export function per100(food: ReadFood, nutriment: NutrimentName): string {
  const per = food.isDrink ? 'per 100 ml' : 'per 100 g';
  if (nutriment === 'energyKcal') return `${short(kilocalories(food) ?? 0)} kcal ${per}`;
  const grams = amountOf(food, nutriment) ?? 0;
  if (grams === 0 || grams >= 0.1) return `${short(grams)} g ${per}`;
  return grams >= 0.0001 ? `${short(grams * 1000)} mg ${per}` : `${short(grams * 1_000_000)} µg ${per}`;
}

function short(value: number): string {
  const digits = value >= 100 ? 1 : value >= 1 ? 10 : 100;
  return String(roundHalfUp(value * digits) / digits);
}
