import { describe, expect, it } from 'vitest';
import { answerOf } from '../answer.ts';
import type { Circumstance } from '../declared/circumstances.ts';
import { asOfChild } from './of-child.ts';
import { withOwnLimits } from './own-limits.ts';

const child = (age: number): Circumstance[] => [{ kind: 'child', age }];

describe('what a day holds for a child', () => {
  it.each([
    ['caffeine_a_day', 9, { nutrient: 'caffeine', amount: 85, weight: 28 }],
    ['caffeine_a_day', 2, { nutrient: 'caffeine', amount: null }],
    ['salt_a_day', 1, { nutrient: 'salt', amount: 2 }],
    ['sugar_a_day', 6, { nutrient: 'sugars', amount: 19 }],
    ['water_a_day', 7, { nutrient: 'water', amount: 1.6, drinks: 1.2 }],
    ['fibre_a_day', 12, { nutrient: 'fiber', amount: 19 }],
  ] as const)('stands in the place of what our text says of adults: %s at %i', (id, age, amount) => {
    const { blocks } = asOfChild(
      answerOf([
        { kind: 'general', id },
        { kind: 'own limits first', names: ['Vegan'] },
      ]),
      child(age),
      true,
    );
    expect(blocks).toMatchObject([{ kind: 'child amount', age, ...amount }]);
  });

  it('stands in the place of what a topic says, where an amount is asked for', () => {
    const answer = answerOf([{ kind: 'topic', topic: 'calcium' }]);
    expect(asOfChild(answer, child(1), true).blocks).toMatchObject([{ kind: 'child amount', nutrient: 'calcium', amount: 450 }]);
    expect(asOfChild(answer, child(1), false)).toBe(answer);
    expect(asOfChild(answer, [], true)).toBe(answer);
  });
});

describe('a limit that was set for the one who asks', () => {
  const limits = [{ of: 'salt', amount: 3 }] as const;
  it('stands in the place of what holds for people in general, and below another answer on food', () => {
    const general = answerOf([
      { kind: 'general', id: 'salt_a_day' },
      { kind: 'topic', topic: 'salt' },
    ]);
    expect(withOwnLimits(general, limits, 'how much salt a day').blocks).toEqual([{ kind: 'own limit', of: 'salt', amount: 3 }]);
    const food = answerOf([{ kind: 'kind advice', lines: [], isKnown: true }]);
    expect(withOwnLimits(food, limits, 'are olives ok').blocks.map(({ kind }) => kind)).toEqual(['kind advice', 'own limit']);
  });

  it('is confirmed where nothing else is understood, and has nothing to do with what is no food', () => {
    const unknown = answerOf([{ kind: 'unknown', mention: null }]);
    expect(withOwnLimits(unknown, limits, 'my doctor says 3 g of salt a day').blocks).toEqual([
      { kind: 'own limit', of: 'salt', amount: 3 },
    ]);
    expect(withOwnLimits(answerOf([{ kind: 'thanks' }]), limits, 'thanks').blocks).toEqual([{ kind: 'thanks' }]);
  });
});
