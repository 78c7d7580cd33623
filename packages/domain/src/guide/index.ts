export { adviceFor, keptBy } from './compose/advice.ts';
export { composeAmong, composeComparison } from './compose/comparison.ts';
export type { PlannedMeal } from './compose/day.ts';
export { composeDay, MEALS } from './compose/day.ts';
export { composeAdditive, composeAvoid, composeLedger, composeTopic } from './compose/explain.ts';
export { composeBmi, composeMine, composeNeed } from './compose/mine.ts';
export { composeContains, composeFigure, composeIngredients, composeSuits } from './compose/pack.ts';
export type { Derived, Reply } from './compose/reply.ts';
export { toMarkdown } from './compose/reply.ts';
export { composeExtreme, composeHolding, composeScanned } from './compose/scans.ts';
export {
  composeAbout,
  composeBye,
  composeCapabilities,
  composeGreeting,
  composePreferenceHelp,
  composeScoreChange,
  composeThanks,
  composeUnknown,
  WHAT_I_AM,
} from './compose/small-talk.ts';
export { composeAlternatives, composeIdeas, SUGGESTED } from './compose/suggestions.ts';
export { composeNotFound, composeSeveral, composeVerdict } from './compose/verdict.ts';
export { composeTooMuch, composeWeek, endsOf, recentOf } from './compose/week.ts';
export { meets } from './criteria.ts';
export type { Stated } from './declared/declared-restrictions.ts';
export { stateAfter } from './declared/declared-restrictions.ts';
export { strictly } from './declared/pack-words.ts';
export type { AlternativeView, Criterion, PreferenceView, ProductView, ProfileView, ScanView } from './facts.ts';
export { sourcesOfTopic, topicOfNutrient } from './knowledge/find-topic.ts';
export { composeNoted, composeUnclear, withStatements } from './say-back.ts';
export { shelfOf } from './understand/concepts.ts';
export type { InContext } from './understand/follow-up.ts';
export { understandInContext } from './understand/follow-up.ts';
export { matchMention, officialName } from './understand/match-mention.ts';
export type { ShelfId } from './understand/shelves.data.ts';
export { EVERYTHING, INSTEAD_OF, SHELVES } from './understand/shelves.data.ts';
