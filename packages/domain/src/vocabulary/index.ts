export { inflectionKey } from './inflection.ts';
export { countItems, type ReadInput, readIngredients } from './read-ingredients.ts';
export type { ProductToRead } from './read-product.ts';
export { readProduct } from './read-product.ts';
export type { LanguageNames, Meaning, NameNode } from './vocabulary.ts';
export { type KnownIngredient, VOCABULARY_VERSION, type Vocabulary, vocabulary } from './vocabulary.ts';
export { ancestorsOf, compoundOf, descendantsOf, inflectionsOf, isWordOf } from './words.ts';
