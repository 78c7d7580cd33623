import { type AnchorHTMLAttributes, createContext, type MouseEvent, type Ref, useCallback, useContext, useEffect } from 'react';
import { createPath, type To, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router';
import { paths } from './paths.ts';

/** How many routes the shell remembers for back navigation. */
export const MEMORY_LIMIT = 10;

const MemoryContext = createContext<NavigationMemory>(createNavigationMemory());

export const NavigationMemoryProvider = MemoryContext.Provider;

/** The routes that the shell remembers. */
export function useNavigationMemory(): NavigationMemory {
  return useContext(MemoryContext);
}

/**
 * Back leads to the page that `?from` or `?fromPage` names, else one step back, else to
 * `fallback` (home).
 */
export function useGoBack(fallback: string = paths.home): () => void {
  const memory = useNavigationMemory();
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(() => {
    const target = backTarget(search, memory.previous(), fallback);
    if (target.kind === 'history') void navigate(-1);
    else void navigate(target.path, { replace: memory.previous() === null });
  }, [fallback, memory, navigate, search]);
}

/** Pages that a results address may name as its origin, by query key. */
const ORIGINS: Readonly<Record<'from' | 'fromPage', Readonly<Record<string, string>>>> = {
  from: { favorites: paths.favorites, trending: paths.trending },
  fromPage: { insights: paths.insights, 'detailed-history': paths.detailedHistory },
};

/** The page that the query names as the origin, or null. */
export function namedOrigin(search: string): string | null {
  const query = new URLSearchParams(search);
  return ORIGINS.from[query.get('from') ?? ''] ?? ORIGINS.fromPage[query.get('fromPage') ?? ''] ?? null;
}

/**
 * Where Back leads: the named origin (one step back where it was just left, as it was left), else one step back in history, else a
 * fallback.
 */
type BackTarget = { kind: 'page'; path: string } | { kind: 'history' };

export function backTarget(search: string, previous: string | null, fallback: string = paths.home): BackTarget {
  const origin = namedOrigin(search);
  // One step back finds the origin's tab and scroll position again.
  if (origin !== null && previous?.split('?')[0] !== origin) return { kind: 'page', path: origin };
  return previous === null ? { kind: 'page', path: fallback } : { kind: 'history' };
}

export type NavigationMemory = ReturnType<typeof createNavigationMemory>;

/** The last {@link MEMORY_LIMIT} routes, newest last. `save` is called after each change, `restored` fills it at start. */
export function createNavigationMemory(restored: readonly string[] = [], save: (routes: readonly string[]) => void = () => undefined) {
  let routes = restored.slice(-MEMORY_LIMIT);
  const keep = (next: readonly string[]) => {
    routes = next.slice(-MEMORY_LIMIT);
    save(routes);
  };
  return {
    routes: (): readonly string[] => routes,
    /** The route before the current one, or null. */
    previous: (): string | null => routes.at(-2) ?? null,
    /**
     * Notes where the app is now. A step back takes the left route off again; a replaced route takes the place of
     * the one that it replaced; the same route twice is noted once.
     */
    note(route: string, how: 'push' | 'pop' | 'replace'): void {
      if (routes.at(-1) === route) return;
      if (how === 'pop' && routes.at(-2) === route) keep(routes.slice(0, -1));
      else if (how === 'replace') keep([...routes.slice(0, -1), route].filter((each, at, all) => each !== all[at - 1]));
      else keep([...routes, route]);
    },
  };
}

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & {
  readonly to: To;
  /** In place of the entry of the history that the link stands on; so is a link to where one already is. */
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly ref?: Ref<HTMLAnchorElement>;
};

/**
 * A link to a page of the app. React Router's own brings what only its data and framework modes use, 9 kB in every first load. A press that
 * asks for a new tab or window is left to the browser.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const target = useResolvedPath(to);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isForBrowser = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || isForBrowser) return;
    event.preventDefault();
    void navigate(to, { replace: replace ?? createPath(location) === createPath(target), state });
  };
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the rest
  return <a {...rest} href={useHref(to)} onClick={handleClick} />;
}

type NavLinkProps = Omit<LinkProps, 'to'> & {
  readonly to: string;
  /** Whether pages below this one are pages of their own. */
  readonly end?: boolean;
};

/** A link that says when its page is the one shown (`aria-current`). */
export function NavLink({ to, end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />;
}

/**
 * The way to a page that is known ahead: its code is fetched, and it is drawn out of sight, while something else still stands; then it is
 * there at once. Set by the app, which knows the pages; without it pages come as usual.
 */
export const nextPage: {
  ready: (path: string) => Promise<unknown>;
  /** Resolves once it is drawn; not where the person goes elsewhere meanwhile. */
  draw: (path: string) => Promise<void>;
} = {
  ready: () => Promise.resolve(),
  draw: () => Promise.resolve(),
};

/** Names the page in the tab and for screen readers: `useTitle("Favorites")` gives "Favorites · Labelwise". */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? 'Labelwise' : `${title} · Labelwise`;
  }, [title]);
}
