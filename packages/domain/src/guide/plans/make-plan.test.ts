import { describe, expect, it } from 'vitest';
import type { Eaters } from '../occasions/choose-dishes.ts';
import { composePlan } from './make-plan.ts';
import { planAsked } from './read-plan.ts';

const everybody: Eaters = { judge: () => 80, mayHold: () => true, criteria: [], isSugarLow: false, isYoung: false };
const planOf = (typed: string, earlier: readonly string[] = [], eaters = everybody) => {
  const asked = planAsked(typed, earlier);
  const block = asked === null ? undefined : composePlan(asked, eaters, null, false)?.blocks[0];
  if (block?.kind !== 'meal plan') throw new TypeError('no plan');
  return block;
};
const dishesOf = ({ days }: ReturnType<typeof planOf>) => days.map(({ dishes }) => dishes.map(({ dish }) => dish.id));

describe('a plan of meals', () => {
  const asked = 'make me a 3 day plan with 1800 kcal and 90 g protein';

  it('has so many days, each with four meals, near its energy and not short of protein', () => {
    const plan = planOf(asked);
    expect(plan.days).toHaveLength(3);
    for (const { dishes, energy, protein } of plan.days) {
      expect(dishes.map(({ meal }) => meal)).toEqual(['breakfast', 'lunch', 'dinner', 'snack']);
      expect(Math.abs(energy - 1800)).toBeLessThan(120);
      expect(protein).toBeGreaterThan(85);
    }
  });

  it('is another where a meal is swapped, in that meal of that day alone', () => {
    const [before, after] = [dishesOf(planOf(asked)), dishesOf(planOf('swap lunch on day 2', [asked]))];
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    expect(after[1]?.[1]).not.toBe(before[1]?.[1]);
    expect([after[1]?.[0], after[1]?.[2], after[1]?.[3]]).toEqual([before[1]?.[0], before[1]?.[2], before[1]?.[3]]);
  });

  it('holds nothing that was left out', () => {
    const { days } = planOf('no eggs and no dairy please', [asked]);
    const held = days.flatMap(({ dishes }) => dishes.flatMap(({ dish }) => dish.ingredients));
    expect(held.filter((one) => ['egg', 'milk', 'yogurt', 'quark', 'cheese', 'skyr'].includes(one))).toEqual([]);
  });

  it('is never below 1200 kcal', () => {
    expect(planOf('i want a 2 day plan with 600 kcal')).toMatchObject({ energy: 1200, isFloor: true });
  });

  it('is bought for all who eat', () => {
    const of = (typed: string) => {
      const read = planAsked(typed, [asked]);
      const block = read === null ? undefined : composePlan(read, everybody, null, false)?.blocks[0];
      return block?.kind === 'plan shopping' ? block.items : [];
    };
    const [one, four] = [of('write the shopping list'), of('shopping list for 4 people')];
    expect(four.map(({ grams }) => grams)).toEqual(one.map(({ grams }) => grams * 4));
  });

  it('is none where nothing suits', () => {
    const read = planAsked(asked, []);
    expect(read === null ? null : composePlan(read, { ...everybody, judge: () => null }, null, true)).toBeNull();
  });
});
