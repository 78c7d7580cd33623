import { expect, it } from 'vitest';
import { ApiError } from '../platform/http/http.ts';
import { saveFailure } from './call.ts';

it.each([
  [new TypeError('Failed to fetch'), 'no answer'],
  [new ApiError(0, 'No route to host'), 'no answer'],
  [new ApiError(429, 'Too Many Requests'), 'busy'],
  [new ApiError(500, '<html>'), 'server'],
  [new ApiError(503, 'Service Unavailable'), 'server'],
  [new ApiError(409, 'taken'), 'refused'],
])('%s is: %s', (error, failure) => {
  expect(saveFailure(error)).toBe(failure);
});
