export { explain, understand } from './understand.ts';
export type { Place, Understood } from './understand.ts';
export { readBack } from './read-back.ts';
export { foodOfAllergyWord, isAllergyWord } from './words/allergy-words.ts';
export { namedIn, type NamedRun } from './named-in.ts';
