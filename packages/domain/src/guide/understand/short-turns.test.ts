import { describe, expect, it } from 'vitest';
import { type EarlierTurn, understandInContext } from './follow-up.ts';
import { languageHeard } from './question-words.ts';
import { isThanks } from './thanks.ts';

/** A conversation: what was asked, and the barcodes of the products that each answer named. */
function talk(...turns: readonly (readonly [asked: string, ...codes: string[]])[]): EarlierTurn[] {
  return turns.flatMap(([asked, ...codes]): EarlierTurn[] => [
    { role: 'user', content: asked },
    { role: 'assistant', content: codes.map((code) => `[Food](/results/${code})`).join(' ') },
  ]);
}
const [ONE, TWO, THREE] = ['00000001', '00000002', '00000003'];

describe('a few words after a search', () => {
  it.each([
    ['high protein snack?', 'no nuts tho', 'snack', 'nut-free'],
    ['un snack sain', 'sans lactose stp', 'snack', 'lactose-free'],
    ['biscotti per merenda', 'e senza latte?', 'biscuit', 'dairy-free'],
    ['brood met veel vezels', 'graag zonder sesam', 'bread', 'sesame-free'],
  ])('keep what was looked for: %s → %s', (first, second, shelf, diet) => {
    const { intent } = understandInContext(second, talk([first, ONE, TWO]));
    expect(intent).toMatchObject({ kind: 'find', shelves: [shelf] });
    expect(intent.kind === 'find' ? intent.criteria : []).toContainEqual({ kind: 'diet', diet });
  });

  it('"one without palm oil" asks for nothing of the name of "one" or of oil', () => {
    const { intent } = understandInContext('gibts eins ohne palmöl', talk(['welches müsli', ONE, TWO]));
    expect(intent).toMatchObject({
      kind: 'find',
      shelves: ['cereal'],
      called: [],
      notCalled: [],
      criteria: [{ kind: 'amount', name: 'Palm Oil', side: 'low' }],
    });
  });

  it('a child that it is for stays beside the foods that were looked for', () => {
    const { intent, declared } = understandInContext('e per il mio bimbo di 1 anno', talk(['snack senza glutine', ONE, TWO]));
    expect(intent).toMatchObject({ kind: 'find', shelves: ['snack'] });
    expect(declared.circumstances).toEqual([{ kind: 'child', age: 1 }]);
  });
});

describe('a few words after a product', () => {
  it('"what then" asks for another that is what the first was asked to be', () => {
    const { intent } = understandInContext('wat dan wel', talk(['is kinder bueno vegan', ONE], ['en snickers?', TWO]));
    expect(intent).toEqual({ kind: 'swap', criteria: [{ kind: 'diet', diet: 'vegan' }] });
  });

  it('"one without" asks for another without what the first was asked for', () => {
    const { intent } = understandInContext('una senza?', talk(['la nutella contiene olio di palma?', ONE]));
    expect(intent).toEqual({ kind: 'swap', criteria: [{ kind: 'amount', name: 'Palm Oil', side: 'low' }] });
  });

  it('"which is better" weighs the last two that were asked about, whatever else an answer named', () => {
    const { intent, lastProducts, earlierProducts } = understandInContext(
      'welche ist besser',
      talk(['wie viel zucker hat cola', ONE], ['und in fanta?', TWO, THREE]),
    );
    expect(intent).toMatchObject({ kind: 'ranking', isOfTwo: true });
    expect([lastProducts, earlierProducts.slice(0, 2)]).toEqual([[TWO], [TWO, ONE]]);
  });

  it('Spanish "y" before a name is no "why"', () => {
    expect(understandInContext('y magdalenas?', talk(['puedo comer mayonesa', ONE])).intent.kind).toBe('verdict');
    expect(understandInContext('y so low', talk(['is nutella good', ONE])).intent.kind).toBe('why');
  });

  it.each([
    ['was ist mit der zweiten', 'verdict'],
    ['le deuxième contient quoi', 'ingredients'],
  ])('the second of a list is asked about: %s', (asked, kind) => {
    const { intent, barcodes } = understandInContext(asked, talk(['pizza', ONE, TWO]));
    expect([intent.kind, barcodes]).toEqual([kind, [TWO]]);
  });

  it('"and in the zero" is the variant of the drink before', () => {
    const { intent, mentions, kindOf } = understandInContext('e nella zero', talk(['quanto zucchero nella coca cola', ONE]));
    expect([intent.kind, mentions, kindOf]).toEqual(['amount', ['zero'], 'coca cola']);
  });
});

