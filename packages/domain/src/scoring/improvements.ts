import { type FoodFacts, findDoubts, type NutriScoreGrade } from '../food/index.ts';
import { type SteppedNutriment, stepsOf } from '../nutri-score/index.ts';
import { FALLBACK_RULES } from './nutrition.ts';
import type { PreparedProfile } from './prepare-profile.ts';
import { type PreparedFood, prepareFood } from './prepared-food.ts';
import { scoreOnly } from './score-food.ts';

/**
 * The most of a figure that is taken away. More than that is another product: it is what the WHO asks of salt as a whole.
 * @source WHO, global target of a 30 % relative reduction in mean intake of salt/sodium (World Health Assembly 66.10, 2013)
 */
export const MOST_TAKEN_AWAY = 0.3;
/**
 * The most fiber that is added, in grams per 100 g: as much as makes a food a "source of fibre".
 * @source Regulation (EC) 1924/2006, annex
 */
export const MOST_FIBER_ADDED = 3;
const MAX_SHOWN = 3;

type Change =
  | { readonly kind: 'less' | 'more'; readonly nutriment: SteppedNutriment; readonly grams: number }
  | { readonly kind: 'without'; readonly code: string };

/** One thing that would make a food better for somebody, and the score that it would then have. */
export type Improvement = Change & {
  readonly from: number;
  readonly to: number;
  /** The letter of Nutri-Score that it would then have, where that is another one. */
  readonly grade: NutriScoreGrade | null;
};

/**
 * What would make a food better, at most three lines, those that change the letter first, then those with most points. Each is the one sum
 * of all scores over facts in which one thing is changed: the smallest amount of a figure that raises the score (or the letter, where that
 * is within reach), or an additive left out. Nothing stands there for figures that are not stated, nor of a table that cannot be true.
 */
export function improvementsOf(facts: FoodFacts, profile: PreparedProfile): Improvement[] {
  // As the source has them: where nothing settles the kind, a change may count by another one.
  const food: Food = { facts, prepared: prepareFood(facts) };
  if (food.prepared.basis.isUnknown || findDoubts(facts).length > 0) return [];
  const found = [...NUTRIMENTS.flatMap((nutriment) => changeOf(food, profile, nutriment)), ...withoutAdditives(food, profile)];
  return found.sort(mostFirst).slice(0, MAX_SHOWN);
}

type Food = { readonly facts: FoodFacts; readonly prepared: PreparedFood };

const NUTRIMENTS: readonly SteppedNutriment[] = ['salt', 'sugars', 'saturatedFat', 'fiber'];

/** The smallest change of a figure that reaches another letter, else the smallest that raises the score. */
function changeOf(food: Food, profile: PreparedProfile, nutriment: SteppedNutriment): Improvement[] {
  const { facts } = food;
  const { kind: counted } = food.prepared.facts;
  const amount = facts.nutriments[nutriment];
  if (amount === undefined || counted === null) return [];
  const kind = nutriment === 'fiber' ? 'more' : 'less';
  let smallest: Improvement | null = null;
  for (const grams of changesOf({ ...facts, kind: counted }, nutriment, amount)) {
    const next = hundredths(kind === 'more' ? amount + grams : amount - grams);
    const changed = judge(food, { ...facts, nutriments: { ...facts.nutriments, [nutriment]: next } }, profile);
    if (changed === null) continue;
    const improvement: Improvement = { kind, nutriment, grams, ...changed };
    if (improvement.grade !== null) return [improvement];
    smallest ??= improvement;
  }
  return smallest === null ? [] : [smallest];
}

/** Changes that reach a step, the smallest first, in hundredths of a gram and rounded so that the step is reached. */
function changesOf(facts: FoodFacts, nutriment: SteppedNutriment, amount: number): readonly number[] {
  const limits = FALLBACK_RULES.filter((rule) => rule.nutriment === nutriment).map(({ limit }) => limit);
  const steps = [...stepsOf(nutriment, facts.kind ?? 'general', facts.nutriments.fat ?? null), ...limits];
  // A step of what is wanted is passed, not reached.
  const changes =
    nutriment === 'fiber'
      ? steps.filter((step) => step >= amount).map((step) => upwards(step - amount) + (isWhole(step - amount) ? 0.01 : 0))
      : steps.filter((step) => step < amount).flatMap((step) => [upwards(amount - step), upwards(amount - step) + 0.01]);
  const most = nutriment === 'fiber' ? MOST_FIBER_ADDED : amount * MOST_TAKEN_AWAY;
  return [...new Set(changes.map(hundredths))].filter((grams) => grams > 0 && grams <= most).sort((one, other) => one - other);
}

/** Each additive left out, alone. What a list says of it beyond its code stays as it is, so that a line never promises too much. */
function withoutAdditives(food: Food, profile: PreparedProfile): Improvement[] {
  return [...new Set(food.facts.additives)].flatMap((code): Improvement[] => {
    const additives = food.facts.additives.filter((other) => other !== code);
    const changed = judge(food, { ...food.facts, additives }, profile);
    return changed === null ? [] : [{ kind: 'without', code, ...changed }];
  });
}

/** What changed facts come to; `null` where that is no better. */
function judge(food: Food, facts: FoodFacts, profile: PreparedProfile): Pick<Improvement, 'from' | 'to' | 'grade'> | null {
  const after = prepareFood(facts);
  const from = scoreOnly(food.prepared, profile);
  const to = scoreOnly(after, profile);
  if (to <= from) return null;
  const [was, is] = [food.prepared.nutriScore, after.nutriScore];
  return { from, to, grade: was.computable && is.computable && was.grade !== is.grade ? is.grade : null };
}

function mostFirst(one: Improvement, other: Improvement): number {
  return Number(other.grade !== null) - Number(one.grade !== null) || other.to - one.to || (nameOf(one) < nameOf(other) ? -1 : 1);
}

function nameOf(one: Improvement): string {
  return one.kind === 'without' ? one.code : one.nutriment;
}

/** Amounts are stated to a hundredth of a gram; what floating point adds is no part of them. */
const TINY = 1e-9;

function upwards(grams: number): number {
  return Math.ceil((grams - TINY) * 100) / 100;
}

function isWhole(grams: number): boolean {
  return Math.abs(upwards(grams) - grams) < TINY;
}

function hundredths(grams: number): number {
  return Number(grams.toFixed(2));
}
