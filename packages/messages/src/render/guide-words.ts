import { additiveInfo } from '@labelwise/domain/additives';
import {
  type AlternativeReason,
  type Amount,
  type Block,
  type Criterion,
  type FoodName,
  nutrimentOf,
  type ShelfId,
} from '@labelwise/domain/guide';
import type { LedgerAlert, LedgerLine, Verdict } from '@labelwise/domain/scoring';
import type { MessageId, Say } from '../index.ts';
import { presentAlert } from './alerts.ts';
import { betterBecauseText } from './alternatives.ts';
import { listed, plainName, plainText, shortNumber, signedPoints, withBrand } from './markdown.ts';
import { presentLine } from './score.ts';
import { occasionText } from './sentences.ts';
import { additiveName as nameOfAdditive, termInside, termText } from './terms.ts';
import { verdictText } from './verdict.ts';

/** Parts of sentences that several answers of the guide share. */

/** A block of one kind. */
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const NUTRIENTS = {
  Sugar: 'nutrients.sugar',
  'Added Sugar': 'nutrients.added_sugar',
  Sodium: 'nutrients.sodium',
  Calories: 'nutrients.calories',
  Fiber: 'nutrients.fiber',
  'Ultra-Processed Foods': 'nutrients.ultra_processed',
  'Plant Protein': 'nutrients.plant_protein',
  'Omega-3': 'nutrients.omega_3',
  B12: 'nutrients.vitamin_b12',
} as const satisfies Readonly<Record<string, MessageId>>;
const hasWords = (name: string): name is keyof typeof NUTRIENTS => Object.hasOwn(NUTRIENTS, name);

/** A canonical name as a sentence says it: "salt", "saturated fat". */
export function nutrientWord(say: Say, name: string): string {
  return hasWords(name) ? say(NUTRIENTS[name]) : termInside(say, name);
}

/** "56 g", "539 kcal", "12 mg" */
export function amountText(say: Say, { value, unit }: Amount): string {
  const number = shortNumber(say, value);
  return unit === '% vol' ? say('guide.percent_by_volume', { value: number }) : `${number} ${unit}`;
}

/** Grams or millilitres, by what the figures of the food are per. */
export function gramsText(say: Say, grams: number, per: '100 g' | '100 ml'): string {
  return `${shortNumber(say, grams)} ${per === '100 ml' ? 'ml' : 'g'}`;
}

/** One line of the ledger. */
export function ledgerLine(say: Say, line: LedgerLine): string {
  const { label, points, reason } = presentLine(say, line);
  return say('guide.ledger_line', { points: signedPoints(points), label: plainName(label), reason: plainText(reason) });
}

export function alertText(say: Say, alert: LedgerAlert): string {
  const text = plainText(presentAlert(say, alert).message);
  return alert.level === 'note' ? text : say('guide.careful', { text });
}

/** The gravest thing against a food, as the end of a line about it. */
export function conflictSuffix(say: Say, conflict: LedgerAlert | null): string {
  if (conflict === null) return '';
  const text = plainText(presentAlert(say, conflict).message).replace(/\.$/, '');
  return `, ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** Why a food is proposed instead of another. */
export function alternativeReason(say: Say, because: AlternativeReason): string {
  if (because.kind === 'nearby shelf') return say('guide.nearby_shelf');
  return plainText(because.kind === 'occasion' ? occasionText(say, because.occasion) : betterBecauseText(say, because));
}

/** The words of a level of concern. */
export const CONCERNS = { low: 'guide.concern_low', moderate: 'guide.concern_moderate', high: 'guide.concern_high' } as const;

/** "Lecithins (E322)" */
export function additiveName(say: Say, code: string): string {
  const name = plainName(nameOfAdditive(say, code, additiveInfo(code).name));
  return say('guide.additive_name', { name, code: code.toUpperCase() });
}

export function foodScore(say: Say, food: FoodName & { score: number; label: Verdict }): string {
  return say('guide.food_score', { food: withBrand(food), score: food.score, label: verdictText(say, food.label) });
}

export function scoreSentence(say: Say, food: FoodName & { score: number }): string {
  return say('guide.score', { food: withBrand(food), score: food.score });
}

/** "snacks and desserts that are high in protein", "foods with at least 10 g fibre per 100 g or ml" */
export function describedFoods(
  say: Say,
  { shelves, called = [] }: { shelves: readonly ShelfId[]; called?: readonly string[] },
  criteria: readonly Criterion[],
): string {
  const [first, ...others] = shelves.map((id) => say(`shelves.${id}`));
  const kinds =
    first === undefined ? say('guide.any_foods') : others.reduce((words, last) => say('guide.shelves', { first: words, last }), first);
  const foods = called.length === 0 ? kinds : say('guide.foods_called', { foods: kinds, words: called.join(', ') });
  const words = criteriaWords(say, criteria);
  if (words === '') return foods;
  const isQuality = criteria.some(({ kind }) => kind !== 'limit' && kind !== 'guidance');
  return say(isQuality ? 'guide.foods_that_are' : 'guide.foods_with', { foods, criteria: words });
}

/** "high in protein", "low in salt", "vegan", "with at least 10 g fibre": what was asked for. */
export function criteriaWords(say: Say, criteria: readonly Criterion[]): string {
  const kinds = criteria.flatMap((criterion) => {
    if (criterion.kind === 'diet') return [termText(say, criterion.diet)];
    if (criterion.kind === 'no additives') return [say('guide.without_additives')];
    return criterion.kind === 'amount' ? [sideWords(say, criterion)] : [];
  });
  const limits = criteria.flatMap((criterion) => (criterion.kind === 'limit' ? [limitWords(say, criterion)] : []));
  return [listed(say, kinds), limits.length === 0 ? '' : say('guide.limits', { limits: listed(say, limits) })]
    .filter((part) => part !== '')
    .join(' ');
}

/** "high in protein", "low in salt", "without palm oil" */
export function sideWords(say: Say, { side, name }: Extract<Criterion, { kind: 'amount' }>): string {
  const id = side === 'high' ? 'guide.high_in' : nutrimentOf(name) !== null ? 'guide.low_in' : 'guide.without';
  return say(id, { nutrient: nutrientWord(say, name) });
}

/** "at least 10 g fibre" */
export function limitWords(say: Say, { side, text, name }: Extract<Criterion, { kind: 'limit' }>): string {
  if (name === 'Calories') return say(side === 'least' ? 'guide.at_least_energy' : 'guide.at_most_energy', { amount: text });
  return say(side === 'least' ? 'guide.at_least' : 'guide.at_most', { amount: text, nutrient: nutrientWord(say, name) });
}
