import { describe, expect, it, vi } from 'vitest';
import { storageKeys } from './keys.ts';
import { hasFlag, inspectJson, isFirstVisit, local, raiseFlag, readJson, writeJson } from './local.ts';
import { clearMemberData } from './member-data.ts';
import { normaliseToken, readToken, storeToken } from './token.ts';

const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);

describe('the token', () => {
  it.each([
    ['abc', 'abc'],
    ['  abc \n', 'abc'],
    ['"abc"', 'abc'],
    ['Bearer abc', 'abc'],
    ['"bearer  abc"', 'abc'],
    ['', null],
    ['null', null],
    ['"undefined"', null],
    [null, null],
  ])('normalises %j to %j', (raw, token) => {
    expect(normaliseToken(raw)).toBe(token);
  });

  it('is stored normalised under token and as it came under authToken', () => {
    storeToken('Bearer abc');
    expect(localStorage.getItem('token')).toBe('abc');
    expect(localStorage.getItem('authToken')).toBe('Bearer abc');
  });

  it('is read from the legacy key when that is all there is', () => {
    localStorage.setItem('authToken', '"Bearer old"');
    expect(readToken()).toBe('old');
  });
});

describe('stored JSON', () => {
  it('is absent, present or unreadable', () => {
    expect(inspectJson('n', asNumber)).toEqual({ state: 'absent' });
    writeJson('n', 5);
    expect(inspectJson('n', asNumber)).toEqual({ state: 'present', value: 5 });
    localStorage.setItem('n', '{broken');
    expect(inspectJson('n', asNumber)).toEqual({ state: 'unreadable' });
  });

  it('is removed when it cannot be read', () => {
    localStorage.setItem('n', '"five"');
    expect(readJson('n', asNumber)).toBeNull();
    expect(localStorage.getItem('n')).toBeNull();
  });
});

describe('local storage', () => {
  it('is the newest value where the browser has no room left, not the one that still lies there', () => {
    writeJson('health', 1);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeJson('health', 2);
    expect(readJson('health', asNumber)).toBe(2);
    full.mockRestore();
    local.remove('health');
    expect(readJson('health', asNumber)).toBeNull();
  });

  it('falls back to memory where the browser refuses it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    local.set('k', 'v');
    expect(local.get('k')).toBe('v');
    local.remove('k');
    expect(local.get('k')).toBeNull();
  });
});

describe('what belongs to a member', () => {
  it('goes at logout, the scores too; settings of the device stay', () => {
    const gone = [
      'token',
      'authToken',
      'user',
      'userPreferences',
      'welcomeSurveyData',
      'lastScanFood',
      'lastScanScore',
      'score_1',
      'score_abc',
      'labelwise_score_cache',
      'labelwise_score_profile',
    ];
    const stays = ['theme', 'hasSeenOnboarding', 'guestMode', 'hasSeenWelcomeSurvey'];
    for (const key of [...gone, ...stays]) localStorage.setItem(key, 'x');
    clearMemberData();
    expect(Object.keys(localStorage).toSorted()).toEqual(stays.toSorted());
  });
});

describe('a first visit', () => {
  it('ends with any of the three flags', () => {
    expect(isFirstVisit()).toBe(true);
    raiseFlag(storageKeys.guest);
    expect(hasFlag(storageKeys.guest)).toBe(true);
    expect(isFirstVisit()).toBe(false);
  });
});
