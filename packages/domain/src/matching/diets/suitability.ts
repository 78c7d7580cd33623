import type { Suitability } from '../findings.ts';
import { matchCanonical } from '../match-name.ts';
import { amountOf, sideFor } from '../nutrients/amounts.ts';
import { alcoholShare } from '../nutrients/stimulants.ts';
import type { ReadFood, Want } from '../read-food.ts';
import { presenceOf } from '../substances/presence.ts';
import { against, hasLabel, isCompleteList, isPlainPlantFood, no, NOT_RECOGNISED, unknown, whyUnknown, yes } from './answer.ts';
import { freeFromAnswer, glutenFreeAnswer } from './free-from.ts';
import { plantAnswer } from './vegan-answer.ts';

const NO_CERTIFICATE = unknown('no certificate on the pack');

/** Grams per 100 g or 100 ml: up to `good` it fits, above `most` it does not, between it fits in moderation. */
const AMOUNTS = {
  keto: { nutriment: 'carbohydrates', word: 'carbohydrates', food: { good: 5, most: 15 }, drink: { good: 2.5, most: 5 } },
  'low-carb': { nutriment: 'carbohydrates', word: 'carbohydrates', food: { good: 10, most: 30 }, drink: { good: 5, most: 10 } },
  'low-sodium': { nutriment: 'salt', word: 'salt', food: { good: 0.3, most: 1.5 }, drink: { good: 0.3, most: 0.75 } },
} as const;

/**
 * Whether a food suits a diet, and why. Diets: vegan, vegetarian, pescatarian, kosher, halal, gluten-free, keto, low-carb,
 * low-sodium, paleo, mediterranean, and any "<food>-free" ("peanut-free"). What the pack does not say is unknown, never yes.
 */
export function suitability(food: ReadFood, diet: string): Suitability {
  const known = food.answers.get(diet);
  if (known !== undefined) return known;
  const given = food.isWater ? yes('water') : answerFor(food, diet);
  food.answers.set(diet, given);
  return given;
}

function answerFor(food: ReadFood, diet: string): Suitability {
  switch (diet) {
    case 'vegan':
    case 'vegetarian': return plantAnswer(food, diet);
    case 'pescatarian': return pescatarianAnswer(food);
    case 'kosher': return kosherAnswer(food);
    case 'halal': return halalAnswer(food);
    case 'gluten-free': return glutenFreeAnswer(food);
    case 'keto':
    case 'low-carb':
    case 'low-sodium': return amountAnswer(food, AMOUNTS[diet]);
    case 'paleo': return paleoAnswer(food);
    case 'mediterranean': return mediterraneanAnswer(food);
    default: return freeFromAnswer(food, diet);
  }
}

function amountAnswer(food: ReadFood, rule: (typeof AMOUNTS)[keyof typeof AMOUNTS]): Suitability {
  const amount = amountOf(food, rule.nutriment);
  if (amount === null) return unknown(`${rule.word} not stated`);
  const { good, most } = sideFor<{ good: number; most: number }>(food, rule);
  if (amount > most) return no(rule.word);
  return amount <= good ? yes(rule.word) : { answer: 'limited', why: rule.word, traces: false };
}

function pescatarianAnswer(food: ReadFood): Suitability {
  const labelled = hasLabel(food, ['pescatarian', 'vegetarian', 'vegan']);
  const evidence = (['Meat', 'Gelatin'] as const).find((name) => presenceOf(food, name).amount === 1);
  if (evidence !== undefined) return against(evidence, labelled);
  const vegetarian = suitability(food, 'vegetarian');
  if (vegetarian.answer === 'yes') return vegetarian;
  const hasFish = presenceOf(food, 'Fish').amount === 1 || presenceOf(food, 'Shellfish').amount === 1;
  if (hasFish && isCompleteList(food)) return yes('fish, and every ingredient is known');
  return unknown(food.ingredients === null ? whyUnknown(food) : NOT_RECOGNISED);
}

function kosherAnswer(food: ReadFood): Suitability {
  const certified = food.facts.labelsTags.some((tag) => tag.includes('kosher'));
  const evidence = kosherEvidence(food);
  if (evidence !== null) return against(evidence, certified);
  if (certified) return yes('certified');
  return food.facts.nova === 1 && isPlainPlantFood(food) ? yes('a plain plant food') : NO_CERTIFICATE;
}

function kosherEvidence(food: ReadFood): string | null {
  const has = (name: 'Pork' | 'Shellfish' | 'Meat' | 'Dairy'): boolean => presenceOf(food, name).amount === 1;
  if (has('Pork')) return 'Pork';
  if (has('Shellfish')) return 'Shellfish';
  if (has('Meat') && has('Dairy')) return 'meat with milk';
  return food.additives.includes('e120') ? 'E120' : null;
}

function halalAnswer(food: ReadFood): Suitability {
  const certified = food.facts.labelsTags.some((tag) => tag.includes('halal'));
  const evidence = halalEvidence(food);
  if (evidence !== null) return against(evidence, certified);
  if (certified) return yes('certified');
  return suitability(food, 'vegan').answer === 'yes' ? yes('vegan, and no alcohol') : NO_CERTIFICATE;
}

function halalEvidence(food: ReadFood): string | null {
  if (presenceOf(food, 'Pork').amount === 1) return 'Pork';
  if ((alcoholShare(food) ?? 0) > 0) return 'Alcohol';
  return food.additives.includes('e120') ? 'E120' : null;
}

function paleoAnswer(food: ReadFood): Suitability {
  const evidence = (['Grains', 'Legumes', 'Dairy', 'Seed oils'] as const).find((name) => presenceOf(food, name).amount === 1);
  if (evidence !== undefined) return no(evidence);
  if ((matchCanonical(food, 'Added Sugar', 'less') ?? 0) > 0) return no('added sugar');
  if (food.facts.nova === 4) return no('ultra-processed');
  if (isCompleteList(food) && food.facts.nova !== null) return yes('every ingredient is known');
  return unknown(NOT_RECOGNISED);
}

function mediterraneanAnswer(food: ReadFood): Suitability {
  const isFull = (name: string, want: Want): boolean => matchCanonical(food, name, want) === 1;
  if (presenceOf(food, 'Processed Meat').amount === 1) return no('Processed Meat');
  if (food.facts.nova === 4) return no('ultra-processed');
  if (isFull('Sugar', 'less') && isFull('Added Sugar', 'less')) return no('sweet');
  const good = ['Olive Oil', 'Legumes', 'Whole Grains', 'Fish', 'Nuts'].find((name) => isFull(name, 'more'));
  if (food.facts.nova === null) return unknown('processing not stated');
  if (good !== undefined) return yes(good);
  return (food.facts.fruitVegPercent ?? 0) >= 60 ? yes('fruit and vegetables') : unknown('no ingredient that speaks for it');
}
