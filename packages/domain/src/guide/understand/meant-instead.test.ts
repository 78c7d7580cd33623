import { describe, expect, it } from 'vitest';
import { understandInContext } from './follow-up.ts';

const OF_DORITOS = '[Doritos nature](/results/3168930009856) has 1 g of sugars per 100 g.';
const after = (question: string, before: string) =>
  understandInContext(question, [
    { role: 'user', content: before },
    { role: 'assistant', content: OF_DORITOS },
  ]);

describe('"I mean" behind one part of a question replaces that part', () => {
  it.each([
    ['how much salt in doritos', 'sugar i mean', 'Sugar'],
    ['how much sugar in doritos', 'no i meant salt', 'Sodium'],
    ['hoeveel suiker in doritos', 'nee zout bedoel ik', 'Sodium'],
    ['wieviel zucker in doritos', 'salz mein ich', 'Sodium'],
    ['combien de sucre dans les doritos', 'non le sel je veux dire', 'Sodium'],
  ])('%s → %s', (before, question, nutrient) => {
    expect(after(question, before).intent).toMatchObject({ kind: 'amount', nutrients: [nutrient] });
  });

  it('is no statement of an allergy', () => {
    expect(after('sry i meant the almond one', 'whole milk').declared.diets).toEqual([]);
  });

  it('replaces one of two foods that are compared', () => {
    const { intent, mentions } = after('no i meant snickers not twix', 'is mars better than twix');
    expect([intent.kind, mentions]).toEqual(['compare', ['mars', 'snickers']]);
  });

  it.each([
    ['¿cuánta azúcar tiene la fanta de naranja?', '¿y la zero?'],
    ['quanto zucchero ha la fanta', 'e la zero'],
    ['wieviel zucker hat fanta', 'und die light'],
  ])('asks the same of another kind of it: %s → %s', (before, question) => {
    const { intent, kindOf } = after(question, before);
    expect(intent).toMatchObject({ kind: 'amount', nutrients: ['Sugar'] });
    expect(kindOf).toMatch(/fanta/);
  });
});

describe('a few words go on with a search in seven languages', () => {
  it.each([
    ['vegan sweets', 'without palm oil'],
    ['vegane süßigkeiten', 'ohne palmöl'],
    ['bonbons végans', 'sans huile de palme'],
    ['dulces veganos', 'sin aceite de palma'],
    ['dolci vegani', 'senza olio di palma'],
    ['doces veganos', 'sem óleo de palma'],
    ['veganistisch snoep', 'zonder palmolie'],
  ])('%s → %s', (before, question) => {
    const { criteria, shelves } = after(question, before);
    expect(criteria.map((one) => (one.kind === 'diet' ? one.diet : 'name' in one ? one.name : ''))).toEqual(['vegan', 'Palm Oil']);
    expect(shelves.length).toBeGreaterThan(0);
  });

  it('leaves out what is named: of cereals not the muesli', () => {
    expect(after('not the muesli', 'recommend me a cereal').intent).toMatchObject({
      kind: 'find',
      shelves: ['cereal'],
      notNamed: ['muesli'],
    });
  });
});

it('which of two has more is no crisis, and a kind of food is asked for the same', () => {
  const read = understandInContext('e nelle lenticchie', [
    { role: 'user', content: 'quante proteine nel tofu' },
    { role: 'assistant', content: '**Tofu: circa 12 g (proteine) per 100 g.**' },
  ]);
  expect(read).toMatchObject({ intent: { kind: 'amount' }, mentions: ['lenticchie'] });
});

it('the foods that were listed are asked what they hold', () => {
  expect(after('anything with milk in it', 'what did i scan this week').intent).toMatchObject({ kind: 'own foods', set: 'scans' });
});
