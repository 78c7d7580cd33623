import { type ConversionRule, conversionIn } from '../amounts/conversions.ts';
import { type Answer, answerOf, entryOf } from '../answer.ts';
import type { ProductView } from '../facts.ts';
import { amountIn, named, nutrimentOf, shownAmount } from '../figures.ts';
import type { Publication } from '../knowledge/publications.data.ts';

const SOURCES: Readonly<Partial<Record<ConversionRule, readonly Publication[]>>> = {
  energy: ['eu1169'],
  sodium: ['eu1169'],
  'salt spoon': ['whoSodium', 'nhs'],
  sugar: ['nhs'],
  'vitamin D': ['efsaDrv'],
};

/** An amount in another unit, where a message asks for nothing else. @param typed as it was typed */
export function composeConversion(typed: string): Answer | null {
  const conversion = conversionIn(typed);
  if (conversion === null) return null;
  return answerOf(
    [{ kind: 'conversion', ...conversion }],
    (SOURCES[conversion.rule] ?? []).map((publication) => ({ kind: 'publication', publication })),
    { derived: conversion.to.map(({ value }) => ({ kind: 'product', value, of: [conversion.from.value, value / conversion.from.value] })) },
  );
}

/** An amount of a nutrient that is wanted of a food. */
export type WantedAmount = { readonly value: number; readonly unit: 'kcal' | 'g' | 'mg'; readonly name: string };

const FOR =
  '(?:for|fur|pour|para|per|voor|to get|to reach|um|is|are|sind|makes?|make|gives?|equals?|=|son|font|sono|sao|zijn|bringen|bringt|auf|hit|reach|om)';
const WANTED: readonly (readonly [RegExp, WantedAmount['unit'], string])[] = [
  [
    new RegExp(`\\b${FOR} (?:about |etwa |ca )?(\\d+) ?(?:kcal|cal|cals|calories|kalorien|calorias|calorie|calorieen)\\b`),
    'kcal',
    'Calories',
  ],
  [
    new RegExp(
      `\\b${FOR} (?:about |etwa |ca )?(\\d+) ?(?:g|grams?|gramm|grammes|gramos|grammi|gramas|gram) (?:of |de |di |an |d')?(?:protein\\w*|eiweiss\\w*|eiwit\\w*)\\b`,
    ),
    'g',
    'Protein',
  ],
  [
    new RegExp(
      `\\b${FOR} (?:about |etwa |ca )?(\\d+) ?(?:g|grams?|gramm|grammes|gramos|grammi|gramas|gram) (?:of |de |di |an |d')?(?:fibre\\w*|fiber\\w*|fibra\\w*|ballaststoff\\w*|vezels?)\\b`,
    ),
    'g',
    'Fiber',
  ],
  [
    new RegExp(
      `\\b${FOR} (?:about |etwa |ca )?(\\d+) ?(?:g|grams?|gramm|grammes|gramos|grammi|gramas|gram) (?:of |de |di |an |d')?(?:sugars?|zucker|sucres?|azucar\\w*|zuccher\\w*|acucar\\w*|suiker\\w*)\\b`,
    ),
    'g',
    'Sugar',
  ],
];
const ASKS_HOW_MUCH = /\b(?:how (?:much|many)|wie viel\w*|wieviel\w*|combien|cuant\w+|quant\w+|hoeveel)\b/;

/** "How much tofu for 40 g of protein", "how many Maltesers is 100 kcal". @param text folded */
export function wantedIn(text: string): WantedAmount | null {
  if (!ASKS_HOW_MUCH.test(text)) return null;
  for (const [form, unit, name] of WANTED) {
    const value = Number(form.exec(text)?.[1]);
    if (value > 0) return { value, unit, name };
  }
  return null;
}

/** How many g or ml of a food hold an amount that is wanted; `null` where the pack does not state it, or it holds none. */
export function composeNeeded(product: ProductView, { value, unit, name }: WantedAmount): Answer | null {
  const nutriment = nutrimentOf(name);
  const per100 = nutriment === null ? null : amountIn(product, nutriment);
  const stated = nutriment === null ? null : shownAmount(product, nutriment);
  if (per100 === null || stated === null || per100 <= 0) return null;
  const needed = (100 * value) / per100;
  return answerOf(
    [{ kind: 'amount needed', food: named(product), needed, name, amount: { value, unit }, stated, per: product.per }],
    [entryOf(product)],
    {
      derived: [
        { kind: 'portions', value, of: [{ per100, grams: needed }] },
        { kind: 'product', value: needed, of: [value, 100 / per100] },
      ],
    },
  );
}
