import { describe, expect, it } from 'vitest';
import { type EarlierTurn, understandInContext } from './follow-up.ts';

const FOODS = '- [Yaourt nature](/results/3168930009856)\n- [Greek yogurt](/results/0052159532000)';
const ONE = '[Nutella](/results/3017620422003) scores 4.';
/** The last of these messages, each but it answered alike. */
function asked(messages: readonly string[], answer = FOODS) {
  const turns = messages.slice(0, -1).flatMap((content): EarlierTurn[] => [
    { role: 'user', content },
    { role: 'assistant', content: answer },
  ]);
  return understandInContext(messages.at(-1) ?? '', turns);
}
const calledIn = (messages: readonly string[], answer?: string) => {
  const { intent } = asked(messages, answer);
  return intent.kind === 'find' ? { shelves: intent.shelves, called: intent.called.map(({ typed }) => typed) } : intent;
};

describe('a few words go on with the foods that were looked for', () => {
  it.each([
    ['need a yogurt', 'strawberry pls', ['yogurt'], ['strawberry']],
    ['snack for work', 'crunchy', ['snack'], ['crunchy']],
    ['joghurt mit wenig zucker', 'lieber mit frucht', ['yogurt'], ['frucht']],
    ['un bon yaourt ?', 'nature', ['yogurt'], ['nature']],
    ['show me an ice cream', 'chocolate one', ['icecream'], ['chocolate']],
    ['que queijo tem menos gordura', 'fatiado', ['cheese'], ['fatiado']],
  ])('%s → %s: a taste, a flavour or how it comes is one of that kind', (before, question, shelves, called) => {
    expect(calledIn([before, question])).toEqual({ shelves, called });
  });

  it('what is left out stays within the kind', () => {
    expect(asked(['quels biscuits je peux prendre', 'sans chocolat']).intent).toMatchObject({ kind: 'find', shelves: ['biscuit'] });
    expect(asked(['need a yogurt', 'not greek']).intent).toMatchObject({ kind: 'find', shelves: ['yogurt'], notNamed: ['greek'] });
  });

  it('another kind takes the place of the first, with what was asked of that', () => {
    const { intent } = asked(['vegan snacks', 'and a sauce']);
    expect(intent).toMatchObject({ kind: 'find', shelves: ['sauce'], criteria: [{ kind: 'diet', diet: 'vegan' }] });
  });

  it('each turn adds to those before it', () => {
    const { intent } = asked(['can you recommend something for breakfast', 'high protein', 'gluten free ones?']);
    expect(intent).toMatchObject({
      kind: 'find',
      shelves: ['breakfast'],
      criteria: [
        { kind: 'amount', name: 'Protein', side: 'high' },
        { kind: 'diet', diet: 'gluten-free' },
      ],
    });
  });

  it.each([
    ['welches müsli ist gut', 'das mit am meisten eiweiß', 'Protein', 'most'],
    ['un bon yaourt ?', 'le moins gras', 'Fat', 'least'],
    ['good crisps?', 'welke heeft minste zout', 'Sodium', 'least'],
  ])('%s → %s: those of the answer stand in that order', (before, question, nutrient, side) => {
    expect(asked([before, question]).intent).toMatchObject({ kind: 'ranking', nutrient, side });
  });

  it('a nutrient alone asks it of each that was shown', () => {
    expect(asked(['need a yogurt', 'salt?']).intent).toMatchObject({ kind: 'ranking', nutrient: 'Sodium' });
    expect(asked(['need a yogurt', 'salt?'], ONE).intent).toMatchObject({ kind: 'amount', nutrients: ['Sodium'] });
  });

  it('so do those that a question was answered with, although it named only their kind', () => {
    expect(calledIn(['welke pindakaas is goed', 'zonder suiker'], 'Goed als er alleen noten in zitten.')).toMatchObject({
      shelves: ['nutbutter'],
    });
  });
});

