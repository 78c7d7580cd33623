import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeFetch } from '../testing/fake-fetch.ts';
import { clearScans } from './scans.ts';

afterEach(() => vi.unstubAllGlobals());

it('clearing the history has the scans and the purchases fetched again', async () => {
  const calls = fakeFetch({ 'DELETE /api/scans': { body: { success: true, deleted: 3 } } });
  const client = new QueryClient();
  const keys = [['/api/scans'], ['/api/purchased'], ['/api/favorites']];
  for (const key of keys) client.setQueryData(key, []);
  await clearScans(client);
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /api/scans']);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
});
