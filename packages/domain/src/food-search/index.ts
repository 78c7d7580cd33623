export {
  type Candidate as NamedRow,
  type FoundByText,
  findByText,
  type Gathered,
  gatherByText,
  rankGathered,
  type SearchIndex,
  type SearchTerm,
  staticRank,
} from './find-by-text.ts';
export { createMemoryIndex } from './memory-index.ts';
export {
  ALIKE_LETTERS,
  allowedErrors,
  createLetteredWords,
  indexTokens,
  isVocabulary,
  type LetteredWords,
  nearest,
  neighbours,
  searchWords,
  wordsOf,
} from './words.ts';
