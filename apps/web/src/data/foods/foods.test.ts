import { expect, it, vi } from 'vitest';
import { toApiError } from '../../platform/http/answer.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { answer } from '../../testing/fake-http.ts';
import { createQueryClient } from '../query-client.ts';
import { foodQuery, lookupFault } from './foods.ts';

it.each([
  [404, { error: 'Nothing', code: 'food_not_found' }, 'not-found'],
  [500, { error: 'Product not found' }, 'not-found'],
  [500, { error: 'PRODUCT NOT FOUND' }, 'not-found'],
  [400, { error: 'no' }, 'invalid'],
  [429, { error: 'no' }, 'rate-limited'],
  [503, { error: 'busy' }, 'server'],
  [0, { error: 'No route to host' }, 'offline'],
])('a lookup answered %d %j is "%s"', async (status, body, fault) => {
  expect(lookupFault(await toApiError(answer(status, body)))).toBe(fault);
});

it('a lookup without any answer is "offline", one that cannot be read the server’s fault', () => {
  expect(lookupFault(new TypeError('Failed to fetch'))).toBe('offline');
  expect(lookupFault(new SyntaxError('Unexpected token'))).toBe('server');
});

it.each([
  ['no food', null],
  ['a food without an id', { name: 'Cola' }],
])('a lookup that is answered with %s finds no product', async (_what, body) => {
  fakeFetch({ 'GET /api/foods/barcode/5449000000996': { body } });
  const asked = createQueryClient().fetchQuery(foodQuery('5449000000996'));
  await expect(asked.catch(lookupFault)).resolves.toBe('not-found');
  vi.unstubAllGlobals();
});
