import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type ChatMessage, inOrder, messagesQuery } from '../../../data/conversations/messages.ts';

export type Messages = {
  readonly messages: readonly ChatMessage[];
  readonly isLoading: boolean;
  readonly error: Error | null;
  /** Nothing was said before what is here. */
  readonly isWhole: boolean;
  /** Fetches what was said before, where there is more. */
  readonly older: () => void;
  readonly retry: () => void;
};

const NONE: readonly ChatMessage[] = [];

/** What is stored of a conversation; nothing is fetched while an exchange is going on, which brings its own. */
export function useMessages(id: string | null, isBusy: boolean): Messages {
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = useInfiniteQuery({
    ...messagesQuery(id ?? 'none'),
    enabled: id !== null && !isBusy,
    refetchOnMount: 'always',
  });
  const messages = useMemo(() => (id === null ? NONE : inOrder(data)), [data, id]);
  const older = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetchNextPageError, isFetchingNextPage]);
  const isLoading = id !== null && data === undefined && isFetching;
  // What is here stays when it could not be fetched anew; without anything the list is empty.
  return {
    messages,
    isLoading,
    isWhole: !hasNextPage,
    error: data === undefined && id !== null ? error : null,
    older,
    retry: useCallback(() => void refetch(), [refetch]),
  };
}
