import { sayEnglish } from '@labelwise/messages/english';
import { Route, Routes } from 'react-router';
import { vi } from 'vitest';
import type { Food } from '../../../data/foods/foods.ts';
import { prepareFood, presentScore, RULES_VERSION, scoreFood } from '../../../data/scores/engine.ts';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { foodOfFields } from '../../../testing/foods.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ResultsScreen } from '../results-screen.tsx';

/** A food as the API answers it, from its published fields. */
export function givenFood(fields: Readonly<Record<string, unknown>> = {}): Promise<Food> {
  return foodOfFields({ ...MUESLI, ...fields });
}

const MUESLI = {
  id: '4006381333931',
  barcode: '4006381333931',
  name: 'Crunchy Muesli',
  brand: 'Alder & Rye',
  category: 'Mueslis',
  ingredients: 'Whole grain oats, sugar, citric acid (E330).',
  additives: 'e330',
  novaGroup: 4,
  nutriments: {
    energy_100g: 1650,
    fat_100g: 11,
    'saturated-fat_100g': 1.6,
    carbohydrates_100g: 60,
    sugars_100g: 6.2,
    proteins_100g: 12.4,
    fiber_100g: 9.1,
    salt_100g: 0.02,
  },
};

/** Its score as the server computes it. */
export function scoreOfFood(food: Food): FoodScore {
  return { ...presentScore(sayEnglish, scoreFood(prepareFood(food.facts))), rulesVersion: RULES_VERSION };
}

type Reply = { status: number; body: unknown } | Error;
/** What the API answers by "METHOD /path"; an error stands for no network. Anything else is 404. */
export type Replies = Record<string, Reply | (() => Promise<Reply>)>;

export const ok = (body: unknown): Reply => ({ status: 200, body });

/** Puts an API in place of the network and answers the calls that were made. */
export function stubApi(replies: Replies): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${input}`;
    calls.push(call);
    const given = replies[call] ?? { status: 404, body: { error: 'There is nothing here.', code: 'not_found' } };
    const reply = typeof given === 'function' ? await given() : given;
    if (reply instanceof Error) throw reply;
    return new Response(JSON.stringify(reply.body), { status: reply.status });
  });
  return calls;
}

/** The results screen at an address, with an API that knows the food and its score. */
export async function openResults(
  at: string,
  food: Food | null,
  replies: Replies = {},
  score: FoodScore | null = food && scoreOfFood(food),
) {
  const known: Replies = food === null ? {} : { [`GET /api/foods/barcode/${food.barcode ?? ''}`]: ok(food) };
  const calls = stubApi({ ...known, 'POST /api/calculate-score': score === null ? new TypeError('no network') : ok(score), ...replies });
  const screen = (
    <Routes>
      <Route path="/results/:barcode" element={<ResultsScreen />} />
      <Route path="/results" element={<ResultsScreen />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>
  );
  return {
    ...(await renderApp(screen, {
      at,
      api: { 'GET /api/auth/me': { status: 503, ok: false, statusText: '', headers: { get: () => null }, text: async () => '' } },
    })),
    calls,
  };
}
