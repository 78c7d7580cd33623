import { SCORE_PREFIX, storageKeys } from './keys.ts';
import { local } from './local.ts';
import { secrets } from './secrets/index.ts';
import { TOKEN_KEYS } from './token.ts';

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

/**
 * Removes what belongs to the member who leaves: credentials, user, preferences and every score, for a score says
 * something about the person it was computed for.
 */
export function clearMemberData(): void {
  for (const key of TOKEN_KEYS) secrets.remove(key);
  const { user, userPreferences, lastScanFood, lastScanScore, shownScores, scoreProfile, visitorsScan, outbox, recentSearches } =
    storageKeys;
  for (const key of [user, userPreferences, lastScanFood, lastScanScore, shownScores, scoreProfile, visitorsScan, outbox, recentSearches])
    local.remove(key);
  clearStoredScores();
}
