import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Food } from '../../../data/foods/foods.ts';
import { onPreferencesUpdated } from '../../../data/preferences-updated.ts';
import { type FoodScore, scoreOf } from '../../../data/scores/scores.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { type JudgedScore, judged } from '../../../lib/score-state.ts';

/** What is shown when nothing could compute a score. */
const NEUTRAL = 50;

/**
 * `whole`: the score with its ledger. `number`: the device stored the number alone, and what would be computed today differs.
 * `neutral`: nothing could compute it.
 */
export type ShownScore = JudgedScore & ({ how: 'whole'; whole: FoodScore } | { how: 'number' | 'neutral' });

/** The score of a food for whoever is signed in; null until it is known. Computed anew when preferences change. */
export function useScore(food: Food | null, stored: FoodScore | number | null): { shown: ShownScore | null; retry: () => void } {
  const { user } = useSession();
  const query = useQuery({
    queryKey: ['score', user?.id ?? null, food],
    queryFn: () => (food === null ? Promise.reject(new Error('No food')) : scoreOf(food)),
    enabled: food !== null,
    // The score cache below decides for how long a score holds.
    staleTime: 0,
  });
  const { refetch } = query;
  useEffect(() => onPreferencesUpdated(() => void refetch()), [refetch]);
  const computed = query.data ?? (typeof stored === 'number' ? null : stored);
  return { shown: query.isPending && computed === null ? null : shownScore(food, computed, stored), retry: () => void refetch() };
}

function shownScore(food: Food | null, computed: FoodScore | null, stored: FoodScore | number | null): ShownScore {
  if (computed !== null && (typeof stored !== 'number' || stored === computed.score))
    return { how: 'whole', ...judged(computed), whole: computed };
  const state = food?.scoreBasis === 'none' ? 'no data' : 'judged';
  return typeof stored === 'number'
    ? { how: 'number', score: Math.min(100, Math.max(0, Math.round(stored))), state }
    : { how: 'neutral', score: NEUTRAL, state };
}
