/** Which calls may be answered from a replica of the database. */
import { alternatives } from '@labelwise/contracts/alternatives';
import type { Endpoint } from '@labelwise/contracts/endpoint';
import { foodSearch } from '@labelwise/contracts/food-search';
import { foods } from '@labelwise/contracts/foods';
import { insights } from '@labelwise/contracts/insights';
import { packs } from '@labelwise/contracts/packs';
import { consumed, favorites, purchased } from '@labelwise/contracts/saved-foods';
import { activity, scans } from '@labelwise/contracts/scans';
import { trending } from '@labelwise/contracts/trending';
import type { Asking } from '../db/replicas/position.ts';
import type { Caller } from './session.ts';

/** The catalogue, search, and a member's lists. Accounts, plans, access and health are read from the primary alone. */
const FROM_REPLICAS: ReadonlySet<Endpoint> = new Set<Endpoint>(
  [
    Object.values(foods),
    Object.values(foodSearch),
    Object.values(alternatives),
    Object.values(trending),
    Object.values(insights),
    Object.values(packs),
    Object.values(activity),
    [scans.list, scans.changes, favorites.list, favorites.check, purchased.list, purchased.check, consumed.list],
  ]
    .flat()
    .filter(({ method }) => method === 'GET'),
);

/** A member whose last write is not known reads from the primary until there is one. */
export function askingOf(endpoint: Endpoint, caller: Caller | null): Asking {
  const memberId = caller?.userId ?? null;
  if (!FROM_REPLICAS.has(endpoint)) return { memberId, mustShow: 'everything' };
  return { memberId, mustShow: caller === null ? 'nothing' : (caller.lastWrite ?? 'everything') };
}
