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
