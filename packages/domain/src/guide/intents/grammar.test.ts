import { beforeAll, describe, expect, it } from 'vitest';
import { sample } from '../../testing/index.ts';
import { HELD_BACK_INTENTS, TUNED_INTENTS } from '../testing/intents.data.ts';
import { understandInContext } from '../understand/follow-up.ts';
import { plainWords, stem } from '../understand/words.ts';
import { decide } from './decide.ts';

/** A text on a label, a general question and how Labelwise works are all explained. */
const EXPLAINED: ReadonlySet<string> = new Set(['term', 'general', 'labelwise']);
/** Least shares of questions that are read rightly. */
const LEAST = { tuned: 0.95, heldBack: 0.82 };

function isRight(row: string): boolean {
  const [kind = '', products = '', question = ''] = row.split('|');
  const { intent, mentions } = understandInContext(question, []);
  const isKind = intent.kind === kind || (EXPLAINED.has(intent.kind) && EXPLAINED.has(kind));
  const named = products === '' ? [] : products.split(';');
  return isKind && named.every((product, at) => stem(plainWords(mentions[at] ?? '')).startsWith(stem(product)));
}

function share(rows: string): number {
  const questions = sample(rows.trim().split('\n'), 300);
  return questions.filter(isRight).length / questions.length;
}

beforeAll(() => void understandInContext('vegan snacks', []), 60_000);

describe('the grammar of questions', () => {
  it('reads most questions as what they are, with their products, also those that it was not made by', () => {
    expect(share(TUNED_INTENTS)).toBeGreaterThanOrEqual(LEAST.tuned);
    expect(share(HELD_BACK_INTENTS)).toBeGreaterThanOrEqual(LEAST.heldBack);
  });

  it('is not confident where nothing tells what is wanted', () => {
    expect(decide('glorp blib'.split(' '), 0).confidence).toBeLessThan(6);
    expect(decide('is nutella good for me'.split(' '), 0)).toMatchObject({ kind: 'verdict', mentions: ['nutella'] });
  });

  it('takes a property inside the name of a product for no property', () => {
    expect(decide('does coca cola zero sugar contain aspartame'.split(' '), 0)).toMatchObject({
      kind: 'contains',
      mentions: ['coca cola zero sugar'],
    });
  });

  it.each([
    ['which of my favorites contain milk', 'favorites'],
    ['do any of my purchases have palm oil', 'purchases'],
    ['which things i ate had gluten', 'eaten'],
    ['welche meiner favoriten enthalten kein gluten', 'favorites'],
  ])('%s looks at: %s', (question, set) => {
    expect(understandInContext(question, []).intent).toMatchObject({ kind: 'own foods', set });
  });

  it.each([
    ['which of my scans are safe for me', true],
    ['which of my scans should i avoid', false],
    ['which of my favorites go against my restrictions', false],
  ])('%s asks what goes against one’s limits, denied: %s', (question, isNegated) => {
    expect(understandInContext(question, []).intent).toMatchObject({ kind: 'own foods', property: { kind: 'conflict' }, isNegated });
  });

  it.each([
    ['bread i can eat', 'bread'],
    ['des biscuits que je peux manger', 'biscuit'],
    ['qué pan me va bien', 'bread'],
    ['una merenda adatta a me', 'snack'],
  ])('looks for what stands before what may be eaten: %s', (question, shelf) => {
    expect(understandInContext(question, []).intent).toMatchObject({ kind: 'find', shelves: [shelf] });
  });

  it.each([
    ['meno zuccheri tra fanta orange e coca cola original', 'compare'],
    ['cuántas proteinas llevan los maltesers', 'amount'],
    ['c est quoi mes objectifs', 'my profile'],
    ['wie viel protein fehlt mir heute noch', 'targets left'],
    ['sum up my week', 'my week'],
  ])('reads other forms and the words of chats: %s → %s', (question, kind) => {
    expect(understandInContext(question, []).intent.kind).toBe(kind);
  });

  it('asks whether a food is in there, or whether one does without it', () => {
    expect(understandInContext('nel knacki c’è maiale?', []).intent).toMatchObject({ kind: 'contains', isHeld: true });
    expect(understandInContext('is knacki halal?', []).intent).toMatchObject({ kind: 'contains', isHeld: false });
  });

  it.each([
    ['Steckt in Kinder Bueno Palmöl?', { kind: 'contains', nutrients: ['Palm Oil'] }],
    ['Steckt in Maltesers Gerste?', { kind: 'contains', diets: ['barley-free'] }],
    ['qué es el e250 del jamón', { kind: 'additive', codes: ['e250'] }],
  ])('asks what is in a food, and what an additive of it is: %s', (question, intent) => {
    expect(understandInContext(question, []).intent).toMatchObject(intent);
  });

  it('takes "and with palm oil?" after one’s own foods for what they contain, and for no food', () => {
    const asked = [
      { role: 'user' as const, content: 'show products in my scans with sweetener aspartame' },
      { role: 'assistant' as const, content: '0 of 10.' },
    ];
    expect(understandInContext('and with palm oil?', asked).intent).toMatchObject({ kind: 'own foods', property: { name: 'Palm Oil' } });
  });

  it('takes the first of two for the one that was named first, whichever the answer puts first', () => {
    const history = [
      { role: 'user' as const, content: 'sprite vs evian' },
      {
        role: 'assistant' as const,
        content: 'For you [Natural Water](/results/3068320120256) (Evian) is better than [Sprite](/results/8901764032271).',
      },
    ];
    expect(understandInContext('why does the first one do so badly', history).lastProducts[0]).toBe('8901764032271');
  });

  it('takes animals for no food, and an allergy to them for no question about them', () => {
    expect(understandInContext('can dogs eat chocolate', []).intent).toMatchObject({ kind: 'general', id: 'app_pets' });
    expect(understandInContext('I am allergic to cats. Suggest protein-rich snacks', []).intent.kind).toBe('find');
  });

  it('keeps set and property of a question about the member’s own foods', () => {
    const history = [
      { role: 'user' as const, content: 'which of my favorites contain milk' },
      { role: 'assistant' as const, content: '[Nutella](/results/3017620422003)' },
    ];
    expect(understandInContext('and nuts?', history).intent).toMatchObject({ kind: 'own foods', set: 'favorites', isNegated: false });
    expect(understandInContext("and which don't?", history).intent).toMatchObject({ set: 'favorites', isNegated: true });
    expect(understandInContext('and my purchases?', history).intent).toMatchObject({ kind: 'own foods', set: 'purchases' });
  });
});
