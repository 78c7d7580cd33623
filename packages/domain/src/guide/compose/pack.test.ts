import { describe, expect, it } from 'vitest';
import { viewOf } from '../testing/view-of.ts';
import { portionIn } from '../understand/read-criteria.ts';
import { composeContains, composeFigure, composeTraces } from './pack.ts';

describe('an amount in what people eat of a food', () => {
  const stated = viewOf('1', 'Babybel', 'milk, salt');
  const food = { ...stated, facts: { ...stated.facts, nutriments: { ...stated.facts.nutriments, energyKcal: 300 } } };
  const linesOf = (product: typeof food, question: string): string[] =>
    composeFigure(product, ['Calories'], portionIn(question)).blocks.map(({ kind }) => kind);

  it('is unknown where the pack does not state what one weighs', () => {
    expect(linesOf(food, 'calories in 3 pieces of babybel')).toContain('piece not weighed');
    expect(linesOf(food, 'calories in babybel')).not.toContain('piece not weighed');
    expect(linesOf({ ...food, servingSize: 20 }, 'calories in 3 pieces of babybel')).not.toContain('piece not weighed');
  });

  it('is worked out for a can and a glass of a drink', () => {
    const drink = { ...food, per: '100 ml' as const };
    const [block] = composeFigure(drink, ['Calories'], portionIn('how many calories in a can of it')).blocks;
    expect(block).toMatchObject({ lines: [{ kind: 'portion', portion: 330, inPortion: { value: 990 } }] });
  });

  it('says how its sugar was turned into cubes', () => {
    const sweet = { ...food, facts: { ...food.facts, nutriments: { sugars: 10 } } };
    const { blocks, derived } = composeFigure(sweet, ['Sugar'], { kind: 'amount', amount: 480 });
    expect(blocks).toContainEqual({ kind: 'sugar in cubes', cubes: 16 });
    expect(derived).toContainEqual({ kind: 'share', value: 16, part: 48, whole: 300 });
  });

  it.each([
    [{ kind: 'packs', count: 0.5 }, '350 g', 175],
    [{ kind: 'packs', count: 1 }, '2 x 43 g', 86],
    [{ kind: 'handfuls', count: 2 }, null, 50],
  ] as const)('is worked out for %o of a pack of %s', (portion, quantity, grams) => {
    const [block] = composeFigure({ ...food, quantity }, ['Calories'], portion).blocks;
    expect(block).toMatchObject({ lines: [{ kind: 'portion', portion: grams, inPortion: { value: grams * 3 } }] });
  });

  it('is as much as the bottle holds that it comes in', () => {
    const drink = { ...food, per: '100 ml' as const, quantity: '1,5 l' };
    const [block] = composeFigure(drink, ['Calories'], { kind: 'servings', count: 0.5, millilitres: 500 }).blocks;
    expect(block).toMatchObject({ lines: [{ kind: 'portion', portion: 750 }] });
  });
});

describe('whether an allergen is in a food', () => {
  const answered = (list: string, name: string) =>
    composeContains(viewOf('1', 'Snack', list), [name], []).blocks.flatMap((block) =>
      block.kind === 'suitability' ? block.answers.map(({ diet, suitability }) => `${diet}: ${suitability.answer}`) : [],
    );

  it('is judged by what leaves it out, and not by whether the pack has its name', () => {
    expect(answered('sugar, aroma mystico', 'Gluten')).toEqual(['gluten-free: unknown']);
  });

  it('is answered of peanuts, too, where nuts are asked for', () => {
    expect(answered('sugar, peanuts. May contain hazelnuts', 'Nuts')).toContain('peanut-free: no');
  });

  it.each([
    ['sugar, cocoa', 'traces unnamed'],
    ['sugar, cocoa. May contain hazelnuts', 'suitability'],
    ['sugar, hazelnuts', 'suitability'],
    ['sugar, aroma mystico', 'suitability'],
  ])('is never denied of traces, of which a list says nothing: %s', (list, kind) => {
    expect(composeTraces(viewOf('1', 'Snack', list), ['nut-free']).blocks[0]?.kind).toBe(kind);
  });
});
