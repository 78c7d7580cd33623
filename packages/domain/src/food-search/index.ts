export type { FoundByText, Gathered, SearchIndex, SearchTerm } from './find-by-text.ts';
export { findByText, gatherByText, rankGathered } from './find-by-text.ts';
export { createMemoryIndex } from './memory-index.ts';
export { ALIKE_LETTERS, allowedErrors, nearest, neighbours } from './near-words.ts';
export type { Candidate as NamedRow } from './rank.ts';
export { staticRank } from './rank.ts';
export { indexTokens, isVocabulary, searchWords, wordsOf } from './words.ts';
