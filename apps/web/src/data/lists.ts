import type { Endpoint } from '@labelwise/contracts/endpoint';
import { isRecord } from '@labelwise/domain/lib';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { $ZodArray, $ZodType } from 'zod/v4/core';
import { log } from '../lib/log.ts';
import { ApiError } from '../platform/http/http.ts';
import { addressOf, type Given, sendGiven } from './call.ts';

/** An endpoint that answers the rows of a list. */
type ListEndpoint<Row> = Endpoint & { readonly answer: $ZodArray<$ZodType<Row>> };

/** One page of a list and the address of the next, null at the end. */
export type ListPage<Row> = { readonly rows: readonly Row[]; readonly next: string | null };

/** How long a list may take before it counts as failed. */
const LIST_TIMEOUT_MS = 10_000;

type PageInput = Pick<Given, 'params' | 'query' | 'link'> & { readonly signal: AbortSignal };

/** Fetches one page. A row that cannot be read is left out, so that one odd food never hides a whole list. @throws ApiError */
async function fetchPage<Row>(endpoint: ListEndpoint<Row>, { signal, ...given }: PageInput): Promise<ListPage<Row>> {
  const answer = await sendGiven(endpoint, { ...given, signal: AbortSignal.any([signal, AbortSignal.timeout(LIST_TIMEOUT_MS)]) });
  const text = await answer.text();
  const body: unknown = answer.ok && text !== '' ? JSON.parse(text) : null;
  if (!answer.ok || !Array.isArray(body)) throw new ApiError(answer.status, errorIn(text) ?? answer.statusText);
  const rows = body.flatMap((value: unknown) => {
    const read = z.safeParse(endpoint.answer._zod.def.element, value);
    return read.success ? [read.data] : [];
  });
  if (rows.length < body.length) log.info(`${body.length - rows.length} rows of ${endpoint.path} could not be read`);
  return { rows, next: nextOf(answer.headers.get('link')) };
}

