import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { foodScores } from '../../data/scores/score-cache.ts';
import type { FetchAnswers } from '../../testing/fake-fetch.ts';
import { aSavedFood, aScan, aScore } from '../../testing/foods.ts';
import { aSummary, renderScreen } from '../../testing/render-app.tsx';
import { DetailedHistoryScreen } from './detailed-history-screen.tsx';

const none = { 'GET /api/scans': { body: [] }, 'GET /api/purchased': { body: [] }, 'GET /api/favorites': { body: [] } };
const open = (answers: FetchAnswers) =>
  renderScreen(
    <DetailedHistoryScreen />,
    { 'GET /api/activity/summary': aSummary(), 'POST /api/calculate-score': { body: aScore(52) }, ...none, ...answers },
    { at: '/detailed-history' },
  );

beforeEach(() => foodScores.clear());

describe('the detailed activity history', () => {
  it('is empty in words', async () => {
    await open({});
    expect(await screen.findByRole('heading', { name: 'No activity yet' })).toBeDefined();
    expect(screen.getByText('0 total activities')).toBeDefined();
  });

  it('merges the three lists, newest first, each row tagged and dated', async () => {
    await open({
      'GET /api/scans': { body: [aScan({ id: '1', barcode: '1', name: 'Oats' }, { at: '2026-11-10T12:00:00Z' })] },
      'GET /api/purchased': { body: [aSavedFood('purchased', { id: '2', barcode: '2', name: 'Rye' }, '2026-11-12T12:00:00Z')] },
      'GET /api/favorites': { body: [aSavedFood('favorite', { id: '3', barcode: '3', name: 'Tea' }, 'no date')] },
    });
    expect(await screen.findByText('3 total activities')).toBeDefined();
    const rows = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/results'));
    expect(
      rows.map((row) =>
        [/Oats|Rye|Tea/, /Scanned|Purchased|Favorited/, /Nov \d+, 2026|Recent/].map((part) => part.exec(row.textContent)?.[0]),
      ),
    ).toEqual([
      ['Rye', 'Purchased', 'Nov 12, 2026'],
      ['Oats', 'Scanned', 'Nov 10, 2026'],
      ['Tea', 'Favorited', 'Recent'],
    ]);
    expect(await screen.findAllByRole('img', { name: /^Score 52/ })).toHaveLength(3);
  });

  it('leads to results and says where from; a food without a barcode is stored on this device', async () => {
    const { user, address } = await open({
      'GET /api/scans': { body: [aScan({ id: '1', barcode: '1', name: 'Oats' }), aScan({ id: '2', barcode: null, name: 'Loose tea' })] },
    });
    await user.click(await screen.findByRole('link', { name: /Oats/ }));
    await waitFor(() => expect(address()).toBe('/results/1?fromPage=detailed-history'));
    await user.click(screen.getByRole('link', { name: /Loose tea/ }));
    await waitFor(() => expect(address()).toBe('/results?fromPage=detailed-history'));
    expect(JSON.parse(localStorage.getItem('lastScanFood') ?? '')).toMatchObject({ name: 'Loose tea' });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/insights?tab=history'));
  });

  it('tries again only what failed', async () => {
    let isDown = true;
    const { user, made } = await open({ 'GET /api/purchased': () => (isDown ? new TypeError('no network') : { body: [] }) });
    const button = await screen.findByRole('button', { name: 'Try Again' });
    isDown = false;
    await user.click(button);
    expect(await screen.findByText('No activity yet')).toBeDefined();
    expect(made().filter((call) => call === 'GET /api/scans')).toHaveLength(1);
  });
});
