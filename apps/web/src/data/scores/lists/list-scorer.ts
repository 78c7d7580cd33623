import type { Food } from '@labelwise/contracts/foods';
import { type HouseholdVerdict, ofAll, type Person, type PersonAnswer, type PersonVerdict, type YouthRule } from '@labelwise/domain/people';
import type { Fit } from '@labelwise/domain/scoring';
import type { JudgedScore } from '../../../lib/score-state.ts';
import { createStore } from '../../../lib/store.ts';

/**
 * A member's score, and how the food stands to what they leave out: `null` where that is nothing, absent where nobody has looked. Judged
 * for several people it is the lowest of theirs, with what the food comes to for each.
 */
export type PersonalScore = JudgedScore & {
  readonly fit?: Fit | null;
  /** It may be called fitting; absent where nobody has looked. */
  readonly isFitting?: boolean;
  readonly household?: () => HouseholdVerdict;
};
/** A score as a list shows it. `isFallback`: nothing could compute it, this value stands in. */
export type ListScore = PersonalScore & { readonly isFallback: boolean };

export type ListScores = {
  /** By food id. A score from before a change of preferences stays until its successor is there. */
  readonly scores: ReadonlyMap<string, ListScore>;
  /** Foods that are asked for and have no current score yet. */
  readonly waiting: number;
};

export type ListScorerDeps = {
  /** The member's score of a food; may throw. */
  score: (food: Food) => Promise<PersonalScore>;
  /** The score where it is already known, without a call. */
  known: (food: Food) => PersonalScore | null;
  /** What a food shows when nothing can score it. */
  fallback: (food: Food) => PersonalScore;
  /** All of them on this device, where that is possible: faster than any batch. Never rejects; `null` where it is not. */
  atOnce?: (foods: readonly Food[]) => Promise<ReadonlyMap<string, PersonalScore> | null>;
  /** Lists that are not whole are scored in batches, also where all could be scored at once. */
  prefersBatches?: () => boolean;
  /** Foods scored at once, and the pause before the next ones in ms. */
  batch: { readonly size: number; readonly pauseMs: number };
  /** Wait before a list begins to score, and after a change of preferences, in ms. */
  startMs: number;
  againMs: number;
};

/**
 * Scores the foods of a list in batches, in the order of the list. What is known already
 * shows at once and costs no batch, and neither does what this device can compute by itself. After `recompute` everything that is still
 * wanted is scored again.
 */
