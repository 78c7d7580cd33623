import { describe, expect, it } from 'vitest';
import type { FoodFacts } from '../../food/index.ts';
import { computeNutriScore } from '../../nutri-score/index.ts';
import type { LedgerAlert } from '../../scoring/index.ts';
import type { ProductView } from '../facts.ts';
import { viewOf } from '../testing/view-of.ts';
import { composeComparison, composeGrades, composeOptions } from './comparison.ts';

const food = (name: string, score: number, nutriments: FoodFacts['nutriments'], changes: Partial<ProductView> = {}): ProductView => {
  const view = viewOf(name, name, null);
  return { ...view, facts: { ...view.facts, nutriments }, score, ...changes };
};
const kindsOf = ({ blocks }: ReturnType<typeof composeComparison>) => blocks.map(({ kind }) => kind);

const choco = food('choco', 4, { energyKcal: 449, sugars: 60, proteins: 4 });
const nutty = food('nutty', 2, { energyKcal: 481, sugars: 52, proteins: 9 });
const oats = food('oats', 90, { energyKcal: 370, sugars: 1, proteins: 13 });

const CONFLICT: LedgerAlert = { level: 'conflict', about: 'vegan', span: null, data: { kind: 'alcohol' } };

describe('two foods that are compared', () => {
  it('get no winner where their scores are one or two points apart, but what they differ in', () => {
    const { blocks } = composeComparison(choco, nutty, []);
    expect(blocks[0]).toMatchObject({ kind: 'comparison', outcome: 'alike' });
    expect(blocks[1]).toMatchObject({ kind: 'compared nutrients', nutrients: [{ name: 'Sugar' }, { name: 'Protein' }] });
  });

  it('are compared by what was asked first', () => {
    expect(kindsOf(composeComparison(oats, choco, ['Calories'])).slice(0, 2)).toEqual(['compared nutrients', 'comparison']);
  });

  it('have amounts alike that are less than a twentieth apart, and above that one with less', () => {
    const near = food('near', 3, { energyKcal: 465, sugars: 52, proteins: 9 });
    const kindOf = (other: ProductView): string | undefined =>
      composeComparison(choco, other, ['Calories']).blocks.flatMap((block) =>
        block.kind === 'compared nutrients' ? block.nutrients.map(({ kind }) => kind) : [],
      )[0];
    expect(kindOf(near)).toBe('alike');
    expect(kindOf(nutty)).not.toBe('alike');
  });
});

describe('why a grade is worse', () => {
  const graded = (view: ProductView, saturatedFat: number): ProductView => {
    const nutriments = { energyKj: 1500, salt: 0.1, fiber: 1, ...view.facts.nutriments, saturatedFat };
    const facts = { ...view.facts, kind: 'general' as const, nutriments };
    return { ...view, facts, nutriScore: computeNutriScore(facts) };
  };
  it('says that it is the other way round where it is', () => {
    expect(composeGrades(graded(oats, 0), graded(choco, 20), true).blocks[0]).toMatchObject({ kind: 'grades', outcome: 'other way round' });
    expect(composeGrades(graded(choco, 20), graded(oats, 0), true).blocks[0]).toMatchObject({ kind: 'grades', outcome: 'so' });
    expect(composeGrades(graded(choco, 20), graded(nutty, 20), true).blocks[0]).toMatchObject({ kind: 'grades', outcome: 'same' });
  });
});

describe('three foods of which one is to be taken', () => {
  it('are all named, the one with least of what was asked first', () => {
    expect(composeOptions([choco, nutty, oats], 'Sugar', 'least').blocks[0]).toMatchObject({
      kind: 'options',
      best: [{ name: 'oats' }],
      foods: [{ name: 'oats' }, { name: 'nutty' }, { name: 'choco' }],
    });
  });

  it('are never headed by one that must not be eaten', () => {
    const forbidden = { ...oats, alerts: [CONFLICT] };
    expect(composeOptions([choco, nutty, forbidden], 'Sugar', 'least').blocks[0]).toMatchObject({ best: [{ name: 'nutty' }] });
  });
});
