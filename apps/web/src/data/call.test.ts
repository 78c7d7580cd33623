import { preferences } from '@labelwise/contracts/preferences';
import { favorites } from '@labelwise/contracts/saved-foods';
import { scans } from '@labelwise/contracts/scans';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../testing/fake-fetch.ts';
import { call, endpointQuery, execute, keyOf, notSavedText, saveFailure, send } from './call.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a call by its contract', () => {
  it('has the method, the address and the body of its endpoint', async () => {
    const calls = fakeFetch({});
    await send(preferences.update, { params: { ingredientName: 'Seed oils / 100 %' }, body: { preferenceValue: -4 } });
    expect(calls).toEqual([{ method: 'PUT', path: '/api/user-preferences/Seed%20oils%20%2F%20100%20%25', body: { preferenceValue: -4 } }]);
  });

  it('leaves what is not given out of its query', async () => {
    const calls = fakeFetch({});
    await send(scans.list, { query: { limit: 3, cursor: undefined, foodId: 'a&b' } });
    expect(calls[0]?.path).toBe('/api/scans?limit=3&foodId=a%26b');
  });

  it('answers what the contract says', async () => {
    fakeFetch({ 'GET /api/favorites/check/7': { body: { isFavorited: true, more: 1 } } });
    expect(await call(favorites.check, { params: { foodId: '7' } })).toEqual({ isFavorited: true });
  });

  it('answered in another shape is an error that names the call and the field', async () => {
    fakeFetch({ 'GET /api/favorites/check/7': { body: { isFavorited: 'yes' } } });
    const failing = call(favorites.check, { params: { foodId: '7' } });
    await expect(failing).rejects.toThrow(/^GET \/api\/favorites\/check\/:foodId answered outside its contract: isFavorited /u);
  });

  it('whose answer nobody reads succeeds with any answer', async () => {
    fakeFetch({ 'DELETE /api/favorites/7': { body: 'done' } });
    await expect(execute(favorites.remove, { params: { foodId: '7' } })).resolves.toBeUndefined();
  });

  it('that is refused is the refusal of the server', async () => {
    fakeFetch({ 'DELETE /api/favorites/7': { status: 403, body: { error: 'No.', code: 'forbidden' } } });
    await expect(execute(favorites.remove, { params: { foodId: '7' } })).rejects.toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('that changes something and never gets an answer ends as one without a network; what is read has no such end', async () => {
    const ended = AbortSignal.abort(new DOMException('Too late.', 'TimeoutError'));
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ended);
    const signals: (AbortSignal | undefined)[] = [];
    vi.stubGlobal('fetch', (_path: string, { signal }: { signal?: AbortSignal }) => {
      signals.push(signal);
      return signal?.aborted === true ? Promise.reject(signal.reason) : Promise.resolve(new Response('{"isFavorited":true}'));
    });
    await call(favorites.check, { params: { foodId: '7' } });
    const failed: unknown = await execute(favorites.remove, { params: { foodId: '7' } }).catch((error: unknown) => error);
    limit.mockRestore();
    expect([signals, saveFailure(failed)]).toEqual([[undefined, ended], 'no answer']);
  });
});

it.each([
  ['of our own server', { error: 'This name is taken.', code: 'conflict' }, 'This name is taken.'],
  ['of the auth area', { success: false, message: 'This name is taken.' }, 'This name is taken.'],
  ['of a machine in between', { message: 'Conflict' }, 'This could not be saved. Please try again.'],
  ['of a framework', { error: 'Conflict', statusCode: 409 }, 'This could not be saved. Please try again.'],
])('the words of a refusal %s stand beside the control only where they are the server’s own', async (_whose, body, words) => {
  fakeFetch({ 'DELETE /api/favorites/7': { status: 409, body } });
  const failed: unknown = await execute(favorites.remove, { params: { foodId: '7' } }).catch((error: unknown) => error);
  expect(notSavedText(failed)).toBe(words);
});

it('a query is stored under the address of its endpoint', async () => {
  const params = { foodId: '7' };
  fakeFetch({ 'GET /api/favorites/check/7': { body: { isFavorited: true } } });
  const client = createQueryClient();
  await client.fetchQuery(endpointQuery(favorites.check, { params }));
  expect(client.getQueryData(['/api/favorites/check/7'])).toEqual({ isFavorited: true });
  expect(keyOf(favorites.check, { params })).toEqual(['/api/favorites/check/7']);
  expect(keyOf(favorites.list)).toEqual(['/api/favorites']);
});
