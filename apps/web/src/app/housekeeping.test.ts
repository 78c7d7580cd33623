import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onPeopleChanged } from '../data/people/has-people.ts';
import { emitPreferencesUpdated } from '../data/preferences-updated.ts';
import { PAGE_CACHE } from '../platform/service-worker.ts';
import { renewOnReturn, startHousekeeping } from './services.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('every 30 minutes removes stale state that nobody looks at, until it is stopped', () => {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  const stop = startHousekeeping(
    client,
    () => undefined,
    () => undefined,
  );
  client.setQueryData(['old'], 1, { updatedAt: 0 });
  vi.advanceTimersByTime(30 * 60_000 - 1);
  expect(client.getQueryData(['old'])).toBe(1);
  vi.advanceTimersByTime(1);
  expect(client.getQueryData(['old'])).toBeUndefined();
  client.setQueryData(['fresh'], 2);
  stop();
  client.setQueryData(['old'], 3, { updatedAt: 0 });
  vi.advanceTimersByTime(30 * 60_000);
  expect(client.getQueryData(['old'])).toBe(3);
  expect(client.getQueryData(['fresh'])).toBe(2);
});

it('changed preferences throw away what the worker had stored of drawn results', () => {
  const remove = vi.fn(async () => true);
  vi.stubGlobal('caches', { delete: remove });
  const stop = startHousekeeping(
    new QueryClient(),
    () => undefined,
    () => undefined,
  );
  emitPreferencesUpdated();
  expect(remove).toHaveBeenCalledWith(PAGE_CACHE);
  stop();
  vi.unstubAllGlobals();
});

it('changed preferences void the stored scores and raise the revision', () => {
  const stop = startHousekeeping(
    new QueryClient(),
    () => undefined,
    () => undefined,
  );
  localStorage.setItem('score_1', '50');
  localStorage.setItem('labelwise_score_cache', '[]');
  emitPreferencesUpdated();
  expect(Object.entries({ ...localStorage })).toEqual([['labelwise_score_revision', '1']]);
  stop();
});

it.each([
  ['a sign-out in another tab starts again', { key: 'token', oldValue: 'a', newValue: null }, 1],
  ['so does another member', { key: 'token', oldValue: 'a', newValue: 'b' }, 1],
  ['so does everything erased at once', { key: null }, 1],
  ['another key does not', { key: 'theme', oldValue: null, newValue: 'dark' }, 0],
])('%s', (_what, change, times) => {
  const startAnew = vi.fn();
  const stop = startHousekeeping(new QueryClient(), startAnew, () => undefined);
  window.dispatchEvent(new StorageEvent('storage', change));
  stop();
  window.dispatchEvent(new StorageEvent('storage', change));
  expect(startAnew).toHaveBeenCalledTimes(times);
});

it.each(['labelwise_score_profile', 'labelwise_guest_profile'])('what another tab changed in %s voids the scores of this one', (key) => {
  const client = new QueryClient();
  client.setQueryData(['of before'], 1);
  const stop = startHousekeeping(
    client,
    () => undefined,
    () => undefined,
  );
  localStorage.setItem('score_1', '50');
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue: '{}', newValue: '{"restrictions":["Vegan"]}' }));
  expect(Object.entries({ ...localStorage })).toEqual([['labelwise_score_revision', '1']]);
  if (key === 'labelwise_score_profile') expect(client.getQueryState(['of before'])?.isInvalidated).toBe(true);
  stop();
});

it.each(['labelwise_people', 'labelwise_shared_people', 'labelwise_not_shared'])(
  'what another tab learns of whom foods are judged for in %s counts here',
  (key) => {
    const heard = vi.fn();
    const stopHearing = onPeopleChanged(heard);
    const stop = startHousekeeping(
      new QueryClient(),
      () => undefined,
      () => undefined,
    );
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue: '[]', newValue: '["Ben"]' }));
    expect(heard).toHaveBeenCalledOnce();
    stop();
    stopHearing();
  },
);

it('what the account knows of the people is read again when the app comes back after a while, where foods are judged for several', () => {
  const refresh = vi.fn(async () => undefined);
  const stop = renewOnReturn(refresh);
  const goes = (state: 'hidden' | 'visible') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const isAwayFor = (ms: number) => {
    goes('hidden');
    vi.advanceTimersByTime(ms);
    goes('visible');
  };
  isAwayFor(60_000);
  expect(refresh).not.toHaveBeenCalled();
  localStorage.setItem('token', 't');
  localStorage.setItem('labelwise_people', JSON.stringify([{ id: 'mia' }]));
  isAwayFor(1000);
  expect(refresh).not.toHaveBeenCalled();
  isAwayFor(60_000);
  expect(refresh).toHaveBeenCalledOnce();
  stop();
  isAwayFor(60_000);
  expect(refresh).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
  localStorage.clear();
});
