import { expect, it } from 'vitest';
import { anyone } from '../../testing/members.ts';
import { startTestApp } from '../../testing/test-app.ts';

it('two hundred lookups of one address: the first 120 are answered, the others are refused with Retry-After', async () => {
  const stranger = anyone(await startTestApp('sqlite'));
  const statuses: number[] = [];
  let last;
  for (let turn = 0; turn < 200; turn += 1) {
    last = await stranger('GET', '/api/foods/barcode/4006040055235');
    statuses.push(last.status);
  }
  expect(statuses).toEqual([...Array.from({ length: 120 }, () => 404), ...Array.from({ length: 80 }, () => 429)]);
  expect(last?.json.code).toBe('too_many_requests');
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
});
