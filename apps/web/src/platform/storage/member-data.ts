import { SCORE_PREFIX, storageKeys } from './keys.ts';
import { local } from './local.ts';
import { secrets, TOKEN_KEYS } from './token.ts';

/** Removes every cached score: the `score_*` entries, the persistent score cache, and proposals that rest on scores. */
export function clearStoredScores(): void {
  for (const key of local.keys()) if (key.startsWith(SCORE_PREFIX)) local.remove(key);
  local.remove(storageKeys.scoreCache);
  local.remove(storageKeys.ways);
}

/** The same, and the scores that were shown last. */
export function clearShownScores(): void {
  local.remove(storageKeys.lastScanScore);
  local.remove(storageKeys.shownScores);
  clearStoredScores();
}

const MEMBER_KEYS = [
  storageKeys.user,
  storageKeys.userPreferences,
  storageKeys.surveyData,
  storageKeys.lastScanFood,
  storageKeys.lastScanScore,
  storageKeys.shownScores,
  storageKeys.scoreProfile,
  storageKeys.healthProfile,
  storageKeys.activity,
  storageKeys.people,
  storageKeys.sharedPeople,
  storageKeys.shopping,
  storageKeys.shoppingWaiting,
  storageKeys.notShared,
  storageKeys.openList,
  storageKeys.basketDays,
  storageKeys.device,
  storageKeys.judgedFor,
  storageKeys.visitorsScan,
  storageKeys.outbox,
  storageKeys.waitingScans,
  storageKeys.waitingPreferences,
  storageKeys.waitingProfile,
  storageKeys.recentSearches,
  storageKeys.submissionsWaiting,
  storageKeys.ownShelf,
  storageKeys.ownFigures,
  storageKeys.ownDrafts,
];

/**
 * Removes what belongs to the member who leaves: credentials, user, answers of a survey, preferences and every score, for a score says
 * something about the person it was computed for.
 */
export function clearMemberData(): void {
  for (const key of TOKEN_KEYS) secrets.remove(key);
  for (const key of MEMBER_KEYS) local.remove(key);
  clearStoredScores();
}

const WAITING_KEYS = [
  storageKeys.outbox,
  storageKeys.submissionsWaiting,
  storageKeys.waitingScans,
  storageKeys.waitingPreferences,
  storageKeys.waitingProfile,
  storageKeys.shoppingWaiting,
] as const;

/** Whether anything lies here that a member did without a network and that is not with the server yet. */
export function isAnythingWaiting(): boolean {
  return WAITING_KEYS.some((key) => local.get(key) !== null);
}
