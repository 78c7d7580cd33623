import type { NutrimentName } from '../../food/index.ts';
import { dietsNamedIn } from '../declared/diets.ts';
import { nutrimentOf } from '../figures.ts';
import { nutrientOf, nutrientsIn } from '../understand/concepts.ts';
import { isFoodName } from '../understand/mention-words.ts';

/** "Gambas salt", "are prawns high in salt": beside the food a question has nothing but what packs state, and words that ask for an amount. */
export function asksAmountOf(words: readonly string[], from: number, to: number): boolean {
  if (/^(?:which|what) (?!is|are|has|have|amount)/.test(words.join(' '))) return false;
  const stated = nutrientsIn(words).filter(({ at, length, name }) => (at + length <= from || at >= to) && isAlwaysStated(name));
  return (
    stated.length > 0 &&
    words.every(
      (word, place) =>
        (from <= place && place < to) || stated.some(({ at, length }) => at <= place && place < at + length) || OF_AN_AMOUNT.test(word),
    )
  );
}
/** "Vanilla ice cream": what may tell a food from others of its kind, which is nothing that is asked of it. */
export const mayTell = (word: string): boolean =>
  /^(?:in|of|de|di|da|do)$/.test(word) || (isFoodName(word) && nutrientOf(word) === null && dietsNamedIn([word]).length === 0);

/** What every pack states of its food, so that it is looked up: iron is not. */
const isAlwaysStated = (name: string): boolean => {
  const nutriment = nutrimentOf(name);
  return nutriment !== null && ALWAYS_STATED.has(nutriment);
};
const ALWAYS_STATED: ReadonlySet<NutrimentName> = new Set([
  'energyKcal',
  'fat',
  'saturatedFat',
  'carbohydrates',
  'sugars',
  'fiber',
  'proteins',
  'salt',
  'caffeine',
]);
const OF_AN_AMOUNT =
  /^(?:how|much|many|what|what's|is|are|there|the|a|an|some|of|in|on|has|have|does|do|contain|contains|high|low|full|rich|lot|lots|lot's|content|amount|level|and|per|100|g|it|any|too)$/;

/** "Is polenta gluten free": beside the food a question has nothing but a diet. */
export function asksDietOf(words: readonly string[], from: number, to: number): boolean {
  const diets = dietsNamedIn(words.slice(to)).map(({ at, length }) => ({ at: at + to, length }));
  return (
    // "Butter beans gluten free": what stands between is a part of the name.
    dietsNamedIn(words.slice(to + 1)).length === 0 &&
    /^(?:is|are)$/.test(words[0] ?? '') &&
    diets.length > 0 &&
    words.every(
      (word, place) =>
        (from <= place && place < to) ||
        diets.some(({ at, length }) => at <= place && place < at + length) ||
        /^(?:is|are|the|a|an|or|and)$/.test(word),
    )
  );
}
