import { paths } from '../paths.ts';

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
export type BackTarget = { kind: 'page'; path: string } | { kind: 'history' };

export function backTarget(search: string, previous: string | null, fallback: string = paths.home): BackTarget {
  const origin = namedOrigin(search);
  // One step back finds the origin's tab and scroll position again.
  if (origin !== null && previous?.split('?')[0] !== origin) return { kind: 'page', path: origin };
  return previous === null ? { kind: 'page', path: fallback } : { kind: 'history' };
}
