export { type NamedRun, namedIn } from './foods.ts';
export type { Place, Understood } from './understand.ts';
export { explain, understand } from './understand.ts';
export { foodOfAllergyWord, isAllergyWord } from './words/roles.ts';
