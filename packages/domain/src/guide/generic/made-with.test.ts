import { describe, expect, it } from 'vitest';
import { composeGenericFood } from './compose-generic.ts';
import { isInLongerName, isNamedOnly } from './names-inside.ts';

const firstOf = (typed: string, ...diets: string[]) => {
  const [block] = composeGenericFood(typed, diets, null)?.answer.blocks ?? [];
  return block?.kind === 'generic food' && 'certainty' in block.fact ? `${block.fact.words}: ${block.fact.certainty}` : null;
};

describe('a food whose name says what it is made with', () => {
  it.each([
    ['is walnut pesto fine', 'nut-free', 'walnut pesto: certain'],
    ['va bene il pesto di anacardi?', 'nut-free', 'pesto di anacardi: certain'],
    ['cashewpesto ok?', 'nut-free', 'cashewpesto: certain'],
    ['shrimp chips ok?', 'shellfish-free', 'shrimp chips: certain'],
    ['garnelenchips?', 'crustacean-free', 'garnelenchips: certain'],
    ['pistachio ice cream?', 'dairy-free', 'pistachio ice cream: certain'],
    ['almond croissant?', 'nut-free', 'almond croissant: certain'],
    ['turkey bacon ok?', 'vegetarian', 'turkey bacon: certain'],
    ['almond croissant?', 'gluten-free', 'almond croissant: certain'],
    ['darf ich honig im joghurt', 'dairy-free', 'honig im joghurt: certain'],
    ['can he have honey in tea', 'vegan', 'honey in tea: certain'],
    ['is a ham and cheese croissant ok', 'dairy-free', 'ham and cheese croissant: certain'],
  ])('holds both: %s (%s)', (typed, diet, fact) => {
    expect(firstOf(typed, diet)).toBe(fact);
  });

  it.each([
    ['kokosjoghurt?', 'dairy-free', 'kokosjoghurt: possible'],
    ['gelato alla soia va bene', 'dairy-free', 'gelato alla soia: possible'],
    ['buckwheat pancakes?', 'gluten-free', 'buckwheat pancakes: possible'],
    ['pâtes de lentilles pour moi ?', 'gluten-free', 'pâtes de lentilles: possible'],
  ])('may still hold what its kind usually does: %s', (typed, diet, fact) => {
    expect(firstOf(typed, diet)).toBe(fact);
  });

  it.each([
    ['butter beans ok?', 'dairy-free'],
    ['hazelnut butter ok?', 'dairy-free'],
    ['and cream of tartar', 'dairy-free'],
    ['oyster mushroom?', 'mollusc-free'],
    ['blutorange', 'vegan'],
    ['fleischtomaten?', 'vegan'],
  ])('is not what a word of its name says: %s', (typed, diet) => {
    expect(firstOf(typed, diet)).toMatch(/: null$/u);
  });

  it('is no single food where a mark stands between', () => {
    expect(composeGenericFood('milk, eggs ok?', ['dairy-free'], null)).toBeNull();
  });

  it('is asked after what stands in its name', () => {
    expect(firstOf('butter beans have butter in them right', 'dairy-free')).toBe('butter beans: null');
    expect(firstOf('is there milk in oat milk', 'dairy-free')).toBe('oat milk: null');
  });
});

it('tells a food from one in whose name it only stands', () => {
  expect(isInLongerName('are butter beans ok', 'butter')).toBe(true);
  expect(isInLongerName('soya yoghurt?', 'yoghurt')).toBe(true);
  // Honey in porridge is honey.
  expect(isInLongerName('can he have honey in porridge', 'honey')).toBe(false);
  expect(isInLongerName('butter?', 'butter')).toBe(false);
  expect(isNamedOnly('coconut milk', ['dairy-free'])).toBe(true);
  expect(isNamedOnly('goat milk', ['dairy-free'])).toBe(false);
});
