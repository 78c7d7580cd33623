import { prepareProfile, scoreFood } from '@labelwise/domain/scoring';
import { understand } from '@labelwise/domain/understanding';
import { sayEnglish } from '@labelwise/messages/english';
import { describe, expect, it } from 'vitest';
import { aFood } from '../foods/testing/a-food.ts';
import type { TypedEntry } from '../scores/reading-thread.ts';
import { createUnderstandingService } from './understanding.service.ts';

const NONE = { goals: [], conditions: [], restrictions: [] };
const inPlace = async (entries: readonly TypedEntry[]) => entries.map(({ typed, place }) => understand(typed, place));

describe('what members mean by what they typed', () => {
  it('is computed once for a text and its place', async () => {
    const resolved: TypedEntry[] = [];
    const service = createUnderstandingService(async (entries) => {
      resolved.push(...entries);
      return inPlace(entries);
    });
    const chosen = { ...NONE, conditions: ['kiwi allergy', 'Celiac'], restrictions: ['Vegan', 'kiwi allergy', 'no lentils'] };
    for (const _ of [1, 2])
      expect((await service.understood(chosen, sayEnglish)).map(({ typed }) => typed)).toEqual(['kiwi allergy', 'no lentils']);
    expect(resolved).toEqual([
      { typed: 'kiwi allergy', place: 'restriction' },
      { typed: 'no lentils', place: 'restriction' },
    ]);
  });

  it('binds as words while it cannot be worked out: nothing is called free of it, and it is asked again', async () => {
    let isDown = true;
    const service = createUnderstandingService((entries) => (isDown ? Promise.reject(new Error('busy')) : inPlace(entries)));
    const chosen = { ...NONE, restrictions: ['allergie aux kiwis'] };
    const food = aFood({ ingredientsText: 'kiwi, sugar' });
    const whileDown = await service.resolved(chosen);
    expect(whileDown.isSettled).toBe(false);
    expect(scoreFood(food, prepareProfile(whileDown.profile)).fits).toEqual([]);
    isDown = false;
    const after = await service.resolved(chosen);
    expect(after.isSettled).toBe(true);
    expect(scoreFood(food, prepareProfile(after.profile)).alerts[0]).toMatchObject({ level: 'conflict', about: 'kiwi-free' });
  });

  it('leaves out of the score what leaves nothing out, but nothing that asks for more or less', async () => {
    const service = createUnderstandingService(inPlace);
    const { profile } = await service.resolved({
      goals: ['Lose Weight'],
      conditions: ['no allergies', 'Diabetes', 'Migraine'],
      restrictions: ['none', 'Low-Sodium'],
    });
    expect(profile).toMatchObject({ goals: ['Lose Weight'], conditions: ['Diabetes'], restrictions: ['Low-Sodium'], understood: [] });
  });
});
