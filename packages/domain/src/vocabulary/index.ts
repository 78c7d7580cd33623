export { inflectionKey } from './inflection.ts';
export { describeMask } from './items.ts';
export { wordsNear } from './near-names.ts';
export { countItems, knownShare, MAX_LIST_LENGTH, type ReadInput, readIngredients } from './read-ingredients.ts';
export type { ProductToRead } from './read-product.ts';
export { readProduct } from './read-product.ts';
export type { LanguageNames, Meaning, NameNode } from './vocabulary.ts';
export { type KnownIngredient, VOCABULARY_VERSION, type Vocabulary, vocabulary } from './vocabulary.ts';
export { ancestorsOf, compoundOf, descendantsOf, inflectionsOf, isWordOf } from './words.ts';
