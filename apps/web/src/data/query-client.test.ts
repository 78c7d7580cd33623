import { onlineManager } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../testing/fake-fetch.ts';
import { answer, fakeApi } from '../testing/fake-http.ts';
import { createQueryClient, createQueryFn, pathOfKey } from './query-client.ts';

const { signal } = new AbortController();

describe('the default query function', () => {
  it.each([
    ['/api/scans', '/api/scans'],
    ['api/scans', '/api/scans'],
    ['https://api.example/x', 'https://api.example/x'],
  ])('reads key %s as %s', (key, path) => {
    expect(pathOfKey([key, { page: 2 }])).toBe(path);
  });

  it('gets the path and reads JSON', async () => {
    const { http, requests } = fakeApi({ 'GET /api/scans': answer(200, [1, 2]) });
    expect(await createQueryFn(http)({ queryKey: ['api/scans'], signal })).toEqual([1, 2]);
    expect(requests[0]?.method).toBe('GET');
  });

  it('throws on 401, unless told to answer null', async () => {
    const { http } = fakeApi({ 'GET /api/scans': answer(401, { error: 'no' }) });
    const context = { queryKey: ['/api/scans'], signal };
    await expect(createQueryFn(http)(context)).rejects.toThrow('401: no');
    await expect(createQueryFn(http, 'null')(context)).resolves.toBeNull();
  });

  it('throws on any other failure even then', async () => {
    const { http } = fakeApi({ 'GET /api/scans': answer(500, { error: 'oops' }) });
    await expect(createQueryFn(http, 'null')({ queryKey: ['/api/scans'], signal })).rejects.toThrow('500: oops');
  });
});

describe('the query client', () => {
  const defaults = createQueryClient(fakeApi({}).http).getDefaultOptions();

  it('keeps data fresh for five minutes, drops it after five unused, and never asks by itself', () => {
    expect(defaults.queries).toMatchObject({
      staleTime: 300_000,
      gcTime: 300_000,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    });
    expect(defaults.mutations?.retry).toBe(false);
  });
});

it('an app that starts without a network notices when the network comes', async () => {
  window.dispatchEvent(new Event('offline'));
  createQueryClient(fakeApi({}).http);
  const heard = vi.fn();
  const end = onlineManager.subscribe(heard);
  fakeFetch({ 'GET /api/health': { body: {} } });
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => heard).toHaveBeenLastCalledWith(true);
  end();
  vi.unstubAllGlobals();
});
