import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Food } from '../../../data/foods/foods.ts';
import { closeQuestions, openQuestions } from '../../../data/questions.ts';
import { answerReader } from '../../../data/reading/answer-reader.ts';
import { storedGuestProfile } from '../../../data/scores/guest-profile.ts';
import { foodScores } from '../../../data/scores/score-cache.ts';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { fakeWorker } from '../../../testing/fake-worker.ts';
import { foodOfFields } from '../../../testing/foods.ts';
import { renderApp, storeMember } from '../../../testing/render-app.tsx';
import { Questions } from './questions-sheet.tsx';

const FIGURES = {
  'energy-kj_100g': 1500,
  fat_100g: 3,
  'saturated-fat_100g': 0.4,
  sugars_100g: 4,
  salt_100g: 0.02,
  fiber_100g: 9,
  proteins_100g: 12,
};
let muesli: Food;
/** A worker that is running serves the next test too. */
const reader = vi.fn(answerReader);

beforeEach(async () => {
  foodScores.clear();
  reader.mockClear();
  fakeWorker('reader-worker', reader);
  const fields = { name: 'Hazelnut muesli', category: 'Mueslis', ingredients: 'Oats, hazelnuts', nutriments: FIGURES };
  muesli = { ...(await foodOfFields(fields)), id: '4000000000013', barcode: '4000000000013' };
});
afterEach(() => {
  closeQuestions();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('scores the very product again before the eyes of a guest, says why, and takes it back', async () => {
  const calls = fakeFetch({ 'GET /api/shelf-foods': { body: { foods: [], hasMore: false } } });
  openQuestions(muesli);
  await renderApp(<Questions />);
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Three questions, then the score is yours' }));
  await screen.findByRole('group', { name: /Allergic to/u });
  expect(screen.getByRole('radio', { name: 'Everything' })).toHaveProperty('checked', true);
  await press('Tree nuts');
  await press('Agree and score it for me');
  await screen.findByRole('heading', { name: `Now it is yours: ${muesli.healthScore} → 25` });
  expect(screen.getByText('Poor Match')).toBeDefined();
  expect(screen.getByText(/^Score 25, Poor Match\. It was \d+\. Contains hazelnuts\.$/u)).toBeDefined();
  expect(screen.getByText(/^You are allergic to nuts\. /u)).toBeDefined();
  expect(storedGuestProfile()).toMatchObject({ restrictions: ['Allergy: Tree nuts'], consentVersion: '2026-11' });
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  await press('Undo');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(storedGuestProfile()).toBeNull();
});

it('has what reads a guest’s answers fetched while they are given', async () => {
  fakeFetch({});
  openQuestions(null);
  await renderApp(<Questions />);
  await waitFor(() => expect(reader).toHaveBeenCalledWith(expect.objectContaining({ kind: 'understand', entries: [] })));
});

it('says so where nothing changes', async () => {
  fakeFetch({ 'GET /api/shelf-foods': { body: { foods: [], hasMore: false } } });
  openQuestions({ ...muesli, ...(await foodOfFields({ name: 'Oats', ingredients: 'Oats', nutriments: FIGURES })), id: '1' });
  await renderApp(<Questions />);
  await screen.findByRole('group', { name: /Allergic to/u });
  await press('Fish');
  await press('Agree and score it for me');
  await screen.findByRole('heading', { name: /^Still \d+$/u });
  expect(screen.getByText('Nothing in it is on your list.')).toBeDefined();
});

it('says that it is not for them where a conflict finds a score that was as low before', async () => {
  fakeFetch({ 'GET /api/shelf-foods': { body: { foods: [], hasMore: false } } });
  const fields = {
    name: 'Fish',
    ingredients: 'Fish, sugar',
    nutriments: { ...FIGURES, sugars_100g: 60, 'saturated-fat_100g': 30, salt_100g: 9 },
  };
  openQuestions({ ...muesli, ...(await foodOfFields(fields)), healthScore: 0, id: '1' });
  await renderApp(<Questions />);
  await screen.findByRole('group', { name: /Allergic to/u });
  await press('Fish');
  await press('Agree and score it for me');
  await screen.findByRole('heading', { name: 'Not for you' });
  expect(screen.getByText('Contains fish')).toBeDefined();
});

it('what is typed counts, also where nobody pressed Add', async () => {
  fakeFetch({});
  openQuestions(null);
  await renderApp(<Questions />);
  await screen.findByRole('group', { name: /Allergic to/u });
  await press('More');
  await userEvent.type(screen.getByRole('textbox', { name: 'Something else' }), 'kiwi');
  await press('Agree and score for me');
  await waitFor(() => expect(storedGuestProfile()).toMatchObject({ restrictions: ['kiwi'] }));
  expect(storedGuestProfile()?.understood).toMatchObject([{ typed: 'kiwi' }]);
});

it('shows what was answered before, and erases it in one tap', async () => {
  fakeFetch({});
  openQuestions(null);
  await renderApp(<Questions />);
  await screen.findByRole('group', { name: /Allergic to/u });
  await press('Shellfish');
  await userEvent.click(screen.getByRole('radio', { name: 'Vegan' }));
  await press('Salt');
  await press('Agree and score for me');
  await waitFor(() => expect(storedGuestProfile()).not.toBeNull());
  openQuestions(null);
  const group = await screen.findByRole('group', { name: /Allergic to/u });
  await waitFor(() => expect(within(group).getByRole('button', { name: 'Shellfish', pressed: true })).toBeDefined());
  expect(screen.getByRole('radio', { name: 'Vegan' })).toHaveProperty('checked', true);
  expect(screen.getByRole('button', { name: 'Salt', pressed: true })).toBeDefined();
  await press('Erase my answers');
  expect(storedGuestProfile()).toBeNull();
});

it('a save that failed stands beside the button, and the answers stay', async () => {
  storeMember();
  fakeFetch({
    'GET /api/health-profile': { body: null },
    'GET /api/user-preferences': { body: [] },
    'POST /api/health-profile': { status: 500, body: { error: 'no' } },
  });
  openQuestions(muesli);
  await renderApp(<Questions />);
  await screen.findByRole('group', { name: /Allergic to/u });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Agree and score it for me' })).toHaveProperty('disabled', false));
  await press('Milk');
  await press('Agree and score it for me');
  expect((await screen.findByRole('alert')).textContent).toContain('Your answers are still here');
  expect(screen.getByRole('button', { name: 'Milk', pressed: true })).toBeDefined();
});
