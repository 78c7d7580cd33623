import { describe, expect, it } from 'vitest';
import { KIND_ADVICE, type Need } from '../knowledge/kind-advice.data.ts';
import { KINDS } from '../knowledge/kinds.data.ts';
import { isOnlyKinds, kindsIn, kindsOfTags } from '../knowledge/kinds.ts';
import { adviceOn, dietsOfLimits, isAdvisedAgainst, needsOf, withKindAdvice } from './kind-advice.ts';
import { composeNotFound } from './verdict.ts';

const kindNames = (text: string, language: Parameters<typeof kindsIn>[1] = null) => kindsIn(text, language).map(({ kind }) => kind);

describe('a kind of food', () => {
  it.each<[string, Parameters<typeof kindsIn>[1], readonly string[]]>([
    ['may I eat mackerel?', 'en', ['small_oily_fish']],
    ['und Rosenkohl?', 'de', ['leafy']],
    ['du chèvre frais ?', 'fr', ['fresh_cheese']],
    ['des pâtes ou du pâté ?', 'fr', ['pasta', 'pate']],
    ['¿y los garbanzos?', 'es', ['pulses']],
    ['posso bere succo di pompelmo', 'it', ['grapefruit']],
    ['posso comer manteiga de amendoim', 'pt', ['peanut_butter']],
    ['mag ik sardientjes', 'nl', ['small_oily_fish']],
    ['smoked salmon on a bagel', 'en', ['smoked_fish', 'white_bread']],
    ['is kinder bueno ok', 'en', []],
    ['alcohol-free beer', 'en', []],
    ['laktosefreie Milch', 'de', []],
  ])('is heard in seven languages: %s', (text, language, kinds) => {
    expect(kindNames(text, language)).toEqual(kinds);
  });

  it('is called as it was typed', () => {
    expect(kindsIn('O Leo pode comer manteiga de amendoim?', 'pt')).toEqual([{ kind: 'peanut_butter', words: 'manteiga de amendoim' }]);
  });

  it('has words in each of seven languages', () => {
    for (const [id, { words }] of Object.entries(KINDS)) expect([id, words.split(';').length]).toEqual([id, 7]);
  });

  it('of a product is the narrowest that its categories name, and without sugar no sweet drink', () => {
    expect(kindsOfTags(['en:seafood', 'en:fishes', 'en:sardines'])).toEqual(['small_oily_fish']);
    expect(kindsOfTags(['en:beverages', 'en:artificially-sweetened-beverages', 'en:sodas', 'en:colas'])).toEqual(['diet_drink']);
  });

  it('alone, or with words that only ask', () => {
    const only = (text: string) => isOnlyKinds(text, kindsIn(text, null));
    expect(['and lentils?', 'darf ich Spinat essen?', 'e il parmigiano?'].map(only)).toEqual([true, true, true]);
    expect(only('how do I cook lentils in vinegar sauce')).toBe(false);
  });
});

