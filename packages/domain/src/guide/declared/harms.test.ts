import { describe, expect, it } from 'vitest';
import { understandInContext } from '../understand/follow-up.ts';

const after = (...messages: readonly string[]) =>
  understandInContext(
    messages.at(-1) ?? '',
    messages.slice(0, -1).map((content) => ({ role: 'user' as const, content })),
  ).declared.diets;

describe('what a food does to somebody', () => {
  it.each([
    ['nuts = hospital for me', 'nut-free'],
    ['dairy and me dont get along at all', 'dairy-free'],
    ['milk hates me', 'dairy-free'],
    ['van vis word ik doodziek', 'fish-free'],
    ['ei vertrag ich null', 'egg-free'],
    ['je vire au rouge avec le soja', 'soy-free'],
    ['con las almendras me hincho', 'almond-free'],
    ['divento viola con le noci', 'nut-free'],
    ['fico vermelha com camarão', 'crustacean-free'],
    ['my body cannot process lactose', 'lactose-free'],
    ['coeliac since birth', 'gluten-free'],
    ['Gluten ist Gift für mich', 'gluten-free'],
    ['Milch geht bei mir gar nicht', 'dairy-free'],
    ['le gluten m’est interdit', 'gluten-free'],
    ['los huevos me dan urticaria', 'egg-free'],
    ['il latte mi fa stare male', 'dairy-free'],
    ['o leite faz-me mal', 'dairy-free'],
    ['van eieren krijg ik uitslag', 'egg-free'],
    ['wheat leaves me doubled over in pain', 'wheat-free'],
    ['Erdnüsse sind für mich lebensgefährlich', 'peanut-free'],
    ['mir wird von Milch immer schlecht', 'dairy-free'],
    ['le arachidi per me sono letali', 'peanut-free'],
    ['o glúten faz-me muito mal', 'gluten-free'],
    ['peanuts are the end for me', 'peanut-free'],
    ['carry an epipen because of cashews', 'cashew-free'],
    ['o leite dá-me volta à barriga', 'dairy-free'],
    ['Sellerie haut mich um, da schwillt alles zu', 'celery-free'],
    ['eggs make him wheeze', 'egg-free'],
  ])('binds: %s → %s', (message, diet) => {
    expect(after(message)).toContain(diet);
  });

  it.each([
    'does milk give you hives?',
    'is gluten poison',
    'I love milk in my coffee',
    'I bought peanut butter today',
    'I ate an egg for breakfast',
    'milk for my coffee',
    'zit er melk in nutella',
    'le miel est-il meilleur que le sucre',
    'ice cream i could have',
    'are nuts dangerous for me?',
    'milk is fine for me',
    'nuts are not a problem for me',
    'Nüsse sind für mich kein Problem',
    'les noix ne sont pas un problème pour moi',
  ])('is not read into what wants it or asks: %s', (message) => {
    expect(after(message)).toEqual([]);
  });

  it('of another takes back nothing of oneself', () => {
    expect(after("I'm allergic to milk", "my wife isn't allergic to milk")).toContain('dairy-free');
    expect(after('my son is allergic to milk', "my son isn't allergic to milk")).toEqual([]);
  });

  it('is not taken back by eating everything, which ends a diet', () => {
    expect(after("I'm vegan", 'actually i eat everything')).toEqual([]);
    expect(after("I'm allergic to nuts", 'I eat everything else')).toContain('nut-free');
    expect(after("I'm allergic to nuts", 'I eat everything')).toContain('nut-free');
  });
});

describe('a question whether a food is bad for somebody', () => {
  it.each(['A manteiga é má para mim?', 'La mantequilla es mala para mí?', 'il latte è cattivo per me?'])(
    'states nothing: %s',
    (message) => {
      expect(after(message)).toEqual([]);
    },
  );

  it.each([
    ['Erdnüsse sind lebensgefährlich für mich, was kann ich essen?', 'peanut-free'],
    ['does the alpro peach thing contain nuts, cause my other daughter is allergic', 'nut-free'],
    ['contient-il du lait, ma fille est allergique', 'dairy-free'],
  ])('what is stated binds: %s', (message, diet) => {
    expect(after(message)).toContain(diet);
  });
});
