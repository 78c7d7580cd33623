import { describe, expect, test } from 'vitest';
import { composeKind } from './compose-kind.ts';
import { kindAsked } from './kind-asked.ts';

const read = (typed: string) => {
  const { asked, isBrand } = kindAsked(typed) ?? {};
  return { names: asked?.foods.map(({ words }) => words), of: asked?.foods.map(({ food }) => food.kind), asks: asked?.asked, isBrand };
};
const facts = (typed: string, diets: readonly string[] = []) => {
  const read = kindAsked(typed);
  const composed = read === null ? null : composeKind(read.asked, { diets, needs: [] }, null);
  return composed?.answer.blocks.flatMap((block) => (block.kind === 'generic food' ? [block.fact] : [])) ?? [];
};

describe('The kind of food that a brand stands for', () => {
  test('is found whatever else is asked', () => {
    expect(read('my flatmate lives on Pot Noodle, is that a problem')).toMatchObject({
      names: ['Pot Noodle'],
      of: ['dish'],
      isBrand: true,
    });
    expect(read('Trinkst du jeden Abend Bionade, geht das?')).toMatchObject({ names: ['Bionade'], of: ['softdrink'], isBrand: true });
  });

  test('is one for names side by side', () => {
    expect(read('is Haribo Tangfastics halal')).toMatchObject({ names: ['Haribo Tangfastics'], asks: 'diet' });
  });

  test('is not that of a food whose word stands beside the brand', () => {
    expect(read('can I eat Quorn nuggets')).toMatchObject({ of: ['plantfood'] });
  });

  test('is compared with that of another', () => {
    expect(read('Lipton Ice Tea oder Fanta, was hat mehr Zucker?')).toMatchObject({ of: ['softdrink', 'softdrink'], asks: 'compare' });
    expect(read('what is the difference between Snickers and Twix')).toMatchObject({ asks: 'compare' });
  });

  test('is found by an everyday word only where that is written as a name', () => {
    expect(kindAsked("j'ai fini la soupe")?.isBrand).not.toBe(true);
    expect(kindAsked('is it impossible to lose weight on toast')?.isBrand).not.toBe(true);
    expect(kindAsked('sind die Kinder satt')?.isBrand).not.toBe(true);
    expect(kindAsked('can my dad have Flora')?.isBrand).toBe(true);
  });

  test('says nothing of what is made otherwise', () => {
    expect(kindAsked('are the vegan Percy Pigs fine')).toBeNull();
  });
});

describe('An answer by the kind of food', () => {
  test('never says that a food fits', () => {
    const kinds = facts('are Skips ok for me? I mean Pringles', ['egg-free']).map(({ asked }) => asked);
    expect(kinds).toContain('usually without');
    expect(kinds).not.toContain('suits');
    expect(facts('is Fanta vegan', ['vegan'])[0]?.asked).toBe('usually without');
  });

  test('begins with what speaks against a food for the member', () => {
    expect(facts('can I have a Toffifee', ['nut-free'])[0]).toMatchObject({ asked: 'suits', certainty: 'certain', held: ['nuts'] });
    expect(facts('posso comer Cremino ou Ferrero Rocher', ['nut-free'])[0]).toMatchObject({ asked: 'suits', held: ['nuts'] });
  });

  test('judges by what is high, also in a portion', () => {
    expect(facts('is Kraft Dinner any good')[0]).toMatchObject({ asked: 'judged', grams: 250, high: [{ figure: 'Sodium' }] });
    expect(facts('is Monster Energy bad')[0]).toMatchObject({ asked: 'judged', high: [{ figure: 'Caffeine' }, { figure: 'Sugar' }] });
  });

  test('holds the fat of nuts and the sugars of fruit against nobody', () => {
    const [judged] = facts('is a banana good for me');
    expect(judged).toMatchObject({ asked: 'judged', high: [] });
  });

  test('says that the very product may differ', () => {
    expect(facts('Is Irn Bru bad').at(-1)?.asked).toBe('of its kind');
  });
});
