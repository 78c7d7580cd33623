import { expect, it } from 'vitest';
import { retryAfterSeconds } from './open-food-facts.ts';

it.each([
  ['20', 20],
  ['0.2', 1],
  ['1.5', 2],
  ['86400', 3600],
  ['0', null],
  ['-3', null],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
  ['', null],
])('an answer with retry-after %j asks for %j seconds', (value, seconds) => {
  expect(retryAfterSeconds(new Response(null, { headers: { 'retry-after': value } }))).toBe(seconds);
});

it('an answer without it asks for none', () => expect(retryAfterSeconds(new Response())).toBeNull());
