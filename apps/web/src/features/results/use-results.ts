import { gtinKey } from '@labelwise/domain/gtin';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { insteadQuery } from '../../data/alternatives.ts';
import { type Food, foodQuery, type LookupFault, lookupFault, shelfQuery } from '../../data/foods/foods.ts';
import { justScanned, readStoredScan, renewLastScore } from '../../data/foods/stored-scan.ts';
import { healthProfileQuery } from '../../data/health-profile.ts';
import { preferencesQuery } from '../../data/preferences.ts';
import { useScoreRevision } from '../../data/preferences-updated.ts';
import { useQuestionsDeclined } from '../../data/questions.ts';
import { isOutOfDate, isUnread, withReadings } from '../../data/reading/read-food.ts';
import { areAnswersUnreadable, isScoredHere } from '../../data/scores/guest-profile.ts';
import { type FoodScore, knownScore, scoreOf } from '../../data/scores/scores.ts';
import { useSession } from '../../data/session/session.ts';
import { type JudgedScore, judged, wholeScore } from '../../lib/score-state.ts';
import { useOpenOnce } from '../../lib/use-open-once.ts';

/** Why there is nothing to show; the last two are about the last scan of this device. */
export type Fault = LookupFault | 'nothing-scanned' | 'unreadable';

export type Results =
  | { state: 'loading' }
  | { state: 'fault'; fault: Fault; retry: () => void }
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
    // What was scanned just now is drawn at once.
    initialData: barcode === null ? justScanned : undefined,
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

/** What is shown when nothing could compute a score. */
const NEUTRAL = 50;

/**
 * `whole`: the score with its ledger. `number`: the device stored the number alone, and what would be computed today differs.
 * `early`: the score for everyone came with the food, its ledger is on its way. `neutral`: nothing could compute it.
 */
export type ShownScore = JudgedScore & ({ how: 'whole'; whole: FoodScore } | { how: 'number' | 'early' | 'neutral' });

/** The score of a food for whoever is signed in; null until it is known. Computed again when preferences change. */
export function useScore(food: Food | null, last: FoodScore | number | null): { shown: ShownScore | null; retry: () => void } {
  const { user, isLoading } = useSession();
  const revision = useScoreRevision();
  // What was scored by answers that cannot be read any more is nobody's now.
  const stored = areAnswersUnreadable() ? null : last;
  const query = useQuery({
    queryKey: ['score', user?.id ?? null, revision, food],
    queryFn: () => (food === null ? Promise.reject(new Error('No food')) : scoreOf(food)),
    enabled: food !== null,
    // Known already: drawn with the page, not after it.
    placeholderData: () => (food === null ? undefined : (knownScore(food) ?? undefined)),
    // The score cache below decides for how long a score holds.
    staleTime: 0,
  });
  const { refetch, data: fresh } = query;
  useEffect(() => {
    if (food !== null && fresh !== undefined) renewLastScore(food, fresh);
  }, [food, fresh]);
  const computed = query.data ?? (typeof stored === 'number' ? null : stored);
  const isOpen = query.isPending && computed === null;
  // The score for everyone is that of a visitor of whom nothing is known.
  const hasEarly = !isLoading && user === null && stored === null && !isScoredHere();
  const shown = useMemo(() => {
    if (!isOpen) return shownScore(food, computed, stored);
    return hasEarly ? earlyScore(food) : null;
  }, [food, computed, stored, isOpen, hasEarly]);
  return { shown, retry: () => void refetch() };
}

function earlyScore(food: Food | null): ShownScore | null {
  if (food === null || food.scoreBasis === 'none') return null;
  return { how: 'early', score: food.healthScore, state: 'judged' };
}

function shownScore(food: Food | null, computed: FoodScore | null, stored: FoodScore | number | null): ShownScore {
  if (computed !== null && (typeof stored !== 'number' || stored === computed.score))
    return { how: 'whole', ...judged(computed), whole: computed };
  const state = food?.scoreBasis === 'none' ? 'no data' : 'judged';
  return typeof stored === 'number'
    ? { how: 'number', score: wholeScore(stored), state }
    : { how: 'neutral', score: NEUTRAL, state: isScoredHere() ? 'no data' : state };
}

/** How long what stands under the verdict waits for those parts of it that come first, and the verdict for whom it is for. */
const PLACE_KNOWN_MS = 1500;

/** Whether a slow answer is waited for no longer. */
export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PLACE_KNOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

/** Whether it is still to come where the food stands on its shelf, if anywhere: that is part of a verdict. */
export function useIsShelfOpen(food: Food): boolean {
  const { isLoading } = useQuery({ ...shelfQuery(food.id), enabled: food.id !== '' });
  return useOpenOnce(food.scoreBasis !== 'none' && isLoading);
}

/** Whether it is known what stands first under the verdict, so that nothing is pushed down by it later. */
export function usePlaceKnown(food: Food, isLate: boolean): boolean {
  const { isLoading } = useSession();
  const { isPending } = useQuery({ ...insteadQuery(food), enabled: food.id !== '' });
  const isAskingOpen = useIsAskingOpen();
  return isLate || (!isLoading && (food.id === '' || !isPending) && !isAskingOpen);
}

/** Whether it is still to come whether a member is asked the three questions, which they are as long as nothing is known of them. */
function useIsAskingOpen(): boolean {
  const { user, isLoading } = useSession();
  const declined = useQuestionsDeclined();
  const enabled = user !== null && !declined;
  const profile = useQuery({ ...healthProfileQuery(), enabled });
  const preferences = useQuery({ ...preferencesQuery(), enabled: enabled && profile.data === null });
  return useOpenOnce(isLoading || (enabled && (profile.isLoading || preferences.isLoading)));
}

/** What a results address asks for: a barcode, or the last scan of this device. */
type Subject = { kind: 'barcode'; barcode: string } | { kind: 'last-scan' };

/** The word in place of a barcode that stands for the last scan. */
const LAST_SCAN = 'temp';

/** @param param the address's last part, where there is one; @param search its query, which may carry `barcode` */
export function subjectOf(param: string | undefined, search: string): Subject {
  const asked = (param ?? new URLSearchParams(search).get('barcode') ?? '').trim();
  return asked === '' || asked === LAST_SCAN ? { kind: 'last-scan' } : { kind: 'barcode', barcode: asked };
}

/** Whether two spellings name one product; what is no GTIN must be the same text. */
export function sameBarcode(one: string, other: string | null): boolean {
  return other !== null && (gtinKey(one) ?? one) === (gtinKey(other) ?? other);
}

/** The address on the page of the words that an alert rests on. */
export function placeId([start]: readonly [start: number, end: number]): string {
  return `in-list-${start}`;
}
