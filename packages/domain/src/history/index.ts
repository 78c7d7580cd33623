export type { ScoredRecord } from './average-score.ts';
export { averageScore, newestScores } from './average-score.ts';
export type { Activity, ActivityKind, HistoryItem, ProductIdentity } from './de-duplicate.ts';
export { mergeActivities, newestPerProduct, productKey } from './de-duplicate.ts';
export type { CategoryShare, Contributor, ScoreBucket, WindowAverages } from './insight-figures.ts';
export {
  average,
  categorySplit,
  explorationProgress,
  scoreDistribution,
  topContributors,
  windowAverages,
} from './insight-figures.ts';
export {
  EXPLORATION_MILESTONE,
  HISTORY_SCORED_MAX,
  INSIGHTS_DEBOUNCE_MS,
  INSIGHTS_SCORED_MAX,
  MERGED_HISTORY_MAX,
  MERGED_HISTORY_SHOWN,
  PROFILE_PREFERENCES_SHOWN,
  PURCHASE_INSIGHTS_MAX,
  RECENT_LIST_SHOWN,
  RECOMPUTE_DELAY_MS,
  SCAN_INSIGHTS_MAX,
  SCORING_BATCHES,
  SCORING_INITIAL_DELAY_MS,
} from './limits.ts';
export type { CauseOfChange, ChangeCause, ChangedLine, ComparedLine, ComparedScore } from './score-change.ts';
export { explainScoreChange } from './score-change.ts';
