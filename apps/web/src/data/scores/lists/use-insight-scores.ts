import { INSIGHTS_DEBOUNCE_MS, RECOMPUTE_DELAY_MS, SCORING_BATCHES } from '@labelwise/domain/history';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { judged } from '../../../lib/score-state.ts';
import type { Food } from '../../foods/foods.ts';
import { onPreferencesUpdated } from '../../preferences-updated.ts';
import { scoreOf } from '../scores.ts';
import { createListScorer, type ListScores } from './list-scorer.ts';
import { scoresAtOnce } from './scores-at-once.ts';
import { knownScore, standIn } from './use-list-scores.ts';

/** What stands in where nothing can score a food. */
const FALLBACK = 50;

/** The member's scores of foods of insights: in batches of 8, 100 ms apart, begun when the lists have stood still for 500 ms. */
export function useInsightScores(foods: readonly Food[]): ListScores {
  const [scorer] = useState(() =>
    createListScorer({
      score: async (food) => judged(await scoreOf(food)),
      known: knownScore,
      atOnce: scoresAtOnce,
      fallback: (food) => standIn(food, FALLBACK),
      batch: SCORING_BATCHES.insights,
      startMs: 0,
      againMs: RECOMPUTE_DELAY_MS,
    }),
  );
  useEffect(() => {
    const timer = setTimeout(() => scorer.want(foods), INSIGHTS_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [foods, scorer]);
  useEffect(() => {
    const stopListening = onPreferencesUpdated(scorer.recompute);
    return () => {
      stopListening();
      scorer.stop();
    };
  }, [scorer]);
  return useSyncExternalStore(scorer.subscribe, scorer.getState, scorer.getState);
}
