import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../platform/storage/keys.ts';
import { clearMemberData } from '../platform/storage/member-data.ts';
import { cutNetwork, fakeFetch, restoreNetwork } from '../testing/fake-fetch.ts';
import { aSummary, storeMember } from '../testing/render-app.tsx';
import { activitySummaryQuery } from './activity.ts';
import { createQueryClient } from './query-client.ts';

const answers = (scans: number) => ({ 'GET /api/activity/summary': aSummary({ scans, averageScore: 61.5, favorites: 4 }) });
const read = () => createQueryClient().fetchQuery(activitySummaryQuery());

beforeEach(() => {
  localStorage.clear();
  storeMember();
});
afterEach(() => {
  restoreNetwork({});
  vi.unstubAllGlobals();
});

describe('what the lists add up to, without a network', () => {
  it('is what was read last, and says since when', async () => {
    restoreNetwork(answers(60));
    expect(await read()).toMatchObject({ scans: 60, storedAt: null });
    cutNetwork();
    const stored = await read();
    expect(stored).toMatchObject({ scans: 60, averageScore: 61.5, favorites: 4 });
    expect(stored.storedAt).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is asked for again as soon as there is one', async () => {
    restoreNetwork(answers(60));
    await read();
    cutNetwork();
    const client = createQueryClient();
    client.mount();
    const screen = new QueryObserver(client, activitySummaryQuery());
    const stop = screen.subscribe(() => {});
    await vi.waitFor(() => expect(screen.getCurrentResult().data?.scans).toBe(60));
    fakeFetch({ 'GET /api/health': { body: {} }, ...answers(61) });
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(screen.getCurrentResult().data).toMatchObject({ scans: 61, storedAt: null }));
    stop();
    client.unmount();
  });

  it('is not known where nothing was read, nor where the server refuses', async () => {
    cutNetwork();
    await expect(read()).rejects.toThrow();
    restoreNetwork(answers(60));
    await read();
    restoreNetwork({ 'GET /api/activity/summary': { status: 403, body: { error: 'no', code: 'forbidden' } } });
    await expect(read()).rejects.toThrow();
  });

  it('leaves the device with the member', async () => {
    restoreNetwork(answers(60));
    await read();
    expect(localStorage.getItem(storageKeys.activity)).toContain('61.5');
    clearMemberData();
    expect(localStorage.getItem(storageKeys.activity)).toBeNull();
  });
});
