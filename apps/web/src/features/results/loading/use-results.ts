import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { type Food, foodQuery, type LookupFault, lookupFault } from '../../../data/foods/foods.ts';
import { readStoredScan } from '../../../data/foods/stored-scan.ts';
import { isOutOfDate, isUnread, withReadings } from '../../../data/reading/read-food.ts';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { type Subject, sameBarcode } from '../results-subject.ts';

/** Why there is nothing to show; the last two are about the last scan of this device. */
export type ResultsFault = LookupFault | 'nothing-scanned' | 'unreadable';

export type Results =
  | { state: 'loading' }
  | { state: 'fault'; fault: ResultsFault; retry: () => void }
  /** `kept`: the score stored with the food on this device. `stale`: the lookup failed and the device's own copy stands in. */
  | { state: 'loaded'; food: Food; stored: FoodScore | number | null; stale: boolean };

/** The food that the address asks for; the last scan of this device stands in only when it is the one asked for. */
export function useResults(subject: Subject): Results {
  const { key } = useLocation();
  const barcode = subject.kind === 'barcode' ? subject.barcode : null;
  // Back on the network, a lookup that failed is made again by itself.
  const lookup = useQuery({ ...foodQuery(barcode ?? ''), enabled: barcode !== null, refetchOnReconnect: true });
  const stored = useQuery({
    queryKey: ['last-scan', key],
    queryFn: readStoredScan,
    enabled: barcode === null || lookup.isError,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (lookup.data !== undefined && barcode !== null) return { state: 'loaded', food: lookup.data, stored: null, stale: false };
  if (stored.isError) return { state: 'fault', fault: 'unreadable', retry: () => void stored.refetch() };
  if (stored.data === undefined || (barcode !== null && !lookup.isError)) return { state: 'loading' };
  const fits = stored.data.state === 'present' && (barcode === null || sameBarcode(barcode, stored.data.food.barcode));
  if (fits && stored.data.state === 'present')
    return { state: 'loaded', food: stored.data.food, stored: stored.data.score, stale: barcode !== null };
  if (barcode !== null) return { state: 'fault', fault: lookupFault(lookup.error), retry: () => void lookup.refetch() };
  return { state: 'fault', fault: stored.data.state === 'absent' ? 'nothing-scanned' : 'unreadable', retry: () => void stored.refetch() };
}

/**
 * A food with its ingredient list read: the server's reading as it came, else one of this device, in a worker. Until that is
 * there the food stays unread, and every diet that must be safe is unknown.
 *
 * @param isKept it is this device's own copy, which may have been read with the words of an earlier day
 */
export function useReadFood(food: Food, isStored: boolean): Food {
  const isOpen = isStored ? isOutOfDate(food) : isUnread(food);
  const { data } = useQuery({
    queryKey: ['reading', food.id, food.name, food.facts.ingredientsText],
    queryFn: () => readOne(food),
    enabled: isOpen,
    staleTime: Infinity,
  });
  return isOpen && data != null ? { ...food, facts: { ...food.facts, reading: data } } : food;
}

async function readOne(food: Food): Promise<string | null> {
  const [read] = await withReadings([food]);
  return read?.facts.reading ?? null;
}
