import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { refreshLists } from './saved-foods.ts';

const KEYS = [['/api/purchased'], ['/api/scans'], ['/api/scans', 'newest'], ['/api/favorites']];

it.each([
  ['purchased', ['/api/purchased', '/api/scans', '/api/scans newest']],
  ['favorites', ['/api/favorites']],
] as const)('a toggle of %s has %j fetched anew', async (list, refreshed) => {
  const client = new QueryClient();
  for (const key of KEYS) client.setQueryData(key, []);
  await refreshLists(client, list);
  expect(KEYS.filter((key) => client.getQueryState(key)?.isInvalidated === true).map((key) => key.join(' '))).toEqual(refreshed);
});
