export type { FoundByText, SearchIndex, SearchTerm } from './find-by-text.ts';
export { findByText, searchFoods } from './find-by-text.ts';
export { createMemoryIndex } from './memory-index.ts';
export { ALIKE_LETTERS, allowedErrors, nearest, neighbours } from './near-words.ts';
export type { Candidate as NamedRow } from './rank.ts';
export { isVocabulary, searchWords, wordsOf } from './words.ts';
