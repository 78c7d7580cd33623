export type { Answer, Because, Suitability } from './answer.ts';
export { evidenceWords, whyText } from './answer.ts';
export { suitability, suits } from './suitability.ts';
