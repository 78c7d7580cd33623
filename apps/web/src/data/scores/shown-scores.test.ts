import { describe, expect, it } from 'vitest';
import { clearMemberData, clearStoredScores } from '../../platform/storage/member-data.ts';
import { noteShownScore, previousScore } from './scores.ts';

describe('the score shown last', () => {
  it('is unknown for a food that this device has not shown', () => {
    expect(previousScore('96385074')).toBeNull();
  });

  it('outlives a change of preferences, which clears the cached scores', () => {
    noteShownScore('96385074', 42);
    expect(localStorage.getItem('score_96385074')).toBe('42');
    clearStoredScores();
    expect(localStorage.getItem('score_96385074')).toBeNull();
    expect(previousScore('96385074')).toBe(42);
  });

  it('goes with the member who leaves', () => {
    noteShownScore('96385074', 42);
    clearMemberData();
    expect(previousScore('96385074')).toBeNull();
  });

  it('is stored for the newest 300 foods', () => {
    for (let food = 0; food <= 300; food += 1) noteShownScore(`food ${food}`, food % 100);
    clearStoredScores();
    expect(previousScore('food 0')).toBeNull();
    expect(previousScore('food 300')).toBe(0);
  });
});
