export { type BetterBecause, compareScores, isSuggestable } from './compare-scores.ts';
export { GOAL_LIMIT, RULES_VERSION } from './constants.data.ts';
export { fitByAlerts, fitOf, fitOfScore, isFitting, isFittingScore, isGoodMatch, isLimited } from './fit.ts';
export { type Improvement, improvementsOf } from './improvements.ts';
export {
  crossedMilestone,
  FITS,
  type Fit,
  type Level,
  type Milestone,
  ringLevel,
  type ScoreLabel,
  scoreLabel,
  tileLevel,
  type Verdict,
  verdictOf,
} from './labels.ts';
export type * from './ledger.types.ts';
export { type FallbackInput, type FallbackMatch, fallbackScore } from './nutrition.ts';
export { isAsEverybody, type PreparedProfile, prepareProfile } from './prepare-profile.ts';
export { PreparedFood, prepareFood } from './prepared-food.ts';
export { type Constraint, constraintsOf, profileFromJson, type ScoreProfile, type StoredPreference } from './profile.ts';
export { scoreFood, scoreOnly } from './score-food.ts';