export function createListScorer({
  score,
  known,
  fallback,
  atOnce,
  prefersBatches = () => false,
  batch,
  startMs,
  againMs,
}: ListScorerDeps) {
  let wanted: readonly Food[] = [];
  let isWhole = false;
  const state = createStore<ListScores>({ scores: new Map(), waiting: 0 });
  const done = new Set<string>();
  let era = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;

  function show(results: readonly (readonly [Food, ListScore])[]): void {
    const scores = new Map(state.get().scores);
    for (const [food, result] of results) {
      scores.set(food.id, result);
      done.add(food.id);
    }
    state.set({ scores, waiting: open().length });
  }
  const open = () => wanted.filter((food) => !done.has(food.id));

  async function one(food: Food): Promise<readonly [Food, ListScore]> {
    try {
      return [food, { ...(await score(food)), isFallback: false }];
    } catch {
      return [food, { ...fallback(food), isFallback: true }];
    }
  }

  async function run(): Promise<void> {
    const begun = era;
    const foods = open().slice(0, batch.size);
    if (foods.length === 0) {
      isRunning = false;
      return;
    }
    const results = await Promise.all(foods.map(one));
    if (begun !== era) return;
    show(results);
    if (open().length === 0) isRunning = false;
    else timer = setTimeout(() => void run(), batch.pauseMs);
  }

  function begin(delay: number): void {
    clearTimeout(timer);
    isRunning = true;
    timer = setTimeout(() => void run(), delay);
  }

  /** Shows what this device can compute by itself; leaves the rest to the batches. */
  async function runAtOnce(compute: NonNullable<ListScorerDeps['atOnce']>, delay: number): Promise<void> {
    const begun = era;
    const scores = await compute(open());
    if (begun !== era) return;
    const computed = open().flatMap((food): (readonly [Food, ListScore])[] => {
      const value = scores?.get(food.id);
      return value === undefined ? [] : [[food, { ...value, isFallback: false }]];
    });
    if (computed.length > 0) show(computed);
    if (open().length === 0) isRunning = false;
    else begin(delay);
  }

  function start(delay: number): void {
    isRunning = true;
    if (atOnce === undefined || (prefersBatches() && !isWhole)) begin(delay);
    else void runAtOnce(atOnce, delay);
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    /**
     * The foods that need a score, in their order; ones that are no longer wanted are not scored any more. `whole`: all of a list are
     * asked for, not those in sight.
     */
    want(foods: readonly Food[], { whole = false } = {}): void {
      const isNowWhole = whole && !isWhole;
      wanted = foods;
      isWhole = whole;
      const ready = open().flatMap((food): (readonly [Food, ListScore])[] => {
        const value = known(food);
        return value === null ? [] : [[food, { ...value, isFallback: false }]];
      });
      show(ready);
      if (open().length === 0) return;
      if (isNowWhole && prefersBatches()) {
        era += 1;
        clearTimeout(timer);
        start(startMs);
      } else if (!isRunning) start(startMs);
    },
    /** Preferences changed: every wanted food is scored again. */
    recompute(): void {
      era += 1;
      done.clear();
      clearTimeout(timer);
      show([]);
      if (wanted.length > 0) start(againMs);
    },
    /** They are for somebody else now: no earlier score is shown any more. */
    restart(): void {
      state.set({ scores: new Map(), waiting: 0 });
      this.recompute();
    },
    stop(): void {
      era += 1;
      isRunning = false;
      clearTimeout(timer);
    },
  };
}

/** The verdicts of many foods for some people as numbers, which are moved between threads and not copied: three of each food and person. */
export type VerdictTable = { readonly ids: readonly string[]; readonly numbers: Uint8Array<ArrayBuffer> };

const ANSWERS: readonly PersonAnswer[] = ['conflict', 'unknown', 'not judged', 'fits', 'free'];
const YOUTH_RULES: readonly (YouthRule | null)[] = [null, 'alcohol', 'some alcohol', 'caffeine'];
/** In place of a score, which ends at 100. */
const NO_SCORE = 255;
const WIDTH = 3;

/** An empty table for the worker to fill. */
export function createVerdictTable(people: readonly Person[], foods: number) {
  const ids = people.map(({ id }) => id);
  const numbers = new Uint8Array(foods * ids.length * WIDTH);
  return {
    verdicts: { ids, numbers },
    set(food: number, { people: verdicts }: HouseholdVerdict): void {
      for (const { id, answer, score, youthRule } of verdicts) {
        const at = (food * ids.length + ids.indexOf(id)) * WIDTH;
        numbers[at] = ANSWERS.indexOf(answer);
        numbers[at + 1] = score ?? NO_SCORE;
        numbers[at + 2] = YOUTH_RULES.indexOf(youthRule);
      }
    },
  };
}

/** The verdict of one food. What is no verdict is unknown. */
export function verdictAt({ ids, numbers }: VerdictTable, food: number): HouseholdVerdict {
  return ofAll(
    ids.map((id, person): PersonVerdict => {
      const at = (food * ids.length + person) * WIDTH;
      const score = numbers[at + 1] ?? NO_SCORE;
      return {
        id,
        answer: ANSWERS[numbers[at] ?? 1] ?? 'unknown',
        score: score === NO_SCORE ? null : score,
        youthRule: YOUTH_RULES[numbers[at + 2] ?? 0] ?? null,
      };
    }),
  );
}
