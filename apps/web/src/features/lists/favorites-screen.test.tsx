import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { foodScores } from '../../data/scores/score-cache.ts';
import { storeScoreProfile } from '../../data/scores/score-profile.ts';
import { log } from '../../lib/log.ts';
import type { FetchAnswers } from '../../testing/fake-fetch.ts';
import { aSavedFood, aScore, foodOfFields } from '../../testing/foods.ts';
import { aPerson } from '../../testing/people.ts';
import { aSummary, renderScreen } from '../../testing/render-app.tsx';
import { FavoritesScreen, savedScore } from './favorites-screen.tsx';

const OATS = aSavedFood('favorite', { id: '11', barcode: '11', name: 'Oats' });
const TEA = aSavedFood('favorite', { id: '12', barcode: 'unknown', name: 'Loose tea' });
const open = (answers: FetchAnswers) =>
  renderScreen(
    <FavoritesScreen />,
    { 'GET /api/activity/summary': aSummary(), 'POST /api/calculate-score': { body: aScore(81) }, ...answers },
    { at: '/favorites' },
  );

beforeEach(() => foodScores.clear());

describe('the favorites', () => {
  it('are empty with the way to the camera', async () => {
    const { user, address } = await open({ 'GET /api/favorites': { body: [] } });
    expect(await screen.findByRole('heading', { name: 'No Favorites Yet' })).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Start Scanning' }));
    await waitFor(() => expect(address()).toBe('/scan'));
  });

  it('that cannot be loaded show the empty list and a quiet Try Again', async () => {
    const logged = vi.spyOn(log, 'info');
    let isDown = true;
    const { user } = await open({ 'GET /api/favorites': () => (isDown ? new TypeError('no network') : { body: [OATS] }) });
    expect(await screen.findByRole('heading', { name: 'No Favorites Yet' })).toBeDefined();
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('Loading the favorites failed: '));
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Oats')).toBeDefined();
  });

  it('show when they were added and their score', async () => {
    await open({ 'GET /api/favorites': { body: [OATS] } });
    expect(await screen.findByText('Added Nov 20, 2026')).toBeDefined();
    expect(await screen.findByRole('img', { name: 'Score 81 of 100, Great Match' })).toBeDefined();
  });

  it('say of each food for whom of the chosen people it is not, and "Fits everyone" leaves what suits all of them', async () => {
    const facts = (ingredients: string) => foodOfFields({ ingredients }).then((food) => ({ facts: food.facts }));
    const muesli = aSavedFood('favorite', { id: '21', barcode: '21', name: 'Muesli', ...(await facts('Oats, hazelnuts')) });
    const apples = aSavedFood('favorite', { id: '22', barcode: '22', name: 'Apples', ...(await facts('Apples')) });
    const tea = aSavedFood('favorite', { id: '23', barcode: '23', name: 'Tea', ...(await facts('Tea')) });
    const people = [aPerson({ dietaryRestrictions: ['Allergy: Tree nuts'] })];
    const { user, calls } = await open({
      'GET /api/favorites': { body: [muesli, apples, tea] },
      'GET /api/people': { body: people },
      'GET /api/health-profile': { body: null },
    });
    storeScoreProfile({ healthGoals: [], medicalConditions: [], dietaryRestrictions: [] }, []);
    const row = async (name: string) => within(await screen.findByRole('link', { name: new RegExp(name, 'u') }));
    expect(await (await row('Muesli')).findByText('Not for Mia')).toBeDefined();
    const [first] = (await row('Muesli')).getAllByRole('img', { name: /score/u });
    expect(first?.getAttribute('aria-label')).toMatch(/^Mia, score/u);
    expect(await (await row('Apples')).findByText('Safe for all 2')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Fits everyone' }));
    await waitFor(() => expect(screen.queryByText('Muesli')).toBeNull());
    expect(screen.getByText('Apples')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'You' }));
    expect(screen.queryByText('Safe for all 2')).toBeNull();
    expect(calls.some(({ path }) => path === '/api/calculate-score')).toBe(false);
  });

  it('lead to their results and back here; one without a real barcode is stored on this device', async () => {
    const { user, address } = await open({ 'GET /api/favorites': { body: [OATS, TEA] } });
    await user.click(await screen.findByRole('link', { name: /Oats/ }));
    await waitFor(() => expect(address()).toBe('/results/11?from=favorites'));
    await user.click(screen.getByRole('link', { name: /Loose tea/ }));
    await waitFor(() => expect(address()).toBe('/results?from=favorites'));
    expect(JSON.parse(localStorage.getItem('lastScanFood') ?? '')).toMatchObject({ name: 'Loose tea' });
  });

  it('go back home where no page was before', async () => {
    const { user, address } = await open({ 'GET /api/favorites': { body: [OATS] } });
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('leave the list at once when removed, the last one too, with a toast', async () => {
    const { user } = await open({ 'GET /api/favorites': { body: [OATS] }, 'DELETE /api/favorites/11': { body: { success: true } } });
    await user.click(await screen.findByRole('button', { name: 'Remove Oats from favorites' }));
    expect(screen.queryByText('Oats')).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain('Removed from favoritesThe item has been removed from your favorites.'),
    );
    expect(screen.getByText('No Favorites Yet')).toBeDefined();
  });

  it('that another device removed already leave the list with the same toast', async () => {
    const { user } = await open({
      'GET /api/favorites': { body: [OATS] },
      'DELETE /api/favorites/11': { status: 404, body: { error: 'no', code: 'not_found' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Oats from favorites' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Removed from favorites'));
    expect(screen.getByText('No Favorites Yet')).toBeDefined();
  });

  it('are read again after a refusal: another device may have changed them', async () => {
    let rows = [OATS, TEA];
    const { user } = await open({
      'GET /api/favorites': () => ({ body: rows }),
      'DELETE /api/favorites/11': () => {
        rows = [OATS];
        return { status: 500, body: { error: 'no' } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Oats from favorites' }));
    await waitFor(() => expect(screen.queryByText('Loose tea')).toBeNull());
    expect(screen.getByText('Oats')).toBeDefined();
  });

  it('come back when the server refuses, with a toast', async () => {
    const { user } = await open({
      'GET /api/favorites': { body: [OATS, TEA] },
      'DELETE /api/favorites/11': { status: 500, body: { error: 'no' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Oats from favorites' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('ErrorFailed to remove from favorites. Please try again.'));
    expect(screen.getByText('Oats')).toBeDefined();
  });
});

it.each([
  [{ healthScore: 81, personalizedScore: 20 }, 81],
  [{ healthScore: 0, personalizedScore: 20 }, 0],
  [{ healthScore: null, personalizedScore: 20 }, 20],
  [{ personalizedScore: 0 }, 0],
  [{ healthScore: null, personalizedScore: null }, 50],
  [{}, 50],
])('a favorite that could not be scored shows %j as %d', (food, score) => {
  expect(savedScore(food)).toBe(score);
});
