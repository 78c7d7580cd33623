import { useEffect, useRef, useState } from 'react';
import type { Entry } from '../../data/shopping/stored-list.ts';

/**
 * The entries that somebody else of the household added or changed just now.
 *
 * @param nameOf of the others; `null` of oneself and of whom this device does not know
 */
export function useArrivals(entries: readonly Entry[], nameOf: (member: string | null) => string | null): ReadonlySet<string> {
  const known = useRef<ReadonlyMap<string, string> | null>(null);
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const now = new Map(entries.map((entry) => [entry.id, textOf(entry)]));
    const before = known.current;
    known.current = now;
    // What a device reads first is no change.
    if (before === null || before.size === 0) return;
    const fresh = entries.filter((entry) => !entry.isWaiting && isOthers(entry, nameOf) && before.get(entry.id) !== now.get(entry.id));
    if (fresh.length > 0) setArrived(new Set(fresh.map(({ id }) => id)));
  }, [entries, nameOf]);
  return arrived;
}

function isOthers({ changedBy, addedBy }: Entry, nameOf: (member: string | null) => string | null): boolean {
  return nameOf(changedBy ?? addedBy) !== null;
}

function textOf({ name, foodId, quantity, place, changedBy }: Entry): string {
  return JSON.stringify([name, foodId, quantity, place, changedBy]);
}
