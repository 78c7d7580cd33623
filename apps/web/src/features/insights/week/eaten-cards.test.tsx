import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { aListFood } from '../../../testing/foods.ts';
import { renderApp, storeMember } from '../../../testing/render-app.tsx';
import { currentToast } from '../../../ui/feedback/toast-store.ts';
import { TodayCard } from './eaten-cards.tsx';

const BREAD = { energyKcal: 250, energyKj: 1046, fat: 3, saturatedFat: 1, carbohydrates: 45, sugars: 2, fiber: 6, proteins: 9, salt: 1.2 };
const note = (id: string, amount: number | null, createdAt: string) => ({
  consumed: { id, createdAt, amount },
  food: aListFood({
    id: '4006040055235',
    name: 'Bread',
    servingSize: 50,
    quantity: '500 g',
    doubts: [],
    facts: { ...aListFood().facts, kind: 'general', nutriments: BREAD },
  }),
});

afterEach(() => vi.unstubAllGlobals());

it('adds up what was noted today beside one’s own targets, and changes an amount with the way back', async () => {
  storeMember();
  const today = new Date().toISOString();
  const calls = fakeFetch({
    'GET /api/consumed': { body: [note('a', null, today), note('b', 100, today), note('c', 900, '2026-01-01T00:00:00.000Z')] },
    'GET /api/health-profile': { body: null },
    'PATCH /api/consumed/b': { body: note('b', 30, today) },
  });
  const { user } = await renderApp(<TodayCard />);
  const salt = (await screen.findByText('Salt')).closest('li');
  expect(salt).not.toBeNull();
  expect(within(salt ?? document.body).getByText('1.8 g')).toBeDefined();
  expect(within(salt ?? document.body).getByText(/^3.2 g left of 5 g/u)).toBeDefined();
  const [, second] = screen.getAllByRole('button', { name: /change the amount of Bread$/ });
  if (second !== undefined) await user.click(second);
  await user.click(await screen.findByRole('button', { name: 'g' }));
  const field = screen.getByLabelText('Amount');
  await user.clear(field);
  await user.type(field, '30');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ amount: 30 }));
  await waitFor(() => expect(currentToast()?.title).toBe('Amount changed'));
  currentToast()?.action?.onPress();
  await waitFor(() =>
    expect(calls.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []))).toEqual([{ amount: 30 }, { amount: 100 }]),
  );
  await waitFor(() => expect(currentToast()?.action).toBeUndefined());
});
