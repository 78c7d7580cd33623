/**
 * What a personal access token can allow. Account, password, payment, conversations and changes of the health profile are
 * in none of them: see docs/decisions/038-access-tokens.md.
 */
export const TOKEN_SCOPES = [
  /** Foods, their scores for the member, search, comparison, what to take instead. */
  'foods:read',
  /** Scans, the week, favorites, purchases, what was eaten. */
  'lists:read',
  /** Keep a scan, save a food, note one as eaten, and take that back. */
  'lists:write',
  /** Health profile and preferences. */
  'profile:read',
] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