describe('advice on kinds of food', () => {
  it('names kinds that exist', () => {
    const unknown = Object.values(KIND_ADVICE).flatMap((rows) =>
      rows.flatMap(([, , kinds]) => kinds.split(' ').filter((kind) => !Object.hasOwn(KINDS, kind))),
    );
    expect(unknown).toEqual([]);
  });

  it.each<[string, Need, string]>([
    ['sardines', 'gout', 'no'],
    ['lentils', 'gout', 'fine'],
    ['parma ham', 'pregnancy', 'no'],
    ['parmesan', 'pregnancy', 'fine'],
    ['honey', 'infant', 'no'],
    ['honey', 'toddler', 'little'],
    ['whole almonds', 'young child', 'no'],
    ['bananas', 'kidneys', 'ask'],
    ['star fruit', 'kidneys', 'no'],
    ['lentils', 'kidneys', 'ask'],
    ['grapefruit juice', 'grapefruit', 'no'],
    ['kale', 'vitamin K', 'depends'],
    ['orange juice', 'diabetes', 'no'],
    ['eggs', 'cholesterol', 'fine'],
    ['couscous', 'gluten', 'no'],
    ['oats', 'gluten', 'depends'],
    ['wine', 'breastfeeding', 'no'],
    ['coffee', 'thyroid tablets', 'apart'],
  ])('%s, %s: %s', (food, need, level) => {
    expect(adviceOn(kindsIn(food, 'en'), [need], []).map((one) => one.level)).toEqual([level]);
  });

  it('is that of the strictest of several needs, with the reasons against it alone', () => {
    const [lentils] = adviceOn(kindsIn('lentils', 'en'), ['gout', 'kidneys'], []);
    expect(lentils).toMatchObject({ level: 'ask', reasons: ['kidney_potassium'] });
  });

  it('says no to what usually holds what somebody leaves out, and never calls it fine', () => {
    expect(adviceOn(kindsIn('fish fingers', 'en'), ['pregnancy'], ['fish-free'])).toMatchObject([{ level: 'never', held: ['fish'] }]);
    expect(adviceOn(kindsIn('kiwi', 'en'), ['pregnancy'], [], () => true)).toMatchObject([{ level: 'never', isLeftOut: true }]);
    expect(adviceOn(kindsIn('gummy bears', 'en'), [], ['vegetarian'])).toMatchObject([{ level: 'never', held: ['gelatin'] }]);
  });

  it('holds for what a health profile says as for what was reported', () => {
    expect(needsOf([], ['Kidney Disease', 'Diabetes', 'Vegan'], [])).toEqual(['kidneys', 'diabetes']);
    expect(needsOf([{ kind: 'condition', name: 'Kidney Disease' }], ['Kidney Disease'], [])).toEqual(['kidneys']);
    expect(dietsOfLimits(['Allergy: Peanuts', 'Gluten-Free'])).toEqual(['peanut-free', 'gluten-free']);
  });

  it('keeps what needs asking first from being proposed', () => {
    expect(isAdvisedAgainst(['en:legumes', 'en:lentils'], ['kidneys'])).toBe(true);
    expect(isAdvisedAgainst(['en:apples'], ['kidneys'])).toBe(false);
  });

  it('stands in the place of a food that nobody knows, and praises nothing below a no', () => {
    const lines = adviceOn(kindsIn('parma ham', 'en'), ['pregnancy'], []);
    expect(withKindAdvice(composeNotFound(['parma ham']), lines, false).blocks).toEqual([{ kind: 'kind advice', lines, isKnown: false }]);
    const general = { ...composeNotFound([]), blocks: [{ kind: 'general' as const, id: 'acrylamide' as const }] };
    expect(withKindAdvice(general, lines, false).blocks.map(({ kind }) => kind)).toEqual(['kind advice']);
  });
});

describe('a dish that is made of a kind of food', () => {
  const levels = (text: string, language: Parameters<typeof kindsIn>[1], need: Need) =>
    adviceOn(kindsIn(text, language), [need], []).map(({ level }) => level);

  it.each<[string, Parameters<typeof kindsIn>[1], Need]>([
    ['can I have apple crumble?', 'en', 'lactose'],
    ['un clafoutis aux cerises ?', 'fr', 'lactose'],
    ['il frappè alla fragola?', 'it', 'lactose'],
    ['puedo tomar batido de fresa?', 'es', 'lactose'],
    ['natillas de limón', 'es', 'lactose'],
  ])('is not fine because that is: %s', (text, language, need) => {
    expect(levels(text, language, need)).toEqual([]);
  });

  it('is named by its crumbs, its liver or its honey', () => {
    expect(levels('fish fingers?', 'en', 'gluten')).toEqual(['no']);
    expect(levels('Schnitzel?', 'de', 'gluten')).toEqual(['no']);
    expect(levels('chicken liver pate?', 'en', 'pregnancy')[0]).toBe('no');
    expect(levels('honey yoghurt?', 'nl', 'infant')[0]).toBe('no');
  });

  it('leaves the food itself as it is', () => {
    expect(levels('can I have apples?', 'en', 'lactose')).toEqual(['fine']);
    expect(levels('puedo comer fresas?', 'es', 'lactose')).toEqual(['fine']);
  });
});
