export { countItems, knownShare, readIngredients, LONGEST_LIST, type ReadInput } from './read-ingredients.ts';
export { describeMask } from './items.ts';
export { editDistance } from './edit-distance.ts';
export { wordsNear } from './near-names.ts';
export { vocabulary, VOCABULARY_VERSION, type KnownIngredient, type Vocabulary } from './vocabulary.ts';
export { readProduct, type ProductToRead } from './read-product.ts';
export { ancestorsOf, compoundOf, descendantsOf, inflectionsOf, isWordOf } from './lookup.ts';
export { inflectionKey } from './inflection.ts';
export type { LanguageNames, Meaning, NameNode } from './vocabulary.ts';
