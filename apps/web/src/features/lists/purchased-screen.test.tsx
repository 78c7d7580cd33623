import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { foodScores } from '../../data/scores/score-cache.ts';
import type { FetchAnswers } from '../../testing/fake-fetch.ts';
import { aSavedFood, aScore } from '../../testing/foods.ts';
import { aSummary, renderScreen } from '../../testing/render-app.tsx';
import { PurchasedScreen } from './purchased-screen.tsx';

const ROWS = ['Oats', 'Rye', 'Tea'].map((name, n) => aSavedFood('purchased', { id: `1${n}`, barcode: `1${n}`, name }));
const open = (answers: FetchAnswers) =>
  renderScreen(
    <PurchasedScreen />,
    { 'GET /api/activity/summary': aSummary(), 'POST /api/calculate-score': { body: aScore(52) }, ...answers },
    { at: '/purchased' },
  );
const DOWN = { status: 500, body: { error: 'no' } };

beforeEach(() => foodScores.clear());

describe('the purchase history', () => {
  it('is empty with a way on, which leads home', async () => {
    const { user, address } = await open({ 'GET /api/purchased': { body: [] } });
    expect(await screen.findByRole('heading', { name: 'No purchased items' })).toBeDefined();
    expect(screen.getByText('Items you mark as purchased will appear here')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Start Scanning' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('says that it loads, and what went wrong', async () => {
    await open({ 'GET /api/purchased': { status: 500, body: { error: 'no' } } });
    expect(screen.getByText('Loading purchase history...')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Error loading purchase history' })).toBeDefined();
    expect(screen.getByText('Failed to load your purchase history')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
  });

  it('counts, tags and dates its rows, and says that scores are computed', async () => {
    await open({ 'GET /api/purchased': { body: ROWS } });
    expect(await screen.findByText('3 purchased product(s)')).toBeDefined();
    expect(screen.getAllByText('Purchased')).toHaveLength(3);
    expect(screen.getAllByText('Nov 20, 2026')).toHaveLength(3);
    expect(screen.getAllByText('Mill & Field')).toHaveLength(3);
    const rows = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/results'));
    expect(rows.every((row) => row.querySelector('img') === null && row.querySelector('svg') !== null)).toBe(true);
    expect(await screen.findByText('Calculating health scores')).toBeDefined();
    expect(screen.getByText('Please wait a moment...')).toBeDefined();
    expect(await screen.findAllByRole('img', { name: 'Score 52 of 100, Good Match' })).toHaveLength(3);
    expect(screen.queryByText('Please wait a moment...')).toBeNull();
  });

  it('leads to results in the query form, and back to the purchases of insights', async () => {
    const { user, address } = await open({ 'GET /api/purchased': { body: ROWS } });
    await user.click(await screen.findByRole('link', { name: /Rye/ }));
    await waitFor(() => expect(address()).toBe('/results?barcode=11'));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/insights?tab=purchased'));
  });

  it('lets one go, and puts it back when refused', async () => {
    const { user } = await open({
      'GET /api/purchased': { body: ROWS },
      'DELETE /api/purchased/10': { body: { success: true } },
      'DELETE /api/purchased/11': DOWN,
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Oats from purchased' }));
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain('Removed from purchasedItem removed from your purchase history.'),
    );
    expect(screen.queryByText('Oats')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove Rye from purchased' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Failed to remove item from purchased'));
    expect(screen.getByText('Rye')).toBeDefined();
  });
});

describe('clearing the purchases', () => {
  const removed = (id: string) => [`DELETE /api/purchased/${id}`, { body: { success: true } }] as const;
  const confirm = async (user: { click: (element: Element) => Promise<void> }, name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    const dialog = screen.getByRole('alertdialog', {
      name: 'Clear Purchase History',
      description: /3 purchased products\..* it cannot be undone/,
    });
    await user.click(within(dialog).getByRole('button', { name }));
  };

  it('sends nothing on Cancel', async () => {
    const { user, made } = await open({ 'GET /api/purchased': { body: ROWS } });
    await confirm(user, 'Cancel');
    expect(made().filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });

  it('sends one call for each item, those of further pages too', async () => {
    let isCleared = false;
    const { user, made } = await open({
      'GET /api/purchased': () =>
        isCleared ? { body: [] } : { body: ROWS.slice(0, 2), headers: { link: '</api/purchased?cursor=2>; rel="next"' } },
      'GET /api/purchased?cursor=2': { body: ROWS.slice(2) },
      ...Object.fromEntries([removed('10'), removed('11')]),
      'DELETE /api/purchased/12': () => {
        isCleared = true;
        return { body: { success: true } };
      },
    });
    await confirm(user, 'Clear History');
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain('Purchase history clearedAll purchased items have been removed from your history'),
    );
    expect(
      made()
        .filter((call) => call.startsWith('DELETE'))
        .toSorted(),
    ).toEqual(['10', '11', '12'].map((id) => `DELETE /api/purchased/${id}`));
    expect(await screen.findByText('No purchased items')).toBeDefined();
  });

  it('that broke off and was tried again is undone whole, each purchase at its time', async () => {
    let isDown = true;
    const { user, made } = await open({
      'GET /api/purchased': { body: ROWS },
      'DELETE /api/purchased/10': () => (isDown ? DOWN : { body: { success: true } }),
      ...Object.fromEntries([removed('11'), removed('12')]),
      ...Object.fromEntries(ROWS.map((row) => [`POST /api/purchased/${row.food.id}`, { body: row }])),
    });
    await confirm(user, 'Clear History');
    const again = await screen.findAllByRole('button', { name: 'Try Again' });
    isDown = false;
    if (again[0] !== undefined) await user.click(again[0]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Put back');
    const back = made().filter((call) => call.startsWith('POST /api/purchased/'));
    expect(back.map((call) => call.slice(0, 'POST /api/purchased/10'.length)).toSorted()).toEqual(
      ['10', '11', '12'].map((id) => `POST /api/purchased/${id}`),
    );
    expect(back.every((call) => call.includes(`?addedAt=${encodeURIComponent('2026-11-20')}`))).toBe(true);
  });

  it('goes on past what another device removed already', async () => {
    const gone = { status: 404, body: { error: 'no', code: 'not_found' } };
    const { user, made } = await open({
      'GET /api/purchased': { body: ROWS },
      'DELETE /api/purchased/10': gone,
      ...Object.fromEntries([removed('11'), removed('12')]),
    });
    await confirm(user, 'Clear History');
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain('Purchase history cleared'),
    );
    expect(
      made()
        .filter((call) => call.startsWith('DELETE'))
        .toSorted(),
    ).toEqual(['10', '11', '12'].map((id) => `DELETE /api/purchased/${id}`));
  });

  it('that fails says so, beside the button too, with another try', async () => {
    const { user, made } = await open({ 'GET /api/purchased': { body: ROWS }, 'DELETE /api/purchased/10': DOWN });
    await confirm(user, 'Clear History');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('ErrorFailed to clear purchase history. Please try again.'),
    );
    const before = made().filter((call) => call === 'DELETE /api/purchased/10').length;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(made().filter((call) => call === 'DELETE /api/purchased/10').length).toBeGreaterThan(before));
  });
});
