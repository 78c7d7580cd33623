import { beforeAll, describe, expect, it } from 'vitest';
import { understandInContext } from '../understand/follow-up.ts';
import { understand } from '../understand/understand.ts';

// The names of seven languages are made ready once.
beforeAll(() => void understand('vegan snacks'), 60_000);

describe('which of my own foods', () => {
  it.each([
    ["Which of my scans don't contain nuts?", 'holds nuts', true],
    ['Which of my scans contain nuts?', 'holds nuts', false],
    ['which of mine have no palm oil', 'Palm Oil', true],
    ['which of my products are gluten free', 'holds gluten', true],
    ['which of my products are not gluten free', 'holds gluten', false],
    ['how many of my scans are not vegan', 'fits vegan', true],
    ['which of my scans are high in salt', 'high Sodium', false],
    ['Welche meiner Scans enthalten keine Milch?', 'holds milch', true],
    ['lesquels de mes produits contiennent du lait', 'holds lait', false],
    ['cuáles de mis productos no contienen leche', 'holds leche', true],
    ['quali dei miei prodotti contengono glutine', 'holds glutine', false],
    ['quais dos meus produtos não contêm glúten', 'holds gluten', true],
    ['welke van mijn scans bevatten geen noten', 'holds noten', true],
  ])('%s → %s, denied: %s', (question, property, isNegated) => {
    const { intent } = understand(question);
    const ownFoods = intent.kind === 'own foods' ? intent : null;
    const { property: read } = ownFoods ?? {};
    const words =
      read?.kind === 'holds'
        ? `holds ${read.words}`
        : read?.kind === 'fits'
          ? `fits ${read.diet}`
          : read?.kind === 'amount'
            ? `${read.side ?? ''} ${read.name}`.trim()
            : null;
    expect([words, ownFoods?.isNegated]).toEqual([property, isNegated]);
  });

  it.each([
    ['which of my scans are low in sugar AND low in salt', ['low Sugar', 'low Sodium'], [false, false]],
    ['which of mine have no added sugar and no palm oil', ['added', 'palm'], [true, true]],
    ['which of my scans are vegan and contain no nuts', ['vegan', 'nut-free'], [false, true]],
    ['quais dos meus produtos não têm glúten nem leite', ['gluten-free', 'dairy-free'], [true, true]],
    ["lesquels de mes produits n'ont ni lait ni gluten", ['dairy-free', 'gluten-free'], [true, true]],
    ['welche von meinen sachen haben weder ei noch milch', ['egg-free', 'dairy-free'], [true, true]],
    ['which of my scans contain milk or egg', ['dairy-free,egg-free'], [false]],
    ['welke van mijn scans zijn ultrabewerkt', ['ultra-processed'], [false]],
    ['which of the things i scanned have no nuts and no traces of nuts either', ['nut-free'], [true]],
    ['cuáles de mis productos llevan soja o trazas de soja', ['soy-free'], [false]],
  ])('have to meet all that is asked: %s', (question, properties, negated) => {
    const { intent } = understand(question);
    const conditions = intent.kind === 'own foods' ? [intent, ...intent.also] : [];
    const read = conditions.map(({ property }) => JSON.stringify(property).toLowerCase());
    expect(conditions.map(({ isNegated }) => isNegated)).toEqual(negated);
    for (const [at, names] of properties.entries()) for (const name of names.toLowerCase().split(/[ ,]/)) expect(read[at]).toContain(name);
  });

  it.each([
    'is there gluten in my last scan',
    'does my last scan have milk',
    'is my last scan vegan',
    'ist in meinem letzten scan gluten',
    'what is the best of my scans',
    'how much sugar is in my last scan',
    'does nutella contain nuts?',
  ])('are not asked for by: %s', (question) => {
    expect(understand(question).intent.kind).not.toBe('own foods');
  });
});

describe('a general question', () => {
  it.each([
    ['how much salt a day', 'salt_a_day'],
    ['Is butter better than margarine?', 'butter_margarine'],
    ['wie viel salz pro tag', 'salt_a_day'],
    ['how much protein do athletes need', 'protein_athletes'],
  ])('%s is known as %s', (question, id) => {
    expect(understand(question).general).toBe(id);
  });

  it.each(['is skippy peanut butter better than margarine', 'how much salt is in nutella', 'is my bread healthy'])(
    'is not read into one on a product or on oneself: %s',
    (question) => {
      expect(understand(question).general).toBeNull();
    },
  );
});

describe('a short follow-up', () => {
  const history = [
    { role: 'user' as const, content: 'Compare Nutella and Snickers' },
    { role: 'assistant' as const, content: '[Nutella](/results/3017620422003) and [Snickers](/results/5000159461122)' },
  ];
  const one = [
    { role: 'user' as const, content: 'Is Nutella good for me?' },
    { role: 'assistant' as const, content: '[Nutella](/results/3017620422003)' },
  ];

  it('asks for the second product of the answer before', () => {
    expect(understandInContext('and the second one?', history)).toMatchObject({ intent: { kind: 'verdict' }, barcodes: ['5000159461122'] });
  });

  it.each([
    ['why so low?', 'why'],
    ['what is better?', 'swap'],
    ['make it higher in protein', 'swap'],
  ])('%s is about the product before: %s', (question, intent) => {
    expect(understandInContext(question, one)).toMatchObject({ intent: { kind: intent }, refersBack: true });
  });
});

describe('what a food is asked to contain', () => {
  it('stands behind the verb, whatever the names before it hold', () => {
    expect(understand('do the Skippy and the Great Value peanut butter contain any milk').intent).toMatchObject({
      kind: 'contains',
      nutrients: ['Dairy'],
    });
  });
});
