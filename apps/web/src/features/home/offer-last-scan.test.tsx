import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { storeLastScan } from '../../data/foods/last-scan.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { aListFood, aScore } from '../../testing/foods.ts';
import { renderApp, storeMember } from '../../testing/render-app.tsx';
import { dismissToast } from '../../ui/feedback/toast/toast-store.ts';
import { OfferLastScan } from './offer-last-scan.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
});

async function openHome(scans: number) {
  storeMember();
  storeLastScan(aListFood(), aScore(82));
  const calls = fakeFetch({ 'GET /api/activity/summary': { body: { scans, products: 0, averageScore: null, favorites: 0, purchased: 0, activities: 0 } }, 'POST /api/scans': { body: {} } });
  return { ...(await renderApp(<OfferLastScan className={undefined} />)), calls };
}

it('what was scanned before sign-up is offered for saving, once', async () => {
  const { user, calls, unmount } = await openHome(0);
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'POST')).toMatchObject({ path: '/api/scans', body: { userId: 'ana', foodId: '4006040055235', score: 82 } }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull());
  expect(localStorage.getItem('labelwise_last_scan_offered')).toBe('true');
  unmount();
  const again = await openHome(0);
  await waitFor(() => expect(again.calls.length).toBeGreaterThan(0));
  expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull();
});

it('a refused offer does not come again, and a member with a history is offered nothing', async () => {
  const { user, unmount } = await openHome(0);
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(localStorage.getItem('labelwise_last_scan_offered')).toBe('true');
  unmount();
  localStorage.removeItem('labelwise_last_scan_offered');
  const { calls } = await openHome(3);
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull();
});
