import type { QueryFunctionContext } from '@tanstack/react-query';
import { ApiError, type Http } from '../../platform/http/index.ts';

/** The address in a query key: its first element, with a leading slash added; an absolute address stays as it is. */
export function pathOfKey(key: readonly unknown[]): string {
  const first = String(key[0]);
  return /^https?:\/\//.test(first) || first.startsWith('/') ? first : `/${first}`;
}

/**
 * The default query function: a GET of the key's path, answered as JSON.
 *
 * @param on401 `throw`, or `null` to answer null for a visitor who is not signed in
 */
export function createQueryFn(http: Http, on401: 'throw' | 'null' = 'throw') {
  return async ({ queryKey, signal }: Pick<QueryFunctionContext, 'queryKey' | 'signal'>): Promise<unknown> => {
    try {
      // A body that is not there is null: the query client takes undefined for a mistake.
      return (await http.json(pathOfKey(queryKey), { signal })) ?? null;
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };
}
