import type { FoodProduct } from '@labelwise/domain/food';
import {
  type Fit,
  fitByAlerts,
  fitOf,
  fitOfScore,
  isFitting,
  type PreparedProfile,
  prepareFood,
  scoreFood,
  verdictOf,
} from '@labelwise/domain/scoring';
import { sayEnglish } from '@labelwise/messages/english';
import { presentScore } from '@labelwise/messages/render/score';

const MAX_NAME = 120;
/** A cut list is named as such: what is missing may be what matters. */
const MAX_INGREDIENTS = 4000;

/** A food for another program, with the verdict that this member reads on the results; no number that rests on nothing. */
export function productAnswer(food: FoodProduct, profile: PreparedProfile) {
  const prepared = prepareFood(food);
  const judged = scoreFood(prepared, profile);
  const { contributions, alerts, unknowns, suits } = presentScore(sayEnglish, judged);
  const { nutriments, ingredientsText } = prepared.facts;
  const fit = publicFit(fitOfScore(judged), isFitting(prepared, profile, judged.score));
  return {
    ...named(food),
    category: food.category,
    verdict: verdictOf(judged),
    score: judged.basis === 'none' ? null : judged.score,
    fit: leavesNothingOut(fitOf(prepared, profile), judged.alerts) ? null : fit,
    warnings: alerts.map(({ message }) => message),
    unknown: unknowns.map(({ name, reason, fix }) => `${name}: ${reason} ${fix}`),
    suits,
    reasons: contributions.map(({ label, points, reason }) => ({ label, points, reason })),
    nutriScore: judged.nutriScore.computable ? judged.nutriScore.grade : null,
    novaGroup: prepared.facts.nova,
    figuresPer: prepared.isDrink ? '100 ml' : '100 g',
    figures: nutriments,
    servingSize: food.servingSize,
    additives: prepared.facts.additives,
    ingredients: ingredientsText === null ? null : ingredientsText.slice(0, MAX_INGREDIENTS),
    ingredientsAreCut: (ingredientsText?.length ?? 0) > MAX_INGREDIENTS,
  };
}

/** For a comparison: the figures and the verdict alone. */
export function comparedAnswer(food: FoodProduct, profile: PreparedProfile) {
  const { barcode, name, brand, verdict, score, fit, warnings, nutriScore, figuresPer, figures } = productAnswer(food, profile);
  return { barcode, name, brand, verdict, score, fit, warnings, nutriScore, figuresPer, figures };
}

export function named({ gtin, name, brand }: Pick<FoodProduct, 'gtin' | 'name' | 'brand'>) {
  return { barcode: gtin, ...cut({ name, brand }) };
}

/** Names are as long as their writers like. */
export function cut({ name, brand }: { name: string; brand: string | null }) {
  return { name: name.slice(0, MAX_NAME), brand: brand?.slice(0, MAX_NAME) ?? null };
}

/** "fits" stands for what may be called fitting alone: another program makes a yes of it. */
export function publicFit<Given extends Fit | null>(fit: Given, mayBeCalledFitting: boolean): Given | 'no conflict' {
  return fit === 'fits' && !mayBeCalledFitting ? 'no conflict' : fit;
}

function leavesNothingOut(byRestrictions: Fit | null, alerts: Parameters<typeof fitByAlerts>[0]): boolean {
  return byRestrictions === null && fitByAlerts(alerts) === 'fits';
}
