export { type BetterBecause, compareScores, isSuggestable } from './compare-scores.ts';
export { GOAL_LIMIT, RULES_VERSION } from './constants.data.ts';
export { FITS, type Fit, fitByAlerts, fitOf, fitOfScore } from './fit.ts';
export { type Improvement, improvementsOf } from './improvements.ts';
export {
  crossedMilestone,
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
export { PreparedFood, prepareFood } from './prepared-food.ts';
export { type Constraint, constraintsOf, type PreparedProfile, prepareProfile } from './profile.ts';
export { scoreFood, scoreOnly } from './score-food.ts';
export { profileFromJson, type ScoreProfile, type StoredPreference } from './score-profile.ts';
