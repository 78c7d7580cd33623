import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Snapshot = readonly [QueryKey, unknown][];

/**
 * Takes rows out of everything that is held of a list, pages and first pages alike, and answers the way back for a
 * change that is refused.
 */
export async function dropRows(client: QueryClient, path: string, isGone: (row: unknown) => boolean): Promise<() => void> {
  await client.cancelQueries({ queryKey: [path] });
  const before: Snapshot = client.getQueriesData({ queryKey: [path] });
  for (const [key, data] of before) client.setQueryData(key, without(data, isGone));
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}

/** Empties everything that is held of a list. */
export async function emptyLists(client: QueryClient, path: string): Promise<void> {
  await dropRows(client, path, () => true);
}

function without(data: unknown, isGone: (row: unknown) => boolean): unknown {
  if (Array.isArray(data)) return data.filter((row: unknown) => !isGone(row));
  if (!isRecord(data) || !Array.isArray(data['pages'])) return data;
  const pages = data['pages'].map((page: unknown) =>
    isRecord(page) && Array.isArray(page['rows']) ? { ...page, rows: page['rows'].filter((row: unknown) => !isGone(row)) } : page,
  );
  return { ...data, pages };
}

/** Whether a row of a list is about this food. */
export function isAbout(foodId: string): (row: unknown) => boolean {
  return (row) => isRecord(row) && isRecord(row['food']) && row['food']['id'] === foodId;
}

/** Whether a row of a list is the entry with this id; `kind` is the field that carries it, e.g. `consumed`. */
export function isEntry(kind: string, id: string): (row: unknown) => boolean {
  return (row) => isRecord(row) && isRecord(row[kind]) && row[kind]['id'] === id;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
