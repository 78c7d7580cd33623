import type { ProductView } from '@labelwise/domain/guide';
import type { JudgedScan } from '../tools/assistant-tools.ts';
import type { JudgedView } from '../tools/product-view.ts';

const MAX_INGREDIENTS = 600;
const MAX_NAME = 120;

/**
 * A product in few words, for a model: names cut, figures of the pack, the member's score with its reasons; no number that rests on
 * nothing.
 */
export function productBrief({
  barcode,
  name,
  brand,
  category,
  per,
  facts,
  score,
  label,
  basis,
  contributions,
  alerts,
  nutriScore,
  fits,
  doubts,
}: JudgedView) {
  return {
    barcode,
    name: name.slice(0, MAX_NAME),
    brand: brand?.slice(0, MAX_NAME) ?? null,
    category,
    per,
    nutriments: facts.nutriments,
    nova: facts.nova,
    additives: facts.additives.slice(0, 30),
    allergens: facts.allergensTags.slice(0, 20),
    traces: facts.tracesTags.slice(0, 20),
    ingredients: facts.ingredientsText?.slice(0, MAX_INGREDIENTS) ?? null,
    score: basis === 'none' ? null : score,
    label: basis === 'none' ? 'Not enough data to judge' : label,
    nutriScore: nutriScore.computable ? nutriScore.grade : null,
    points: contributions.map((line) => `${line.label}: ${line.points}`),
    alerts: alerts.map(({ level, message }) => `${level}: ${message}`),
    fits,
    doubts,
  };
}

/** A product in a list. */
export function productLine({ barcode, name, brand, category, per, facts, score, basis, nutriScore, alerts }: JudgedView) {
  return {
    barcode,
    name: name.slice(0, MAX_NAME),
    brand: brand?.slice(0, MAX_NAME) ?? null,
    category,
    per,
    score: basis === 'none' ? null : score,
    nutriScore: nutriScore.computable ? nutriScore.grade : null,
    nutriments: mainFigures(facts.nutriments),
    alerts: alerts.map(({ message }) => message),
  };
}

/** A scan in a list: the score of then, unless it rests on nothing, and what moved it most. */
export function scanLine({ day, score, basis, contributions, product }: JudgedScan) {
  const strongest = contributions.toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points)).slice(0, 4);
  return {
    day,
    score: basis === 'none' ? null : score,
    barcode: product.barcode,
    name: product.name.slice(0, MAX_NAME),
    category: product.category,
    nutriments: mainFigures(product.facts.nutriments),
    points: strongest.map((line) => `${line.label}: ${line.points}`),
  };
}

function mainFigures({ energyKcal, proteins, sugars, saturatedFat, salt, fiber }: ProductView['facts']['nutriments']) {
  return { energyKcal, proteins, sugars, saturatedFat, salt, fiber };
}
