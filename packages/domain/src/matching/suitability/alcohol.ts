import { eachItem, hasProperty } from '../../reading/index.ts';
import { amountOf } from '../nutrients/amounts.ts';
import { alcoholShare } from '../nutrients/shares.ts';
import type { ReadFood } from '../read-food.ts';
import type { SuitabilityCause } from './answer.ts';
import { hasLabel } from './list-evidence.ts';
import { wordsIn } from './printed-names.ts';

/** Alcohol by the table, the category or the list; `null` where nothing of them shows it. */
export function statedAlcohol(food: ReadFood): SuitabilityCause | null {
  return (alcoholShare(food) ?? 0) > 0 ? { kind: 'contains', property: 'Alcohol', words: 'alcohol', source: 'declared' } : null;
}

/** Folded words. */
const HOPS = /^(?:hops?|hop\w*extract|hopfen\w*|houblons?|luppolo|lupulo)$/;
const GRAPES = /^(?:grapes?|raisins?|(?:wein)?trauben?(?:most)?|uvas?|druiven)$/;
const DRIED = /^(?:secs?|dried|getrocknet\w*|pasas?|secca|passa|gedroogd\w*)$/;
const NO_ALCOHOL = ['no-alcohol', 'alcohol-free', 'non-alcoholic'];

/**
 * Hops, or grapes with sulphites, of which a list is beer or wine: none of them names the alcohol that comes of fermenting. `null` too where
 * the table says how much there is.
 */
export function mayBeFermented(food: ReadFood): SuitabilityCause | null {
  if (amountOf(food, 'alcohol') !== null || hasLabel(food, NO_ALCOHOL)) return null;
  let [hops, grapes, isSulphited]: [string | null, string | null, boolean] = [null, null, false];
  for (const item of eachItem(food.reading.items)) {
    if (item.presence !== 'contained' || item.source !== 'list') continue;
    const words = wordsIn(food.wordsOf(item));
    if (words.some((word) => HOPS.test(word))) hops ??= food.wordsOf(item);
    if (words.some((word) => GRAPES.test(word)) && !words.some((word) => DRIED.test(word))) grapes ??= food.wordsOf(item);
    isSulphited ||= hasProperty(item.has, 'Sulphites');
  }
  const words = hops ?? (isSulphited ? grapes : null);
  return words === null ? null : { kind: 'doubt', words, property: 'Alcohol' };
}
