import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readLastJudged, storeLastScan } from '../../data/foods/stored-scan.ts';
import { answerReader } from '../../data/reading/answer-reader.ts';
import { foodScores } from '../../data/scores/score-cache.ts';
import { fakeWorker } from '../../testing/fake-worker.ts';
import { storeMember } from '../../testing/render-app.tsx';
import { givenFood, openResults, scoreOfFood } from './testing/results-page.tsx';

const AT = '/results/4006381333931';
const LOOKUP = 'GET /api/foods/barcode/4006381333931';
const refused = (status: number, code: string) => ({ status, body: { error: code, code } });

afterEach(() => {
  vi.unstubAllGlobals();
  foodScores.clear();
  localStorage.clear();
});

describe('the last scan of this device', () => {
  it('is what /results/temp and /results show', async () => {
    const food = await givenFood();
    storeLastScan(food, scoreOfFood(food));
    await openResults('/results/temp', null, {}, scoreOfFood(food));
    await screen.findByRole('heading', { level: 1, name: 'Crunchy Muesli' });
  });

  it('has its score stored anew once it was computed by other answers', async () => {
    const food = await givenFood();
    storeLastScan(food, scoreOfFood(food));
    localStorage.removeItem('lastScanScore');
    await openResults('/results/temp', null, {}, scoreOfFood(food));
    await waitFor(() => expect(readLastJudged()).toMatchObject({ score: scoreOfFood(food).score, state: 'judged' }));
  });

  it('may hold the published fields alone; its number is shown as it was stored', async () => {
    fakeWorker('reader-worker', answerReader);
    storeLastScan({ name: 'Loose apples', nutriments: {}, novaGroup: 1 }, { score: 83 });
    await openResults('/results', null, {}, scoreOfFood(await givenFood()));
    await screen.findByRole('img', { name: 'Score 83 of 100, Great Match' });
    screen.getByText(/the points behind it were not/);
    expect(screen.queryByText(/It adds up/)).toBeNull();
  });

  it('stands in for a failed lookup of its own barcode, marked', async () => {
    const food = await givenFood();
    storeLastScan(food, scoreOfFood(food));
    await openResults(AT, null, { [LOOKUP]: new TypeError('Failed to fetch') }, scoreOfFood(food));
    await screen.findByRole('heading', { level: 1, name: 'Crunchy Muesli' });
    screen.getByText('Offline, kept on this device');
  });

  it('never stands in for another product', async () => {
    storeLastScan(await givenFood({ id: '96385074', barcode: '96385074' }), { score: 50 });
    await openResults(AT, null, { [LOOKUP]: refused(404, 'food_not_found') });
    await screen.findByRole('heading', { level: 1, name: 'Product Not Found' });
  });

  it.each([
    ['nothing was scanned', null, 'No scan results found'],
    ['it cannot be read', '{broken', 'Failed to load scan results'],
  ])('where %s says so', async (_why, stored, title) => {
    if (stored !== null) localStorage.setItem('lastScanFood', stored);
    await openResults('/results/temp', null);
    await screen.findByRole('heading', { level: 1, name: title });
  });

  it('carries the upsell when today’s free scans are used up', async () => {
    storeMember();
    storeLastScan(await givenFood(), { score: 50 });
    await openResults('/results/temp?limit=scans', null);
    await screen.findByText(/You have used your 5 scans for today/);
    expect(screen.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/subscribe');
  });
});
