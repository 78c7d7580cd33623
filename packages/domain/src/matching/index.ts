export {
  type Amount,
  type Explanation,
  explainMatch,
  type MatchedNutrient,
  type MatchReason,
  matchCanonical,
  matcherOf,
  matchName,
  per100,
  placeOfShare,
} from './match-name.ts';
export { canonicalName, KNOWN_NAMES } from './names.ts';
export { alcoholShare, amountOf, isAlcoholic, kilocalories } from './nutrients/shares.ts';
export { isSubstanceName as isSubstance, presenceOf } from './presence.ts';
export { type ListState, ReadFood, readFood, type Share, type Want } from './read-food.ts';
export type { SubstanceName } from './substances.data.ts';
export { type AdviceId, MUCH_CAFFEINE_GRAMS } from './suitability/advice.data.ts';
export { type Answer, evidenceWords, type Suitability, type SuitabilityCause } from './suitability/answer.ts';
export { containsName } from './suitability/printed-names.ts';
export { placeOfAnswer, suitability, suits } from './suitability/suitability.ts';
