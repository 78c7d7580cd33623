import { beforeEach, describe, expect, it } from 'vitest';
import { storageKeys } from '../../platform/storage/keys.ts';
import { clearMemberData } from '../../platform/storage/member-data.ts';
import { raiseScoreRevision } from '../preferences-updated.ts';
import { noteInstead, noteShelf, storedInstead, storedShelf } from './foods.ts';

const SHELF = { shelf: { tag: 'en:spreads', name: 'Spreads', size: 21, counts: Array.from({ length: 101 }, () => 0) } };
const WAY = { kind: 'none' as const, foods: [] };
const AT = new Date('2026-11-22T10:00:00Z');

beforeEach(() => localStorage.clear());

describe('what stands around a food', () => {
  it('is there again without a network, with the day it is of', () => {
    noteShelf('1', SHELF);
    noteInstead('1', WAY, AT);
    expect(storedShelf('1')).toEqual(SHELF);
    expect(storedInstead('1')).toEqual({ way: WAY, storedAt: AT.toISOString() });
    expect(storedShelf('2')).toBeNull();
  });

  it('is proposed to nobody else, and to nobody after a change of what they eat', () => {
    noteInstead('1', WAY, AT);
    raiseScoreRevision();
    expect(storedInstead('1')).toBeNull();
    noteInstead('1', WAY, AT);
    localStorage.setItem(storageKeys.token, 'somebody');
    expect(storedInstead('1')).toBeNull();
  });

  it('goes with the member', () => {
    noteShelf('1', SHELF);
    clearMemberData();
    expect(storedShelf('1')).toBeNull();
  });

  it('is stored of the foods looked at last alone', () => {
    for (let food = 0; food < 40; food += 1) noteShelf(String(food), SHELF);
    expect(storedShelf('39')).toEqual(SHELF);
    expect(storedShelf('0')).toBeNull();
  });
});