function errorIn(text: string): string | null {
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
export function firstPageQuery<Row>(endpoint: ListEndpoint<Row>) {
  return queryOptions({
    queryKey: [endpoint.path],
    queryFn: async ({ signal }) => (await fetchPage(endpoint, { signal })).rows,
  });
}

type Narrowing = { readonly limit: number; readonly foodId?: string };

/** The newest few rows of a list, of all or of one food. */
export function newestQuery<Row>(endpoint: ListEndpoint<Row>, query: Narrowing) {
  return queryOptions({
    queryKey: query.foodId === undefined ? [endpoint.path, 'newest', query.limit] : [endpoint.path, 'food', query.foodId],
    queryFn: async ({ signal }) => (await fetchPage(endpoint, { query, signal })).rows,
  });
}

/** A whole list page by page, as it is scrolled. The key begins with the list's address: refreshing that refreshes this. */
export function pagesQuery<Row>(endpoint: ListEndpoint<Row>, params: Readonly<Record<string, string>> = {}) {
  const first: string | undefined = undefined;
  return infiniteQueryOptions<ListPage<Row>, Error, InfiniteData<ListPage<Row>>, QueryKey, string | undefined>({
    queryKey: [addressOf(endpoint, { params }), 'pages'],
    queryFn: ({ pageParam: link, signal }) => fetchPage(endpoint, { params, link, signal }),
    initialPageParam: first,
    getNextPageParam: (page) => page.next,
  });
}

export type Pages<Row> = {
  /** What is there so far, newest first; undefined before the first answer. */
  rows: readonly Row[] | undefined;
  hasMore: boolean;
  /** Fetches the next page, unless one is on its way. */
  more: () => Promise<void>;
  isPending: boolean;
  isError: boolean;
  error: Error | null;
  isFetching: boolean;
  /** The next page could not be had; `refetch` begins anew. */
  isMoreFailed: boolean;
  refetch: () => void;
};

/** A list page by page. What is stale on arrival starts over at its first page instead of fetching every page again. */
export function usePages<Row>(query: ReturnType<typeof pagesQuery<Row>>): Pages<Row> {
  const client = useQueryClient();
  useState(() => {
    const state = client.getQueryState(query.queryKey);
    if (state?.data !== undefined && state.isInvalidated)
      client.setQueryData(query.queryKey, firstOnly, { updatedAt: state.dataUpdatedAt });
    if (state?.isInvalidated === true) void client.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' });
  });
  const result = useInfiniteQuery(query);
  const rows = useMemo(() => result.data?.pages.flatMap((page) => page.rows), [result.data]);
  return {
    rows,
    hasMore: result.hasNextPage,
    more: async () => {
      if (result.hasNextPage && !result.isFetchingNextPage && !result.isFetchNextPageError) await result.fetchNextPage();
    },
    isPending: result.isPending,
    isError: result.isError && rows === undefined,
    error: result.error,
    isFetching: result.isFetching,
    isMoreFailed: result.isFetchNextPageError,
    refetch: () => void result.refetch(),
  };
}

function firstOnly<Row>(data: InfiniteData<ListPage<Row>> | undefined): InfiniteData<ListPage<Row>> | undefined {
  return data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
}

type Snapshot = readonly [QueryKey, unknown][];

/** Rows that were taken out of a list. */
export type DroppedRows = {
  /** The rows as they were. */
  readonly rows: readonly unknown[];
  /** Everything as it was before, for a change that is refused. */
  readonly restore: () => void;
  /** These rows at their places; what changed since stays changed. */
  readonly putBack: () => void;
};

/** Takes rows out of everything that is held of a list, pages and first pages alike. */
export async function dropRows(client: QueryClient, queryKey: QueryKey, isGone: (row: unknown) => boolean): Promise<DroppedRows> {
  await client.cancelQueries({ queryKey });
  const before: Snapshot = client.getQueriesData({ queryKey });
  for (const [key, data] of before) client.setQueryData(key, without(data, isGone));
  return {
    rows: before.flatMap(([, data]) => rowsOf(data)).filter(isGone),
    restore: () => {
      for (const [key, data] of before) client.setQueryData(key, data);
    },
    putBack: () => {
      for (const [key, data] of before) client.setQueryData(key, (now: unknown) => withRows(now, data, isGone));
    },
  };
}

function rowsOf(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data;
  if (!isRecord(data) || !Array.isArray(data['pages'])) return [];
  return data['pages'].flatMap((page: unknown) => (isRecord(page) && Array.isArray(page['rows']) ? page['rows'] : []));
}

/** What is held now, with the rows that had been removed. */
function withRows(now: unknown, before: unknown, isGone: (row: unknown) => boolean): unknown {
  if (Array.isArray(now)) return merged(now, rowsOf(before), isGone);
  if (!isRecord(now) || !Array.isArray(now['pages']) || !isRecord(before) || !Array.isArray(before['pages'])) return now;
  const former: readonly unknown[] = before['pages'];
  const pages = now['pages'].map((page: unknown, at: number) => {
    const old = former[at];
    return isRecord(page) && Array.isArray(page['rows']) && isRecord(old) && Array.isArray(old['rows'])
      ? { ...page, rows: merged(page['rows'], old['rows'], isGone) }
      : page;
  });
  return { ...now, pages };
}

/** Rows that came since stand first; the earlier ones keep their order. */
function merged(now: readonly unknown[], before: readonly unknown[], isGone: (row: unknown) => boolean): readonly unknown[] {
  const [present, former] = [new Set(now.map(entryId)), new Set(before.map(entryId))];
  const isNew = (row: unknown) => !former.has(entryId(row)) && !isGone(row);
  return [...now.filter(isNew), ...before.filter((row) => isGone(row) || present.has(entryId(row)))];
}

/** The id of the entry that a row is about: of the part beside its food. */
function entryId(row: unknown): unknown {
  if (!isRecord(row)) return row;
  const entry = Object.entries(row).find(([kind, value]) => kind !== 'food' && isRecord(value))?.[1];
  return isRecord(entry) ? entry['id'] : row['id'];
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

/** The food of the first of these rows. */
export function foodIdOf([row]: readonly unknown[]): string | undefined {
  const food = isRecord(row) ? row['food'] : undefined;
  return isRecord(food) && typeof food['id'] === 'string' ? food['id'] : undefined;
}

/** When an entry was made, of the first of these rows. */
export function addedAtOf([row]: readonly unknown[]): string | undefined {
  if (!isRecord(row)) return undefined;
  const entry = Object.entries(row).find(([kind, value]) => kind !== 'food' && isRecord(value))?.[1];
  return isRecord(entry) && typeof entry['createdAt'] === 'string' ? entry['createdAt'] : undefined;
}

/** Whether a row of a list is the entry with this id; `kind` is the field that carries it, e.g. `consumed`. */
export function isEntry(kind: string, id: string): (row: unknown) => boolean {
  return (row) => isRecord(row) && isRecord(row[kind]) && row[kind]['id'] === id;
}
