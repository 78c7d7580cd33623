import { describe, expect, it } from 'vitest';
import { restrictionsDeclaredIn } from './declared-restrictions.ts';

const declaredIn = (message: string) => restrictionsDeclaredIn([], message).declared;

describe('an allergy behind what is refused, without a comma', () => {
  it.each([
    ['not yogurt im allergic to milk', 'dairy-free'],
    ['kein joghurt ich bin allergisch gegen milch', 'dairy-free'],
    ['no yogur soy alérgica a la leche', 'dairy-free'],
    ['non yogurt sono allergico al latte', 'dairy-free'],
    ['niet yoghurt ik ben allergisch voor melk', 'dairy-free'],
    ['não iogurte sou alérgica a leite', 'dairy-free'],
    ['not cheese he is allergic to milk', 'dairy-free'],
    ['no omelette she has an egg allergy', 'egg-free'],
  ])('binds: %s', (message, diet) => {
    expect(declaredIn(message).diets).toContain(diet);
  });

  it.each([
    'im not allergic to milk',
    'no soy alérgica a la leche',
    'non sono allergico al latte',
    'não sou alérgica a leite',
    "it's not that I'm allergic to milk",
    'ich glaube nicht dass ich gegen nüsse allergisch bin',
    'ik ben niet allergisch voor melk',
  ])('does not where the allergy is denied: %s', (message) => {
    expect(declaredIn(message).diets).toEqual([]);
  });
});

describe('an allergy to what was named just before', () => {
  it.each([
    ['instead of eggs because my son is allergic to them', 'egg-free'],
    ['no fish please, my wife is allergic to it', 'fish-free'],
    ['statt Eier, mein Sohn ist dagegen allergisch', 'egg-free'],
    ['pas d’œufs, mon fils y est allergique', 'egg-free'],
    ['le uova no, mio figlio ne è allergico', 'egg-free'],
    ["no peanuts i'm allergic to those", 'peanut-free'],
    ['shrimp? im allergic', 'crustacean-free'],
  ])('binds: %s', (message, diet) => {
    const { diets, unclear } = declaredIn(message);
    expect(diets).toContain(diet);
    expect(unclear).toBeNull();
  });

  it.each(['is this twix ok, im allergic', 'my son is allergic to them'])('is asked after where nothing was named: %s', (message) => {
    expect(declaredIn(message)).toMatchObject({ diets: [], unclear: expect.any(Array) });
  });
});

describe('what each of several guests leaves out', () => {
  it('binds, however it is put', () => {
    expect(declaredIn('lasagne for 8, one of them is coeliac one has no dairy').diets.toSorted()).toEqual(['dairy-free', 'gluten-free']);
    expect(declaredIn('one no egg and another has no nuts').diets).toEqual(expect.arrayContaining(['egg-free', 'nut-free']));
    expect(declaredIn('one has no idea what to cook').diets).toEqual([]);
  });
});
