export {
  categoryName,
  isInformative,
  isRedMeatCategory,
  type KindContext,
  kindFromCategories,
  leafCategory,
} from './categories/categories.ts';
export { englishCategory, englishCategoryCounted } from './categories/english-names.ts';
export {
  type DrawnFood,
  groupOf,
  isSoldFrozen,
  isSoldInCans,
  PLACEHOLDERS,
  type Placeholder,
  placeholderFor,
} from './categories/placeholder.ts';
export { checkFigures, type Doubt, type DoubtId, type DoubtLevel, findDoubts } from './doubts/find-doubts.ts';
export type * from './food-facts.ts';
export { EMPTY_FOOD, foodFromResolvedJson, givesWay, hasWholeList, LIST_BASES, NUTRIMENT_NAMES } from './food-facts.ts';
export { type FoodGroup, type FoodKind, GROUP_KINDS } from './groups/groups.data.ts';
export { readName } from './groups/read-group.ts';
export { type ResolvedKind, resolveKind, type Unresolved } from './kind/resolve-kind.ts';
export { fruitVegPercentOf, hasMuchRedMeat, hasSweetener } from './off/nutri-score-facts.ts';
export { offNutrimentKey } from './off/nutriment-keys.data.ts';
export { type OffNote, type OffReading, productFromOff, resolveFacts } from './off/product-from-off.ts';
