import { describe, expect, it } from 'vitest';
import { memberOfToken, stopToken } from './watch.service.ts';

describe('a token that stops a mail', () => {
  it('names the one member it was made for', () => {
    expect(memberOfToken(stopToken('ana', 'key'), 'key')).toBe('ana');
    expect(memberOfToken(stopToken('ana', 'key').replace('ana', 'bob'), 'key')).toBeNull();
  });
});
