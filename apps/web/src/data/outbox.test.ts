import { beforeEach, describe, expect, it } from 'vitest';
import { network } from '../platform/network/network.ts';
import { clearMemberData } from '../platform/storage/member-data.ts';
import { fakeFetch } from '../testing/fake-fetch.ts';
import { flushOutbox } from './flush-outbox.ts';
import { createQueryClient } from './query-client.ts';
import { outbox, pendingSave, savedQuery, setSaved } from './saved-foods.ts';
import { startOutbox } from './start-outbox.ts';

const FOOD = { foodId: '4001', userId: 'ana' };
const goOffline = () => window.dispatchEvent(new Event('offline'));
const goOnline = () => window.dispatchEvent(new Event('online'));
const sent = (calls: { method: string; path: string }[]) =>
  calls.filter(({ path }) => path !== '/api/health').map(({ method, path }) => `${method} ${path}`);
const client = () => createQueryClient();

beforeEach(() => void goOffline());

describe('a favorite toggled without a network', () => {
  it('counts as made and is stored once when the network is back', async () => {
    const calls = fakeFetch({ 'POST /api/favorites': { body: {} } });
    await setSaved('favorites', FOOD, true);
    expect(await client().fetchQuery(savedQuery('favorites', '4001'))).toBe(true);
    expect(calls).toEqual([]);
    goOnline();
    await flushOutbox(client());
    await flushOutbox(client());
    expect(sent(calls)).toEqual(['POST /api/favorites']);
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ userId: 'ana', foodId: '4001' });
  });

  it('and back again sends only the last word', async () => {
    const calls = fakeFetch({ 'DELETE /api/favorites/4001': { body: {} } });
    await setSaved('favorites', FOOD, true);
    await setSaved('favorites', FOOD, false);
    goOnline();
    await flushOutbox(client());
    expect(sent(calls)).toEqual(['DELETE /api/favorites/4001']);
  });

  it('waits on while the server is busy, and is not sent again once it is refused', async () => {
    await setSaved('purchased', FOOD, true);
    goOnline();
    let status = 503;
    fakeFetch({ 'POST /api/purchased/4001': () => ({ status, body: { error: 'no' } }) });
    await flushOutbox(client());
    expect(outbox.all()).toHaveLength(1);
    status = 404;
    await flushOutbox(client());
    expect(outbox.all()).toMatchObject([{ refused: 'refused' }]);
    expect(pendingSave('purchased', '4001')).toBeNull();
    status = 200;
    await flushOutbox(client());
    expect(outbox.all()).toHaveLength(1);
  });

  it('turned round while it is being sent is sent as it is then, too', async () => {
    await setSaved('favorites', FOOD, true);
    goOnline();
    const calls = fakeFetch({
      'POST /api/favorites': () => {
        outbox.add({ list: 'favorites', ...FOOD, isSaved: false });
        return { body: {} };
      },
      'DELETE /api/favorites/4001': { body: {} },
    });
    await flushOutbox(client());
    expect(sent(calls)).toEqual(['POST /api/favorites', 'DELETE /api/favorites/4001']);
  });

  it('is sent by itself at the next start and when the network comes back', async () => {
    const calls = fakeFetch({ 'POST /api/favorites': { body: {} } });
    await setSaved('favorites', FOOD, true);
    const stop = startOutbox(client());
    goOnline();
    await expect.poll(() => sent(calls)).toEqual(['POST /api/favorites']);
    await expect.poll(outbox.all).toEqual([]);
    stop();
  });

  it('waits where the request itself shows that there is no network', async () => {
    network.watchRequest().answered();
    fakeFetch({ 'POST /api/favorites': new TypeError('Failed to fetch') });
    await setSaved('favorites', FOOD, true);
    expect(outbox.all()).toEqual([{ list: 'favorites', ...FOOD, isSaved: true, at: expect.any(Number) }]);
    expect(network.isOnline()).toBe(false);
  });

  it.each([403, 503])('does not wait where the server answered %i', async (status) => {
    network.watchRequest().answered();
    fakeFetch({ 'POST /api/favorites': { status, body: { error: 'no' } } });
    await expect(setSaved('favorites', FOOD, true)).rejects.toThrow('no');
    expect(outbox.all()).toEqual([]);
  });

  it('goes with the member who leaves', async () => {
    await setSaved('favorites', FOOD, true);
    clearMemberData();
    expect(outbox.all()).toEqual([]);
  });

  it('is read as nothing where the note was damaged', () => {
    localStorage.setItem('labelwise_outbox', JSON.stringify([{ list: 'favorites' }, 5, null]));
    expect(outbox.all()).toEqual([]);
  });
});
