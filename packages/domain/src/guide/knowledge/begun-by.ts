import type { TermHit, TermId } from './terms.ts';

type OfTerms = { readonly groups: readonly (readonly TermId[])[] };

/** Of each list of ways, where those stand whose first group holds a term. */
const BEGINNINGS = new WeakMap<readonly OfTerms[], ReadonlyMap<TermId, readonly number[]>>();

/**
 * The ways of asking of which a term of the first group stands in a question, in the order of the list: of some thousand ways all others
 * cannot be meant.
 *
 * @param ways a list that stays: where its ways begin is worked out once
 */
export function begunBy<T extends OfTerms>(ways: readonly T[], hits: readonly TermHit[]): readonly T[] {
  const begun = BEGINNINGS.get(ways) ?? beginningsOf(ways);
  BEGINNINGS.set(ways, begun);
  const places = new Set(hits.flatMap(({ term }) => begun.get(term) ?? []));
  return [...places].toSorted((one, other) => one - other).flatMap((at) => ways[at] ?? []);
}

function beginningsOf(ways: readonly OfTerms[]): ReadonlyMap<TermId, readonly number[]> {
  const begun = new Map<TermId, number[]>();
  for (const [at, { groups }] of ways.entries()) {
    for (const term of groups[0] ?? []) {
      const places = begun.get(term) ?? [];
      places.push(at);
      begun.set(term, places);
    }
  }
  return begun;
}
