import { beforeEach, expect, it } from 'vitest';
import { clearMemberData } from '../platform/storage/member-data.ts';
import { fakeFetch } from '../testing/fake-fetch.ts';
import { aListFood } from '../testing/foods.ts';
import { flushOutbox } from './flush-outbox.ts';
import { createQueryClient } from './query-client.ts';
import { saveScan, waitingScans } from './scans.ts';

beforeEach(() => localStorage.clear());

it('a scan without an answer waits and is sent once, with the key of its first try', async () => {
  const client = createQueryClient();
  const failing = fakeFetch({ 'POST /api/scans': new TypeError('no network') });
  await saveScan(client, aListFood(), 51, 'ana');
  expect(failing.map(({ method }) => method)).toContain('POST');
  expect(waitingScans.all()).toMatchObject([{ score: 51, userId: 'ana' }]);
  const calls = fakeFetch({ 'POST /api/scans': { body: {} } });
  expect(await flushOutbox(client)).toMatchObject({ state: 'sent' });
  await flushOutbox(client);
  expect(calls.filter(({ path }) => path === '/api/scans')).toHaveLength(1);
  expect(waitingScans.all()).toEqual([]);
});

it('a scan that the server refuses is no waiting one, and what waits goes with the member', async () => {
  const client = createQueryClient();
  fakeFetch({ 'POST /api/scans': { status: 429, body: { error: 'x', code: 'daily_scan_limit' } } });
  await expect(saveScan(client, aListFood(), 51, 'ana')).rejects.toThrow();
  expect(waitingScans.all()).toEqual([]);
  fakeFetch({ 'POST /api/scans': new TypeError('no network') });
  await saveScan(client, aListFood(), 51, 'ana');
  clearMemberData();
  expect(waitingScans.all()).toEqual([]);
});
