import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { storeLastScan } from '../../data/foods/last-scan.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { aListFood, aScore } from '../../testing/foods.ts';
import { renderApp, storeMember } from '../../testing/render-app.tsx';
import { dismissToast } from '../../ui/feedback/toast/toast-store.ts';
import { OfferLastScan } from './home-screen.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
});

const scanAs = (who: { byVisitor: boolean }) => storeLastScan(aListFood(), aScore(82), who);

async function openHome(scans: number) {
  storeMember();
  const calls = fakeFetch({
    'GET /api/activity/summary': { body: { scans, products: 0, averageScore: null, favorites: 0, purchased: 0, activities: 0 } },
    'POST /api/scans': { body: {} },
  });
  return { ...(await renderApp(<OfferLastScan className={undefined} />)), calls };
}

it('what was scanned before sign-up is offered for saving, once', async () => {
  scanAs({ byVisitor: true });
  const { user, calls, unmount } = await openHome(0);
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/scans',
      body: { userId: 'ana', foodId: '4006040055235', score: 82 },
    }),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull());
  unmount();
  await openHome(0);
  await seeNoOffer();
});

it('a refused offer does not come again, and a member with a history is offered nothing', async () => {
  scanAs({ byVisitor: true });
  const { user, unmount } = await openHome(0);
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  unmount();
  const again = await openHome(0);
  await seeNoOffer();
  again.unmount();
  scanAs({ byVisitor: true });
  await openHome(3);
  await seeNoOffer();
});

it('what a member scanned is not offered, nor what a visitor scanned before it', async () => {
  scanAs({ byVisitor: true });
  scanAs({ byVisitor: false });
  await openHome(0);
  await seeNoOffer();
});

/** Once the summary is there and the stored scan had time to be read. */
async function seeNoOffer() {
  await expect(screen.findByRole('button', { name: 'Keep it' }, { timeout: 300 })).rejects.toThrow('Unable to find');
}
