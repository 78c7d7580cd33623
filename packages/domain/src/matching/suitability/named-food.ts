import { definitionOf, type Restriction } from '../../diets/index.ts';
import { customPattern } from '../custom-names.ts';
import type { ReadFood } from '../read-food.ts';
import { foldText, occurs } from '../../lib/index.ts';
import { eachItem } from '../../reading/index.ts';
import { no, onlyTraces, unknown, yes, type Suitability } from './answer.ts';
import { freeFrom } from './free-from.ts';
import { hasUnknownItems, isMostlyUnknown, unknownItems, unprovable } from './list.ts';

/** A food that a person named and we know ("kiwi"): it and everything made of it; of its family the others are unknown. */
export function freeFromFood(food: ReadFood, restriction: Extract<Restriction, { kind: 'food' }>): Suitability {
  const ids = new Set(restriction.ids);
  const wider = new Set(restriction.wider);
  let traces: Suitability | null = null;
  let doubt: Suitability | null = null;
  for (const item of eachItem(food.reading.items)) {
    if (item.how === 'denied') continue;
    if (item.id !== null && ids.has(item.id)) {
      const words = food.wordsOf(item);
      if (item.how === 'contained') return no({ kind: 'contains', property: null, words, source: item.source });
      traces ??= onlyTraces({ kind: 'traces', words });
    } else if (item.how === 'contained' && item.id !== null && (wider.has(item.id) || (item.isComposite && item.children.length < 2))) {
      doubt ??= unknown({ kind: 'doubt', words: food.wordsOf(item), property: null });
    }
  }
  if (occurs(customPattern(restriction.name), food.searchable)) return no({ kind: 'contains', property: null, words: restriction.name, source: 'list' });
  if (restriction.family !== null) {
    const { rule, substance } = definitionOf(restriction.family);
    const family = rule.kind === 'free-from' ? freeFrom(food, rule) : null;
    if (family !== null && family.answer === 'no') {
      const words = family.because.kind === 'contains' ? family.because.words : (substance ?? '');
      return unknown({ kind: 'family', member: null, named: restriction.name, words });
    }
    if (family !== null && family.answer !== 'yes') return family;
  }
  if (traces !== null) return traces;
  const open = unprovable(food);
  if (open !== null) return unknown(open);
  if (isMostlyUnknown(food)) return unknownItems(food);
  if (doubt !== null) return doubt;
  return hasUnknownItems(food) ? unknownItems(food) : yes({ kind: 'every ingredient known' });
}

/** Words that are no food we know: searched as words, and never answered with yes. */
export function freeFromWords(food: ReadFood, words: string): Suitability {
  const pattern = customPattern(words);
  if (occurs(pattern, food.searchable)) return no({ kind: 'contains', property: null, words, source: 'list' });
  if (food.reading.name !== null && occurs(pattern, foldText(food.reading.name))) return no({ kind: 'contains', property: null, words, source: 'name' });
  if (food.facts.ingredientsText !== null && occurs(pattern, foldText(food.facts.ingredientsText))) return onlyTraces({ kind: 'traces', words });
  return unknown({ kind: 'not understood', words });
}
