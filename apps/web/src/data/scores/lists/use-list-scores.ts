import { INSIGHTS_DEBOUNCE_MS, RECOMPUTE_DELAY_MS, SCORING_BATCHES, SCORING_INITIAL_DELAY_MS } from '@labelwise/domain/history';
import { fitOfScore, isFittingScore } from '@labelwise/domain/scoring';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type JudgedScore, judged } from '../../../lib/score-state.ts';
import { type Food, foodQuery } from '../../foods/foods.ts';
import { isForOthers, onPeopleChanged, useIsForOthers, useJudgedRevision } from '../../people/has-people.ts';
import { onPreferencesUpdated } from '../../preferences-updated.ts';
import { foodScores } from '../score-cache.ts';
import { type FoodScore, scoreOf } from '../scores.ts';
import { createListScorer, type ListScores, type PersonalScore } from './list-scorer.ts';
import { scoresAtOnce } from './scores-at-once.ts';

/** What stands in where nothing can score a food. */
const FALLBACK = 50;

/** The member's own scores of foods of insights, whomever foods are judged for: in batches of 8, 100 ms apart, begun when the lists have stood still for 500 ms. */
export function useInsightScores(foods: readonly Food[]): ListScores {
  const [scorer] = useState(() =>
    createListScorer({
      score: async (food) => personal(await scoreOf(food)),
      known: knownScore,
      atOnce: (wanted) => scoresAtOnce(wanted, 'own'),
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

export type ListScoring = {
  batch: keyof typeof SCORING_BATCHES;
  /** What a food shows when nothing can score it. */
  fallback: (food: Food) => number;
  /** The server scores what is in sight of this list, not this device. */
  byServer?: boolean;
};

/**
 * The scores of the foods of a list for those whom foods are judged for, computed in the batches of that list and again 100 ms after
 * preferences or people change. `scoring` must be the same object at every call; `isWhole`: the foods are the whole list, to be filtered or ordered.
 */
export function useListScores(foods: readonly Food[], scoring: ListScoring, isWhole = false): ListScores {
  const [scorer] = useState(() =>
    createListScorer({
      score: judgedScore,
      known: (food) => (isForOthers() ? null : knownScore(food)),
      atOnce: scoresAtOnce,
      prefersBatches: () => scoring.byServer === true && !isForOthers(),
      fallback: (food) => (isForOthers() ? UNJUDGED : standIn(food, scoring.fallback(food))),
      batch: SCORING_BATCHES[scoring.batch],
      startMs: SCORING_INITIAL_DELAY_MS,
      againMs: RECOMPUTE_DELAY_MS,
    }),
  );
  useEffect(() => {
    scorer.want(foods, { whole: isWhole });
  }, [foods, isWhole, scorer]);
  useEffect(() => {
    const stops = [onPreferencesUpdated(scorer.recompute), onPeopleChanged(() => scorer.restart())];
    return () => {
      stops.forEach((stop) => stop());
      scorer.stop();
    };
  }, [scorer]);
  return useSyncExternalStore(scorer.subscribe, scorer.getState, scorer.getState);
}

/** What stands in for a score for several people: no number, and nothing that fits. */
const UNJUDGED = { score: 0, state: 'no data', fit: 'unknown', isFitting: false } as const;

/** The score for whoever foods are judged for; of several people by this device alone. */
async function judgedScore(food: Food): Promise<PersonalScore> {
  if (!isForOthers()) return personal(await scoreOf(food));
  const { judgedHere } = await import('./judged-here.ts');
  return judgedHere(food);
}

/** The member's score of a food as last computed, or null. */
export function knownScore(food: Food): PersonalScore | null {
  const known = foodScores.get(food);
  return known === null ? null : personal(known);
}

/** A score with how the food stands to what the member leaves out, by what was alerted of it. */
function personal(score: FoodScore): PersonalScore {
  return { ...judged(score), fit: fitOfScore(score), isFitting: isFittingScore(score) };
}

/** What stands in for a score that nothing could compute; no number where nobody can judge the food. */
export function standIn({ scoreBasis }: Pick<Food, 'scoreBasis'>, score: number): JudgedScore {
  return { score, state: scoreBasis === 'none' ? 'no data' : 'judged' };
}

/**
 * A food that a list names without its facts, for the people whom foods are judged for, by this device alone. `undefined` until that is
 * known and where foods are judged for oneself; `null`: it could not be judged.
 */
export function useJudgedFood(id: string): PersonalScore | null | undefined {
  const client = useQueryClient();
  const isForOthers = useIsForOthers();
  const revision = useJudgedRevision();
  const { data, isError } = useQuery({
    queryKey: ['judged food', revision, id],
    queryFn: async () => {
      const [{ judgedHere }, food] = await Promise.all([import('./judged-here.ts'), client.fetchQuery(foodQuery(id))]);
      return judgedHere(food);
    },
    enabled: isForOthers,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
  return isError ? null : data;
}
