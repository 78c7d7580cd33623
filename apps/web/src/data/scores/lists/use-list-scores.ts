import { INSIGHTS_DEBOUNCE_MS, RECOMPUTE_DELAY_MS, SCORING_BATCHES, SCORING_INITIAL_DELAY_MS } from '@labelwise/domain/history';
import { profileFromJson, type ScoreProfile } from '@labelwise/domain/scoring';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { log } from '../../../lib/log.ts';
import { type JudgedScore, judged, SCORE_STATES } from '../../../lib/score-state.ts';
import { readJson } from '../../../platform/storage/json.ts';
import { storageKeys } from '../../../platform/storage/keys.ts';
import type { Food } from '../../foods/foods.ts';
import { onPreferencesUpdated } from '../../preferences-updated.ts';
import { withMissingReadings } from '../../reading/read-food.ts';
import { withUnderstood } from '../own-profile.ts';
import { foodScores } from '../score-cache.ts';
import { scoreOf } from '../scores.ts';
import { createListScorer, type ListScores } from './list-scorer.ts';
import type { ListAnswer, ListMessage, ScoresMessage } from './score-list.ts';

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

export type ListScoring = {
  batch: keyof typeof SCORING_BATCHES;
  /** What a food shows when nothing can score it. */
  fallback: (food: Food) => number;
  /** The server scores this list, not this device. */
  byServer?: boolean;
};

/**
 * The member's scores of the foods of a list, computed in the batches of that list and anew 100 ms after preferences
 * change. `scoring` must be the same object at every call.
 */
export function useListScores(foods: readonly Food[], scoring: ListScoring): ListScores {
  const [scorer] = useState(() =>
    createListScorer({
      score: async (food) => judged(await scoreOf(food)),
      known: knownScore,
      ...(scoring.byServer !== true && { atOnce: scoresAtOnce }),
      fallback: (food) => standIn(food, scoring.fallback(food)),
      batch: SCORING_BATCHES[scoring.batch],
      startMs: SCORING_INITIAL_DELAY_MS,
      againMs: RECOMPUTE_DELAY_MS,
    }),
  );
  useEffect(() => {
    scorer.want(foods);
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

/** The member's score of a food as last computed, or null. */
export function knownScore(food: Food): JudgedScore | null {
  const known = foodScores.get(food);
  return known === null ? null : judged(known);
}

/** What stands in for a score that nothing could compute; no number where nobody can judge the food. */
export function standIn({ scoreBasis }: Pick<Food, 'scoreBasis'>, score: number): JudgedScore {
  return { score, state: scoreBasis === 'none' ? 'no data' : 'judged' };
}

type Scores = ReadonlyMap<string, JudgedScore>;
type Scorable = Pick<Food, 'id' | 'name' | 'facts'>;
type Answer = ScoresMessage['answer'];
type Running = {
  worker: Worker;
  /** What the worker was given of each food, by id, and the place where it keeps it. */
  sent: Map<string, { facts: Food['facts']; place: number }>;
  open: Map<number, (answer: Answer) => void>;
};

/** A worker that keeps more foods than this begins anew. */
const MAX_FOODS = 20_000;

let running: Running | null = null;
let calls = 0;

/**
 * The member's scores of a whole list by this device's own engine, in a worker: the server's numbers without its calls,
 * by food id; a food that cannot be scored has none. `null` where nothing can: no worker here, or nothing stored to score by.
 */
async function scoresAtOnce(foods: readonly Scorable[]): Promise<Scores | null> {
  const profile = readJson(storageKeys.scoreProfile, profileFromJson);
  if (profile === null || typeof Worker === 'undefined') return null;
  try {
    const [own, read] = await Promise.all([withUnderstood(profile), withMissingReadings(foods)]);
    const answer = await ask(running ?? start(), own, read);
    return answer === null ? null : byId(foods, answer);
  } catch (error) {
    log.info(`The list is scored in batches: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

function byId(foods: readonly Scorable[], { scores, states }: ListAnswer): Scores {
  const found = new Map<string, JudgedScore>();
  for (const [at, { id }] of foods.entries()) {
    const score = scores[at];
    const state = SCORE_STATES[states[at] ?? 0];
    if (score !== undefined && state !== undefined && !Number.isNaN(score)) found.set(id, { score, state });
  }
  return found;
}

function start(): Running {
  const worker = new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' });
  const made: Running = { worker, sent: new Map(), open: new Map() };
  worker.addEventListener('message', ({ data }: MessageEvent<ScoresMessage>) => {
    made.open.get(data.call)?.(data.answer);
    made.open.delete(data.call);
  });
  worker.addEventListener('error', () => stop(made));
  running = made;
  return made;
}

/** Whoever waits learns that it could not be done. */
function stop(ended: Running): void {
  ended.worker.terminate();
  for (const answer of ended.open.values()) answer(null);
  if (running === ended) running = null;
}

function ask(asked: Running, profile: ScoreProfile, foods: readonly Scorable[]): Promise<Answer> {
  const { worker, sent, open } = asked;
  calls += 1;
  const message: ListMessage = { call: calls, profile, ...placesOf(sent, foods) };
  return new Promise<Answer>((resolve) => {
    open.set(message.call, resolve);
    worker.postMessage(message, [message.places.buffer]);
  }).finally(() => {
    if (sent.size > MAX_FOODS && open.size === 0) stop(asked);
  });
}

/** Gives new foods a place, and notes what the worker knows from now on. */
function placesOf(sent: Running['sent'], foods: readonly Scorable[]): Pick<ListMessage, 'added' | 'places'> {
  const added: { place: number; facts: Food['facts'] }[] = [];
  const places = Uint32Array.from(foods, ({ id, facts }) => {
    const known = sent.get(id);
    const place = known?.place ?? sent.size;
    if (known?.facts !== facts) {
      sent.set(id, { facts, place });
      added.push({ place, facts });
    }
    return place;
  });
  return { added, places };
}
