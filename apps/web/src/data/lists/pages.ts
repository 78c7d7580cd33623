import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { log } from '../../lib/log.ts';
import { ApiError, http } from '../../platform/http/index.ts';

/** Reads one row of an answer; what cannot be read is no row. Any schema with `safeParse` fits. */
type RowSchema<Row> = { safeParse(value: unknown): { success: true; data: Row } | { success: false } };

/** One page of a list and the address of the next, null at the end. */
export type ListPage<Row> = { readonly rows: readonly Row[]; readonly next: string | null };

/** How long a list may take before it counts as failed. */
const LIST_LIMIT_MS = 10_000;

/** Fetches one page. A row that cannot be read is left out, so that one odd food never hides a whole list. @throws ApiError */
async function fetchPage<Row>(path: string, schema: RowSchema<Row>, signal: AbortSignal): Promise<ListPage<Row>> {
  const answer = await http.send(path, { signal: AbortSignal.any([signal, AbortSignal.timeout(LIST_LIMIT_MS)]) });
  const text = await answer.text();
  const body: unknown = answer.ok && text !== '' ? JSON.parse(text) : null;
  if (!answer.ok || !Array.isArray(body)) throw new ApiError(answer.status, reasonOf(text) ?? answer.statusText);
  const rows = body.flatMap((value: unknown) => {
    const read = schema.safeParse(value);
    return read.success ? [read.data] : [];
  });
  if (rows.length < body.length) log.info(`${body.length - rows.length} rows of ${path} could not be read`);
  return { rows, next: nextOf(answer.headers.get('link')) };
}

function reasonOf(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string' ? body.error : null;
  } catch {
    return null;
  }
}

/** The address that a `Link` header names as the next page, as far as it is one of ours. @source RFC 8288 */
export function nextOf(link: string | null): string | null {
  const match = /<(\/api\/[^>]+)>\s*;[^,]*\brel="?next"?/.exec(link ?? '');
  return match?.[1] ?? null;
}

/** The first page of a list (200 rows at most) under the list's own address. */
export function firstPageQuery<Row>(path: string, schema: RowSchema<Row>) {
  return queryOptions({ queryKey: [path], queryFn: async ({ signal }) => (await fetchPage(path, schema, signal)).rows });
}

/** The newest few of a list, for a card that shows no more. */
export function newestQuery<Row>(path: string, schema: RowSchema<Row>, limit: number) {
  return queryOptions({
    queryKey: [path, 'newest', limit],
    queryFn: async ({ signal }) => (await fetchPage(`${path}?limit=${limit}`, schema, signal)).rows,
  });
}

/** The newest few rows of a list that are about one food. */
export function ofFoodQuery<Row>(path: string, schema: RowSchema<Row>, foodId: string, limit: number) {
  return queryOptions({
    queryKey: [path, 'food', foodId],
    queryFn: async ({ signal }) => (await fetchPage(`${path}?foodId=${encodeURIComponent(foodId)}&limit=${limit}`, schema, signal)).rows,
  });
}

/** A whole list page by page, as it is scrolled. The key begins with the list's address: refreshing that refreshes this. */
export function pagesQuery<Row>(path: string, schema: RowSchema<Row>) {
  return infiniteQueryOptions({
    queryKey: [path, 'pages'],
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, schema, signal),
    initialPageParam: path,
    getNextPageParam: (page) => page.next,
  });
}
