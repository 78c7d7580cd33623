import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { fakeFetch } from '../testing/fake-fetch.ts';
import { activitySummaryQuery } from './activity.ts';
import { addConsumed, removeConsumed, undoConsumed } from './consumed.ts';
import { removeSavedFood, savedQuery, toggleSavedFood } from './saved-foods.ts';

const FOOD = { foodId: '4001', userId: 'ana' };
const KEYS = [['/api/purchased'], ['/api/scans'], ['/api/scans', 'newest'], ['/api/favorites']];
const REFRESHED = { favorites: ['/api/favorites'], purchased: ['/api/purchased', '/api/scans', '/api/scans newest'] } as const;

afterEach(() => vi.unstubAllGlobals());

/** Toggles the food on against a server that answers with this status, with lists in memory. */
async function toggle(list: 'favorites' | 'purchased', status: number) {
  const body = { error: 'no' };
  const calls = fakeFetch({ 'POST /api/favorites': { status, body }, 'POST /api/purchased/4001': { status, body } });
  const client = new QueryClient();
  for (const key of KEYS) client.setQueryData(key, []);
  client.setQueryData(savedQuery(list, FOOD.foodId).queryKey, false);
  const notify = { changed: vi.fn(), failed: vi.fn() };
  await new MutationObserver(client, toggleSavedFood(client, list, FOOD, { notify, visit: new Map() })).mutate(true).catch(() => undefined);
  const stale = () => KEYS.filter((key) => client.getQueryState(key)?.isInvalidated === true).map((key) => key.join(' '));
  return { calls, notify, stale, isSaved: () => client.getQueryData(savedQuery(list, FOOD.foodId).queryKey) };
}

describe.each(['favorites', 'purchased'] as const)('a toggle of %s', (list) => {
  it('has every list fetched again that shows the food', async () => {
    const { calls, notify, stale, isSaved } = await toggle(list, 200);
    expect(calls.map(({ method }) => method)).toEqual(['POST']);
    expect(isSaved()).toBe(true);
    expect(notify.changed).toHaveBeenCalledExactlyOnceWith(true);
    await eventually(() => expect(stale()).toEqual(REFRESHED[list]));
  });

  it('that is refused is taken back, and the lists are fetched again', async () => {
    const { notify, stale, isSaved } = await toggle(list, 403);
    expect(isSaved()).toBe(false);
    expect(notify.failed).toHaveBeenCalledExactlyOnceWith(true);
    await eventually(() => expect(stale()).toEqual(REFRESHED[list]));
  });
});

describe('what else shows a list is fetched again', () => {
  const notify = { added: vi.fn(), removed: vi.fn(), failed: vi.fn() };
  const SUMMARY = activitySummaryQuery().queryKey;
  const CONSUMED = ['/api/consumed'];

  it.each([
    [
      'after a removal',
      SUMMARY,
      'DELETE /api/purchased/4001',
      (client: QueryClient) => new MutationObserver(client, removeSavedFood(client, 'purchased', 'ana', notify)).mutate('4001'),
    ],
    [
      'after a food was eaten',
      CONSUMED,
      'POST /api/consumed/4001',
      (client: QueryClient) => new MutationObserver(client, addConsumed(client, '4001', notify)).mutate('key'),
    ],
    [
      'after that was taken back',
      CONSUMED,
      'DELETE /api/consumed/4001',
      (client: QueryClient) => new MutationObserver(client, undoConsumed(client, '4001', notify)).mutate(),
    ],
    [
      'after an older note was removed',
      CONSUMED,
      'DELETE /api/consumed/4001',
      (client: QueryClient) => new MutationObserver(client, removeConsumed(client, notify)).mutate('4001'),
    ],
  ] as const)('%s', async (_when, queryKey, call, change) => {
    fakeFetch({ [call]: {} });
    const client = new QueryClient();
    client.setQueryData(queryKey, []);
    await change(client);
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });
});
