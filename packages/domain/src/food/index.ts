export { kindFromCategories, needsPreparation, type KindContext } from './categories/kind.ts';
export { leafCategory } from './categories/leaf-category.ts';
export { placeholderFor, type Placeholder } from './categories/placeholder.ts';
export { findDoubts, type Doubt } from './doubts/find-doubts.ts';
export type * from './food-facts.ts';
export { NUTRIMENT_NAMES } from './food-facts.ts';
export { productFromOff, resolveFacts, type OffNote, type OffReading } from './off/product-from-off.ts';
export type * from './product.ts';
export { foodFromResolvedJson } from './resolved-json.ts';
