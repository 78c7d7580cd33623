import { PlaceholderName } from '@labelwise/contracts/foods';
import { trending } from '@labelwise/contracts/trending';
import type { Placeholder } from '@labelwise/domain/food';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type JudgedScore, wholeScore } from '../lib/score-state.ts';
import { judgedQuery, keyOf, send } from './call.ts';
import { currentRevision } from './preferences-updated.ts';

export type { PeriodFigures, TrendingInsights, TrendingPeriod } from '@labelwise/contracts/trending';

const text = z.optional(z.nullable(z.string()));
const number = z.optional(z.nullable(z.number()));

const Answered = z.object({
  food: z.object({
    id: z.string(),
    name: z.string(),
    brand: text,
    image: text,
    category: text,
    barcode: text,
    placeholder: PlaceholderName,
    scoreBasis: text,
  }),
  favoriteCount: number,
  healthScore: number,
  personalizedScore: number,
});

export type TrendingItem = {
  readonly food: {
    id: string;
    name: string;
    brand: string | null;
    image: string | null;
    category: string | null;
    barcode: string | null;
    placeholder: Placeholder;
  };
  readonly favoriteCount: number;
  /** The score for everyone, 0 to 100; 50 where the answer has none. */
  readonly healthScore: JudgedScore;
  /** The viewer's own; null where the answer has none. */
  readonly ownScore: JudgedScore | null;
};
const NO_SCORE = 50;

const CACHE_MS = 5 * 60 * 1000;
const RETRIES = 3;
const RETRY_MS = 1000;

/** The most scanned products of the week; cached for 5 minutes; three further attempts, a second apart. */
export function trendingQuery() {
  return queryOptions({
    // Of it the server ranks what may be proposed to this member: after a change of theirs that is another ranking.
    queryKey: [...keyOf(trending.list), currentRevision()],
    queryFn: fetchTrending,
    staleTime: CACHE_MS,
    retry: RETRIES,
    retryDelay: RETRY_MS,
  });
}

/** What is in the most scanned products, and how scanning moves; premium only. */
export function trendingInsightsQuery() {
  return { ...judgedQuery(trending.insights), staleTime: CACHE_MS };
}

/** @throws Error "Failed to fetch trending data: {status}" */
async function fetchTrending({ signal }: { signal: AbortSignal }): Promise<TrendingItem[]> {
  const answer = await send(trending.list, { signal });
  if (!answer.ok) throw new Error(`Failed to fetch trending data: ${answer.status}`);
  const rows = z.array(z.unknown()).parse(JSON.parse(await answer.text()));
  return rows.flatMap((row) => {
    const read = z.safeParse(Answered, row);
    return read.success ? [complete(read.data)] : [];
  });
}

function complete({ food, favoriteCount, healthScore, personalizedScore }: z.infer<typeof Answered>): TrendingItem {
  const { id, name, brand = null, image = null, category = null, barcode = null, placeholder } = food;
  const state = food.scoreBasis === 'none' ? 'no data' : 'judged';
  const shown = (score: number): JudgedScore => ({ score: wholeScore(score), state });
  return {
    food: { id, name, brand, image, category, barcode, placeholder },
    favoriteCount: favoriteCount ?? 0,
    healthScore: shown(healthScore ?? NO_SCORE),
    ownScore: personalizedScore == null ? null : shown(personalizedScore),
  };
}
