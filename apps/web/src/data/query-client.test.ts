import { onlineManager } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import '../platform/http/index.ts';
import { fakeFetch } from '../testing/fake-fetch.ts';
import { createQueryClient } from './query-client.ts';

describe('the query client', () => {
  const defaults = createQueryClient().getDefaultOptions();

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
  createQueryClient();
  const heard = vi.fn();
  const end = onlineManager.subscribe(heard);
  fakeFetch({ 'GET /api/health': { body: {} } });
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => heard).toHaveBeenLastCalledWith(true);
  end();
  vi.unstubAllGlobals();
});
