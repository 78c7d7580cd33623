import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ListPage, pagesQuery } from './pages.ts';

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
  refetch: () => void;
};

/** A list page by page. What is stale on arrival starts over at its first page instead of fetching every page anew. */
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
    refetch: () => void result.refetch(),
  };
}

function firstOnly<Row>(data: InfiniteData<ListPage<Row>> | undefined): InfiniteData<ListPage<Row>> | undefined {
  return data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
}
