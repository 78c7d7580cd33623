export { aisleOfName } from './aisle-of-name.ts';
export type { Aisle } from './aisles.data.ts';
export { aisleOf, byAisle } from './aisles.ts';
export type { Basket, BasketItem, BasketNutriment, JudgedItem, PerDay } from './basket.ts';
export { basketOf, judgeItems, perPersonAndDay } from './basket.ts';
export type { EntryChange, EntryField, EntryKind, EntryPlace, EntryValues, ShoppingEntry, Stamped } from './entry.ts';
export {
  changeEntry,
  ENTRY_FIELDS,
  entryOf,
  highestCount,
  MAX_ENTRY_NAME,
  MAX_QUANTITY,
  mergeChanges,
  mergeEntry,
  NO_LIST,
  overriddenFields,
} from './entry.ts';
export { cleanEntryName, entryOfText } from './entry-text.ts';
export type { NamedList } from './named-lists.ts';
export { listOf, MAX_LIST_NAME, MAX_LISTS, newList } from './named-lists.ts';
export type { BasketSwap, CountedSwap } from './swaps.ts';
export { bestSwap, bestSwaps, withSwap } from './swaps.ts';
