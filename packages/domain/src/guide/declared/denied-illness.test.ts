import { describe, expect, it } from 'vitest';
import { restrictionsDeclaredIn } from './declared-restrictions.ts';

const bindingOf = (message: string) => restrictionsDeclaredIn([], message).declared.diets;

describe('an illness or allergy that is denied', () => {
  it.each([
    'I do not have PKU',
    "i don't have PKU",
    'my son does not have pku',
    'i dont have celiac disease',
    'I never had coeliac disease',
    'nobody here has celiac',
    "turns out I don't have coeliac disease after all",
    "the doctor says it isn't celiac",
    'he does not have a nut allergy',
    'ich habe keine Zöliakie',
    "je n'ai pas de phénylcétonurie",
    'no tengo celiaquía',
    'non ho la celiachia',
    'não tenho doença celíaca',
    'ik heb geen PKU',
  ])('binds nothing: %s', (message) => {
    expect(bindingOf(message)).toEqual([]);
  });

  it.each([
    ["I'm not celiac but my son is", ['gluten-free']],
    ['ich habe keine Zöliakie, aber mein Mann hat', ['gluten-free']],
    ["I'm not only celiac but also vegan", ['gluten-free', 'vegan']],
    ["I'm not just allergic to nuts but also milk", ['nut-free', 'dairy-free']],
    ['no doubt I have celiac disease', ['gluten-free']],
    ["I can't have gluten because I'm celiac", ['gluten-free']],
    ['I do not have milk', ['dairy-free']],
    ["I do not have PKU but I'm allergic to milk", ['dairy-free']],
    ['I do not have milk, eggs or PKU food', ['dairy-free', 'egg-free']],
  ])('binds what is meant all the same: %s', (message, diets) => {
    expect(bindingOf(message)).toEqual(expect.arrayContaining([...diets]));
  });
});

describe('what goes on with an allergy', () => {
  it.each([
    ["I'm allergic to milk", 'and to nuts', 'nut-free'],
    ['ich bin allergisch gegen Milch', 'und gegen Nüsse', 'nut-free'],
    ['je suis allergique au lait', 'et aux noix', 'nut-free'],
    ['soy alérgico a la leche', 'y a los cacahuetes', 'peanut-free'],
    ['sono allergico al latte', 'e alle noci', 'nut-free'],
    ['ik ben allergisch voor melk', 'en voor noten', 'nut-free'],
  ])('binds beside it: %s, %s', (first, second, diet) => {
    const { diets } = restrictionsDeclaredIn([first, second], 'what can I eat?').declared;
    expect(diets).toEqual(expect.arrayContaining(['dairy-free', diet]));
  });

  it('is nothing where nothing harms', () => {
    expect(restrictionsDeclaredIn(['is twix ok?'], 'and to nuts').declared.diets).toEqual([]);
    expect(restrictionsDeclaredIn(["I'm allergic to milk"], 'and to eat?').declared.diets).toEqual(['dairy-free']);
  });
});
