import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { HEALTH_PATH, http } from '../http/http.ts';
import { checkCachedStart, network, tellNetwork } from './network.ts';

const paths = (calls: { path: string }[]) => calls.map(({ path }) => path);
const answering = () => fakeFetch({ 'GET /api/health': { body: {} } });
const failing = () =>
  fakeFetch({ 'GET /api/health': new TypeError('Failed to fetch'), 'GET /api/scans': new TypeError('Failed to fetch') });

/** Each test begins long after the last one, whose outage it does not go on with. */
let hour = 0;
beforeEach(() => {
  hour += 1;
  vi.useFakeTimers({ now: hour * 3_600_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('the browser’s event of a lost link shows at once, the one of a new link asks the server before it shows', async () => {
  const calls = failing();
  window.dispatchEvent(new Event('offline'));
  expect(network.isOnline()).toBe(false);
  expect(calls).toEqual([]);
  window.dispatchEvent(new Event('online'));
  expect(paths(calls)).toEqual([HEALTH_PATH]);
  await vi.advanceTimersByTimeAsync(0);
  expect(network.isOnline()).toBe(false);
  answering();
  await vi.advanceTimersByTimeAsync(2000);
  expect(network.isOnline()).toBe(true);
});

it('a request of the app that gets no answer says offline, regardless of the browser’s flag', async () => {
  const calls = failing();
  await expect(http.send('/api/scans')).rejects.toThrow('Failed to fetch');
  expect(navigator.onLine).toBe(true);
  expect(network.isOnline()).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(paths(calls)).toEqual(['/api/scans', HEALTH_PATH]);
});

it('the shell’s word counts from then on: its web view’s own events change nothing', async () => {
  const calls = answering();
  const listener = vi.fn();
  const stop = network.subscribe(listener);
  tellNetwork(true);
  window.dispatchEvent(new Event('offline'));
  expect(listener).not.toHaveBeenCalled();
  tellNetwork(false);
  expect(network.isOnline()).toBe(false);
  window.dispatchEvent(new Event('online'));
  expect(calls).toEqual([]);
  tellNetwork(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(network.isOnline()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

it('a page from the service worker asks the server once, another page does not', async () => {
  const calls = answering();
  checkCachedStart();
  await vi.advanceTimersByTimeAsync(5000);
  expect(calls).toEqual([]);
  vi.resetModules();
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
  await import('../http/http.ts');
  const fresh = await import('./network.ts');
  fresh.checkCachedStart();
  await vi.advanceTimersByTimeAsync(5000);
  expect(paths(calls)).toEqual([HEALTH_PATH]);
});
