import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { foodScores } from '../../data/scores/score-cache.ts';
import type { FetchAnswers } from '../../testing/fake-fetch.ts';
import { aListFood, aSavedFood, aScan, aScore } from '../../testing/foods.ts';
import { renderScreen } from '../../testing/render-app.tsx';
import { PurchasedTab } from './purchased-tab.tsx';

const note = (id: string, name: string, day: string) => ({
  consumed: { id, createdAt: `2026-11-${day}T10:00:00Z` },
  food: aListFood({ id: name, barcode: null, name }),
});
const NOTES = [note('n3', 'Oats', '20'), note('n2', 'Rye', '19'), note('n1', 'Oats', '11')];
const open = (answers: FetchAnswers) =>
  renderScreen(
    <PurchasedTab />,
    { 'GET /api/purchased': { body: [] }, 'GET /api/scans': { body: [] }, 'POST /api/calculate-score': { body: aScore(82) }, ...answers },
    { at: '/insights?tab=purchased' },
  );
const eaten = async () => within(await screen.findByRole('region', { name: 'Recently eaten' }));
const names = (card: Awaited<ReturnType<typeof eaten>>) => card.getAllByRole('link').map((row) => /Oats|Rye/u.exec(row.textContent)?.[0]);
const takeBack = (name: string) => screen.getByRole('button', { name: `I did not eat this: ${name}` });

beforeEach(() => foodScores.clear());

it('what was eaten shows also where nothing was bought, beside the way to buy', async () => {
  await open({ 'GET /api/consumed': { body: NOTES } });
  expect(names(await eaten())).toEqual(['Oats', 'Rye']);
  expect(screen.getByRole('heading', { name: 'No purchased items' })).toBeDefined();
});

it('a note is taken back by its own id, at once, so that an older one of the same food shows', async () => {
  let notes = NOTES;
  let answer: () => void = () => undefined;
  const { user, made } = await open({
    'GET /api/consumed': () => ({ body: notes }),
    'DELETE /api/consumed/n3': () =>
      new Promise((resolve) => {
        answer = () => {
          notes = NOTES.slice(1);
          resolve({ body: { success: true } });
        };
      }),
  });
  await eaten();
  await user.click(takeBack('Oats'));
  await waitFor(async () => expect(names(await eaten())).toEqual(['Rye', 'Oats']));
  answer();
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Taken backIt no longer counts as eaten.'));
  expect(names(await eaten())).toEqual(['Rye', 'Oats']);
  expect(made().filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /api/consumed/n3']);
});

it('a refusal puts the last note back and says so', async () => {
  const { user } = await open({
    'GET /api/consumed': { body: NOTES.slice(0, 1) },
    'DELETE /api/consumed/n3': { status: 500, body: { error: 'no' } },
  });
  await eaten();
  await user.click(takeBack('Oats'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('ErrorThis could not be taken back. Please try again.'));
  expect(names(await eaten())).toEqual(['Oats']);
});

it('one purchase is one product', async () => {
  await open({ 'GET /api/consumed': { body: [] }, 'GET /api/purchased': { body: [aSavedFood('purchased')] } });
  expect(await screen.findByText('1 product')).toBeDefined();
});

it('beside purchases stands the average of scans that the tab of scans shows, each with how many it is of', async () => {
  const scans = Array.from({ length: 14 }, (_, n) =>
    aScan({ id: `s${n}`, barcode: `s${n}`, name: `Scan ${n}` }, { score: 40, at: new Date(Date.now() - n * 86_400_000).toISOString() }),
  );
  await open({
    'GET /api/consumed': { body: NOTES.slice(0, 1) },
    'GET /api/purchased': { body: [aSavedFood('purchased')] },
    'GET /api/scans': { body: scans },
  });
  const card = within(await screen.findByRole('region', { name: 'What you buy' }));
  // Ten of 14 have a current score, 82; the others count as they were stored.
  await waitFor(() => expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['82', '70', '82']));
  expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Purchased', 'Scannedlast 14', 'Eaten']);
});
