export type { SentenceData, SentenceLevel } from './sentence.ts';
export { sentenceFor } from './sentence.ts';