describe('of foods that were listed', () => {
  it.each([
    ['need a yogurt', 'how much protein in the second', 'Protein'],
    ['joghurt mit wenig zucker', 'der zweite, wieviel eiweiß', 'Protein'],
    ['quiero un snack', 'el segundo cuantas calorias', 'Calories'],
    ['quale pasta ha più proteine', 'e la seconda quanto ne ha', 'Protein'],
    ['bolachas saudáveis', 'a segunda tem açúcar?', 'Sugar'],
  ])('%s → %s: the one in that place is asked', (before, question, nutrient) => {
    const { intent, barcodes } = asked([before, question]);
    const nutrients = intent.kind === 'amount' || intent.kind === 'contains' ? intent.nutrients : [];
    expect([nutrients, barcodes]).toEqual([[nutrient], ['0052159532000']]);
  });

  it('a taste joins what was named, another name takes its place', () => {
    expect(calledIn(['need a yogurt', 'strawberry', 'organic', 'raspberry'])).toMatchObject({ called: ['organic', 'raspberry'] });
  });

  it('what nobody states of a food is named, and nothing is lost for it', () => {
    expect(asked(['something for breakfast', 'and quick']).intent).toMatchObject({ shelves: ['breakfast'], unstated: ['quick'] });
    expect(asked(['good crisps?', 'cheaper']).intent).toMatchObject({ kind: 'find', shelves: ['crisps'], unstated: ['cheaper'] });
  });

  it('a taste asks for no amount, and a search goes on behind an order of its foods', () => {
    const { intent } = asked(['snacks for the train', 'salty']);
    expect(intent).toMatchObject({ kind: 'find', shelves: ['snack'], criteria: [{ kind: 'limit', name: 'Sodium', side: 'least' }] });
    expect(asked(['need a yogurt', 'which has most protein', 'not greek']).intent).toMatchObject({ kind: 'find', shelves: ['yogurt'] });
  });

  it('an allergen that is left out of them is left out where it is not known to be missing, too', () => {
    const { criteria } = asked(['snacks for the train', 'not nuts']);
    expect(criteria).toContainEqual({ kind: 'diet', diet: 'nut-free' });
  });

  it('what somebody does not like is left out of them', () => {
    expect(asked(['vegan dinner ideas', 'she doesnt like tofu']).intent).toMatchObject({ kind: 'find', shelves: ['dinner'] });
  });
});

describe('a few words go on with one food', () => {
  it('a name alone after an amount asks the same of it', () => {
    const { intent, mentions } = asked(['how many calories has a twix', 'kinder bueno'], ONE);
    expect([intent.kind, mentions]).toEqual(['amount', ['kinder bueno']]);
  });

  it('"the bufala" tells one from others of its name', () => {
    expect(asked(['mozzarella how much fat', 'the bufala'], ONE)).toMatchObject({
      intent: { kind: 'amount' },
      kindOf: 'mozzarella',
      mentions: ['bufala'],
    });
  });

  it('"something I can have" is another of it', () => {
    expect(asked(['can i have corn flakes', 'something i can have then'], ONE)).toMatchObject({
      intent: { kind: 'swap' },
      refersBack: true,
    });
  });

  it('"one that is" and "one without" look for another as it was asked', () => {
    expect(asked(['is nutella vegan', 'do u have one that is'], ONE).intent).toEqual({
      kind: 'swap',
      criteria: [{ kind: 'diet', diet: 'vegan' }],
    });
    expect(asked(['does nutella have palm oil', 'one without?'], ONE)).toMatchObject({ intent: { kind: 'swap' }, refersBack: true });
  });

  it('less of two that were compared is asked of both', () => {
    expect(asked(['lindt or milka', 'and less sugar?']).intent).toEqual({
      kind: 'ranking',
      nutrient: 'Sugar',
      side: 'least',
      isOfTwo: true,
    });
  });
});

describe('what asks for something itself is read by itself', () => {
  it.each([
    ['what is e250', 'additive'],
    ['is honey ok?', 'general'],
    ['how much sugar in nutella', 'amount'],
    ['what did i scan last', 'own list'],
    ['which is better?', 'ranking'],
  ])('%s', (question, kind) => {
    expect(asked(['need a yogurt', question]).intent.kind).toBe(kind);
  });

  it('what takes back a name, and what chooses of those that were asked about', () => {
    expect(asked(['lasagne', 'not that, the pizza'], ONE)).toMatchObject({ intent: { kind: 'verdict' }, mentions: ['pizza'] });
    const turns: EarlierTurn[] = [
      { role: 'user', content: 'corn flakes' },
      { role: 'assistant', content: ONE },
      { role: 'user', content: 'special k' },
      { role: 'assistant', content: '[Special K](/results/5053827150316) scores 35.' },
    ];
    expect(understandInContext('so which one', turns).intent).toMatchObject({ kind: 'ranking', isOfTwo: true });
  });

  it('a product that is named behind an article, after foods were looked for', () => {
    expect(asked(['un gouter pour elle', 'et le snickers ?']).intent.kind).not.toBe('find');
  });

  it('another food after a general question asks the same of it', () => {
    expect(asked(['wie lang kann man gekochten reis aufheben', 'und nudeln'], 'Kühl.').intent.kind).toBe('general');
  });
});
