export { canonicalName, KNOWN_NAMES, nameKey } from './names.ts';
export { matchCanonical, matchName } from './match-name.ts';
export { prepareFood, PreparedFood } from './prepared-food.ts';
export type { Share, Want } from './prepared-food.ts';
export { suitability } from './diets/suitability.ts';
export type { Answer, Suitability } from './diets/answer.ts';
