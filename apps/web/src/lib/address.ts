import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

type Change = Readonly<Record<string, string>> | URLSearchParams | ((now: URLSearchParams) => URLSearchParams);

/**
 * The query of the address, and how to change it: in place, so that Back leaves the page and not a choice made on it.
 * A change that is a function is given the query with every earlier change, those that are not drawn yet included.
 */
export function useSearchParams(): [params: URLSearchParams, change: (change: Change) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  // The query that is drawn, then those on their way: a slow device draws the first choice after the second was made.
  const queries = useRef([String(params)]);
  useEffect(() => {
    const drawn = queries.current.lastIndexOf(String(params));
    queries.current = drawn < 0 ? [String(params)] : queries.current.slice(drawn);
  }, [params]);
  const change = useCallback(
    (next: Change) => {
      const changed = typeof next === 'function' ? next(new URLSearchParams(queries.current.at(-1))) : new URLSearchParams(next);
      queries.current.push(String(changed));
      void navigate(`?${changed}`, { replace: true });
    },
    [navigate],
  );
  return [params, change];
}

/** The two ways to leave the page as it is loaded. Screens take it as a property, so that tests can follow where they lead. */
export type BrowserPage = {
  /** Goes to an address outside of the app. */
  readonly leaveFor: (url: string) => void;
  readonly reload: () => void;
};

export const browserPage: BrowserPage = { leaveFor: (url) => window.location.assign(url), reload: reloadPage };

/** Loads the page again, as after a change of the plan. */
export function reloadPage(): void {
  window.location.reload();
}
