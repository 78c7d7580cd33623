import { NO_PROPERTIES, type ReadItem, union } from '../reading/index.ts';

/** An item that may be in the food and may not: what it would hold is neither shown nor ruled out. */
export function asDoubt(item: ReadItem): ReadItem {
  return {
    ...item,
    presence: 'contained',
    has: NO_PROPERTIES,
    may: union(item.has, item.may),
    children: item.children.map(asDoubt),
  };
}