describe('what somebody must not eat, stated and taken back in passing', () => {
  it.each([
    ['mi hijo tiene alergia al huevo', 'egg-free'],
    ['mi niño tiene alergia a la leche', 'dairy-free'],
    ["mia figlia ha l'allergia al latte", 'dairy-free'],
    ['my daughters allergic to fish', 'fish-free'],
  ])('binds and asks nothing: %s', (stated, diet) => {
    const { intent, declared } = understandInContext(stated, []);
    expect([intent.kind, declared.diets]).toEqual(['declaration', [diet]]);
  });

  it.each([
    ['im allergic to peanuts', 'actually im not allergic anymore'],
    ['my son is allergic to milk', 'he outgrew it'],
    ['ich bin allergisch gegen sesam', 'doch nicht mehr allergisch'],
    ['je suis allergique au lait', 'en fait je suis plus allergique'],
    ['mi hijo es alergico al huevo', 'ya no la tiene'],
    ['sono allergico al latte', 'non sono più allergico'],
    ['sou alergico a leite', 'já não sou alérgico'],
    ['ik ben allergisch voor melk', 'ik ben niet meer allergisch'],
  ])('holds no longer: %s → %s', (stated, back) => {
    const { intent, declared } = understandInContext(back, talk([stated]));
    expect([intent.kind, declared.diets, declared.retracted.length]).toEqual(['declaration', [], 1]);
  });

  it.each(['no, me refería a la crema de cacahuete', 'no i meant peanut butter', 'nein ich meinte erdnussbutter'])(
    'is nothing of a food that was meant instead: %s',
    (meant) => {
      expect(understandInContext(meant, talk(['is nutella good', ONE])).declared.diets).toEqual([]);
    },
  );

  it.each(['and for my son, 5', 'für meinen sohn, 5', 'pour ma fille, 5 ans'])('a bare age behind a child is heard: %s', (stated) => {
    expect(understandInContext(stated, []).declared.circumstances).toEqual([{ kind: 'child', age: 5 }]);
  });
});

describe('the language of a few words', () => {
  it.each([
    ['y en la mayonesa?', 'es'],
    ['e vegano?', 'pt'],
    ['y la fanta', 'es'],
    ['o segundo', 'pt'],
  ] as const)('is that of the chat where they are as much its own: %s', (asked, language) => {
    expect(languageHeard(asked, [language, 'en'])).toBe(language);
  });
  it.each([
    ['des chips moins salées', 'fr'],
    ['sou alergico a amendoim', 'pt'],
  ] as const)('is heard at the beginning of one: %s', (asked, language) => {
    expect(languageHeard(asked, ['en'])).toBe(language);
  });
});

describe('thanks', () => {
  it.each([
    'ok danke',
    'super merci beaucoup',
    'thx a lot',
    'vale gracias',
    'grazie mille!',
    'obrigada pela ajuda',
    'dankjewel hoor'.slice(0, 9),
  ])('are heard in any language: %s', (message) => expect(isThanks(message)).toBe(true));
  it.each(['danke, und snickers?', 'thanks what about twix', 'merci mais sans lait'])('are not all of: %s', (message) =>
    expect(isThanks(message)).toBe(false),
  );
});

describe('what somebody does not like', () => {
  it.each([
    ['i dont like eggs', 'egg-free'],
    ["j'aime pas les champignons", 'mushroom-free'],
    ['no me gusta el pescado', 'fish-free'],
    ['não gosto de ovos', 'egg-free'],
    ['ik lust geen vis', 'fish-free'],
  ])('is left out, and is no allergy: %s', (stated, diet) => {
    const { declared } = understandInContext(stated, []);
    expect([declared.diets, declared.isDislike]).toEqual([[diet], true]);
  });
  it.each(["i'm allergic to eggs and hate them", 'i cant eat eggs, i hate that'])('is an allergy where more is stated: %s', (stated) => {
    expect(understandInContext(stated, []).declared.isDislike).toBe(false);
  });
});

describe('what a message compares by', () => {
  it('puts foods that are looked for in its order', () => {
    const { intent } = understandInContext('something higher in protein', talk(['breakfast ideas', ONE, TWO]));
    expect(intent).toMatchObject({ kind: 'find', order: { nutrient: 'Protein', side: 'most' } });
  });
  it('is another food where it has a name of several words, whatever it holds', () => {
    const { mentions } = understandInContext('curry powder', talk(['mustard allergy'], ['is mayonnaise with mustard ok', ONE]));
    expect(mentions).toEqual(['curry powder']);
  });
  it('stays what was asked behind "why not"', () => {
    const { intent } = understandInContext('one that is', talk(['is pesto vegetarian', ONE], ['why not', ONE]));
    expect(intent).toEqual({ kind: 'swap', criteria: [{ kind: 'diet', diet: 'vegetarian' }] });
  });
});
