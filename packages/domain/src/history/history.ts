export type ActivityKind = 'scanned' | 'purchased' | 'favorited';

/** One line of a history. `at` in epoch ms; `null` = the source gives no date, older than any date. */
export type HistoryItem = { food: ProductIdentity; at: number | null };
export type Activity = HistoryItem & { kind: ActivityKind };

const PRIORITY: Readonly<Record<ActivityKind, number>> = { favorited: 2, purchased: 1, scanned: 0 };

/** One item a product, the most recent, newest first. Also the detailed history: one row a food, newest activity. */
export function newestPerProduct<T extends HistoryItem>(items: readonly T[]): T[] {
  return onePerProduct(items, (candidate, held) => time(candidate) > time(held));
}

/**
 * The merged history of insights: one item a product, favorited before purchased before scanned, the newest among
 * equals; the list newest first.
 */
export function mergeActivities<T extends Activity>(activities: readonly T[]): T[] {
  return onePerProduct(activities, (candidate, held) => {
    const difference = PRIORITY[candidate.kind] - PRIORITY[held.kind];
    return difference === 0 ? time(candidate) > time(held) : difference > 0;
  });
}

function onePerProduct<T extends HistoryItem>(items: readonly T[], replaces: (candidate: T, held: T) => boolean): T[] {
  const byProduct = new Map<string, T>();
  const nameless: T[] = [];
  for (const item of items) {
    const key = productKey(item.food);
    if (key === null) {
      nameless.push(item);
      continue;
    }
    const held = byProduct.get(key);
    if (held === undefined || replaces(item, held)) byProduct.set(key, item);
  }
  return [...byProduct.values(), ...nameless].sort((one, other) => compareTimes(time(other), time(one)));
}

function time({ at }: HistoryItem): number {
  return at ?? -Infinity;
}

function compareTimes(one: number, other: number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** What tells one product from another in a list. */
export type ProductIdentity = {
  barcode?: string | null | undefined;
  id?: string | number | null | undefined;
  name?: string | null | undefined;
};

/**
 * One key a product: the barcode, else the id, else the name trimmed and in lower case. `null` when there is none of
 * them; such an item is never taken for a duplicate. The barcode "unknown" counts as none.
 */
export function productKey({ barcode, id, name }: ProductIdentity): string | null {
  const code = barcode?.trim() ?? '';
  if (code !== '' && code.toLowerCase() !== 'unknown') return `barcode:${code}`;
  if (id !== null && id !== undefined && id !== '') return `id:${id}`;
  const words = name?.trim().toLowerCase() ?? '';
  return words === '' ? null : `name:${words}`;
}

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
