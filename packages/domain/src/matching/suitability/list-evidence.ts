import { common, eachItem, hasProperty, isEmpty, type Mask, overlaps, type Property, propertiesOf } from '../../reading/index.ts';
import { alcoholShare, amountOf } from '../nutrients/shares.ts';
import type { ReadFood } from '../read-food.ts';
import { type Suitability, type SuitabilityCause, unknown } from './answer.ts';
import { wordsIn } from './printed-names.ts';

/** More than one item in three not known: whatever is not found may still be there. */
const MAX_UNKNOWN_SHARE = 1 / 3;
/** At most one item in ten not known, for the milder unknown. */
const MAX_MILD_UNKNOWN_SHARE = 1 / 10;

/** Why a list cannot prove that something is absent; `null` where it can, as far as its known items go. */
export function whyUnprovable(food: ReadFood): SuitabilityCause | null {
  switch (food.list) {
    case 'none':
      return { kind: 'no list' };
    case 'unread':
      return { kind: 'unread' };
    case 'foreign':
      return { kind: 'foreign' };
    case 'unconfirmed':
      return { kind: 'unconfirmed' };
    case 'read':
      return (food.findings?.all ?? 0) === 0 ? { kind: 'no list' } : null;
  }
}

export function hasUnknownItems({ findings }: ReadFood): boolean {
  return findings !== null && findings.known < findings.all;
}

/** Whether there is a list and each of its items is known. */
export function isWhollyKnown({ list, findings }: ReadFood): boolean {
  return list === 'read' && findings !== null && findings.all > 0 && findings.known === findings.all;
}

/** The unknown of a list with items that are not known, which it names. */
export function unknownItems(food: ReadFood, isMild = false): Suitability {
  return unknown(() => {
    const items: string[] = [];
    for (const item of eachItem(food.reading.items))
      if (item.id === null && item.presence === 'contained' && item.source === 'list') items.push(food.wordsOf(item));
    return { kind: 'not known', items, unknown: items.length, all: food.findings?.all ?? items.length };
  }, isMild);
}

export function isMostlyUnknown({ findings }: ReadFood): boolean {
  return findings !== null && findings.all - findings.known > findings.all * MAX_UNKNOWN_SHARE;
}

/** Few items not known, none of them set off, composite or resembling what is looked for (docs/decisions/022). */
export function isHarmlessUnknown({ findings }: ReadFood, against: Mask): boolean {
  return (
    findings !== null &&
    findings.all - findings.known <= findings.all * MAX_MILD_UNKNOWN_SHARE &&
    !findings.isUnknownSetOff &&
    !findings.isUnknownComposite &&
    !overlaps(findings.near, against)
  );
}

/** Whether a known item may hold one of the properties without the pack saying so. */
export function isDoubtful({ findings }: ReadFood, against: Mask): boolean {
  return findings !== null && overlaps(findings.may, against);
}

/** The item that may. */
export function doubt(food: ReadFood, against: Mask): SuitabilityCause {
  for (const item of eachItem(food.reading.items)) {
    if (item.presence === 'contained' && item.source !== 'name' && item.id !== null && overlaps(item.may, against)) {
      return { kind: 'doubt', words: food.wordsOf(item), property: firstOf(item.may, against) };
    }
  }
  return { kind: 'doubt', words: '', property: null };
}

/** The first of the properties that a mask has. */
export function firstOf(mask: Mask, against: Mask): Property | null {
  const both = common(mask, against);
  return isEmpty(both) ? null : (propertiesOf(both)[0] ?? null);
}

/** Labels match by their last part, whatever language prefix the source gives them. */
export function hasLabel(food: ReadFood, labels: readonly string[]): boolean {
  const { labelsTags } = food.facts;
  return labelsTags.some((tag) => labels.includes(tag.replace(/^[a-z]{2,3}:/, '')));
}

/** Alcohol by the table, the category or the list; `null` where nothing of them shows it. */
export function statedAlcohol(food: ReadFood): SuitabilityCause | null {
  return (alcoholShare(food) ?? 0) > 0 ? { kind: 'contains', property: 'Alcohol', words: 'alcohol', source: 'declared' } : null;
}

/** Folded words. */
const HOPS = /^(?:hops?|hop\w*extract|hopfen\w*|houblons?|luppolo|lupulo)$/;
const GRAPES = /^(?:grapes?|raisins?|(?:wein)?trauben?(?:most)?|uvas?|druiven)$/;
const DRIED = /^(?:secs?|dried|getrocknet\w*|pasas?|secca|passa|gedroogd\w*)$/;
export const NO_ALCOHOL: readonly string[] = ['no-alcohol', 'alcohol-free', 'non-alcoholic'];

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
