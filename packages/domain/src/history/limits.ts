/** Limits and pauses of the lists, in items and ms. */

/** Foods scored at once, and the pause before the next ones. */
export const SCORING_BATCHES = {
  history: { size: 5, pauseMs: 100 },
  purchased: { size: 5, pauseMs: 50 },
  detailedHistory: { size: 5, pauseMs: 100 },
  insights: { size: 8, pauseMs: 100 },
} as const;

/** Only the newest of the scan history are scored afresh; the others show their stored score. */
export const HISTORY_SCORED_MAX = 30;
/** How many foods of each kind insights scores. */
export const INSIGHTS_SCORED_MAX = { purchased: 20, consumed: 10, scanned: 10 } as const;
export const INSIGHTS_DEBOUNCE_MS = 500;
/** Wait before a list begins to score, and after a change of preferences. */
export const SCORING_INITIAL_DELAY_MS = 300;
export const RECOMPUTE_DELAY_MS = 100;

export const RECENT_LIST_SHOWN = 3;
export const MERGED_HISTORY_MAX = 50;
export const MERGED_HISTORY_SHOWN = 10;
export const SCAN_INSIGHTS_MAX = 30;
export const PURCHASE_INSIGHTS_MAX = 50;
/** Different products to the next exploration milestone. */
export const EXPLORATION_MILESTONE = 25;
/** Preferences listed on the profile. */
export const PROFILE_PREFERENCES_SHOWN = 8;
