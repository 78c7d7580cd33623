import { describe, expect, it } from 'vitest';
import { asksWhyOther, comparedBy, optionsIn } from './compared.ts';

describe('what foods are compared by', () => {
  it.each([
    ['which is more fattening, crisps or nuts', ['Calories']],
    ['was macht dicker, Nutella oder Honig', ['Calories']],
    ['qual engorda menos', ['Calories']],
    ['which is better for my sugar', ['Sugar']],
    ['lequel est mieux pour ma glycémie', ['Sugar']],
    ['cosa è meglio per il cuore', ['Saturated Fat', 'Sodium']],
    ['wat is beter voor mijn bloeddruk', ['Sodium']],
    ['Mars or Snickers', []],
  ])('%s', (typed, names) => {
    expect(comparedBy(typed)).toEqual(names);
  });
});

describe('why a grade is worse than that of another', () => {
  it.each([
    ['Why does cheddar get a worse grade than Pepsi Max?', { one: 'cheddar', other: 'pepsi max', isWorse: true }],
    ['warum hat Olivenöl eine schlechtere Note als Cola Zero', { one: 'olivenol', other: 'cola zero', isWorse: true }],
    ['pourquoi le Babybel a une moins bonne note que le Wasa ?', { one: 'babybel', other: 'wasa', isWorse: true }],
    ['por qué Nutella tiene peor nota que Babybel', { one: 'nutella', other: 'babybel', isWorse: true }],
    ['come mai la Nutella ha un punteggio più basso del Babybel', { one: 'nutella', other: 'babybel', isWorse: true }],
    ['waarom heeft kaas een lager cijfer dan cola light', { one: 'kaas', other: 'cola light', isWorse: true }],
    ['how come crackers score better than bread', { one: 'crackers', other: 'bread', isWorse: false }],
    ['how come the wasa crispbread beats the white bread??', { one: 'wasa crispbread', other: 'white bread', isWorse: false }],
    ['why is nutella lower than skippy peanut butter', { one: 'nutella', other: 'skippy peanut butter', isWorse: true }],
    ['how come cape cod chips do worse than the fritos', { one: 'cape cod chips', other: 'fritos', isWorse: true }],
    ['Warum schneidet Nutella schlechter ab als Ovomaltine?', { one: 'nutella', other: 'ovomaltine', isWorse: true }],
    ['waarom scoort nutella lager dan pindakaas', { one: 'nutella', other: 'pindakaas', isWorse: true }],
    ['pourquoi le comté bat le babybel', { one: 'comte', other: 'babybel', isWorse: false }],
  ])('%s', (typed, read) => {
    expect(asksWhyOther(typed)).toEqual(read);
  });

  it.each(['why is the score of Nutella low', 'is Nutella worse than jam', 'warum ist Zucker schlecht'])('is not asked by: %s', (typed) => {
    expect(asksWhyOther(typed)).toBeNull();
  });

  it('is not asked of an amount that is higher', () => {
    expect(asksWhyOther('why is the sugar in fruit juice higher than in fruit')).toBeNull();
  });
});

describe('three foods of which one is to be chosen', () => {
  it.each([
    ['Almond milk vs oat milk vs soy milk – which one is healthiest for me?', ['almond milk', 'oat milk', 'soy milk']],
    ['Nutella, Snickers or Mars, which is the least bad for my teeth?', ['nutella', 'snickers', 'mars']],
    ['was ist besser: Mars, Twix oder Bounty?', ['mars', 'twix', 'bounty']],
    ['lequel est le meilleur, Babybel, Comté ou Kiri', ['babybel', 'comte', 'kiri']],
  ])('%s', (typed, names) => {
    expect(optionsIn(typed)).toEqual(names);
  });

  it.each([
    'Oatly barista or Minor Figures, which would you go for?',
    'danette chocolat ou vanille, laquelle est la moins sucrée',
    "thon ou sardines, c'est quoi le mieux avec ma goutte",
    'Quark oder Skyr, was würdest du nehmen',
    'pavesini o pan di stelle, quale prenderesti',
    'skyr of kwark, welke zou jij kiezen',
  ])('are not two and what is asked of them: %s', (typed) => {
    expect(optionsIn(typed)).toEqual([]);
  });

  it.each(['Mars or Snickers', 'which crisps are best', 'I want crisps, nuts and a coke', 'was soll ich essen und trinken?'])(
    'are not: %s',
    (typed) => {
      expect(optionsIn(typed)).toEqual([]);
    },
  );
});
