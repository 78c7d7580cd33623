import { isEmpty, common, eachItem, overlaps, type Mask, type Property, propertiesOf, type ReadItem } from '../../reading/index.ts';
import type { ReadFood } from '../read-food.ts';
import { unknown, type Because, type Suitability } from './answer.ts';

/** More than one item in three not known: whatever is not found may still be there. */
const MOST_UNKNOWN = 1 / 3;
/** At most one item in ten not known, for the milder unknown. */
const FEW_UNKNOWN = 1 / 10;

/** Why a list cannot prove that something is absent; `null` where it can, as far as its known items go. */
export function unprovable(food: ReadFood): Because | null {
  switch (food.list) {
    case 'none': return { kind: 'no list' };
    case 'unread': return { kind: 'unread' };
    case 'foreign': return { kind: 'foreign' };
    case 'read': return (food.findings?.all ?? 0) === 0 ? { kind: 'no list' } : null;
  }
}

/** The unknown of a list with items that are not known; `null` where every item is. */
export function unknownItems(food: ReadFood, isMild: (food: ReadFood) => boolean): Suitability | null {
  const { findings } = food;
  if (findings === null || findings.known === findings.all) return null;
  const items: string[] = [];
  for (const item of eachItem(food.reading.items)) if (item.id === null && item.how === 'contained' && item.source === 'list') items.push(food.wordsOf(item));
  const because: Because = { kind: 'not known', items, unknown: findings.all - findings.known, all: findings.all };
  return unknown(because, isMild(food));
}

export function isMostlyUnknown({ findings }: ReadFood): boolean {
  return findings !== null && findings.all - findings.known > findings.all * MOST_UNKNOWN;
}

/** Few items not known, none of them set off, composite or resembling what is looked for (DECISIONS, "Yes needs proof"). */
export function isHarmlessUnknown({ findings }: ReadFood, against: Mask): boolean {
  return findings !== null && findings.all - findings.known <= findings.all * FEW_UNKNOWN && !findings.isUnknownSetOff && !findings.isUnknownComposite
    && !overlaps(findings.near, against);
}

/** The item that may hold one of the properties without the pack saying so; `null` for none. */
export function doubtfulItem(food: ReadFood, against: Mask): ReadItem | null {
  if (food.findings === null || !overlaps(food.findings.may, against)) return null;
  for (const item of eachItem(food.reading.items)) {
    if (item.how === 'contained' && item.source !== 'name' && item.id !== null && overlaps(item.may, against)) return item;
  }
  return null;
}

/** The first of the properties that a mask has. */
export function firstOf(mask: Mask, against: Mask): Property | null {
  const both = common(mask, against);
  return isEmpty(both) ? null : (propertiesOf(both)[0] ?? null);
}

/** Labels match by their last part, whatever language prefix the source gives them. */
export function hasLabel(food: ReadFood, labels: readonly string[]): boolean {
  const { labelsTags } = food.facts;
  return labelsTags.length > 0 && labelsTags.some((tag) => labels.includes(tag.replace(/^[a-z]{2,3}:/, '')));
}
