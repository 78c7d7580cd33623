import { describe, expect, it } from 'vitest';
import { type EarlierTurn, understandInContext } from './follow-up.ts';

const BUENO = '[Kinder Bueno](/results/8000500037560) (Kinder)';
const LION = '[Lion Extra Crispy](/results/7613032649647) (Lion)';

/** A message after others, each with what it was answered with. */
function after(...turns: readonly [string, string][]): (message: string) => ReturnType<typeof understandInContext> {
  const history = turns.flatMap(([question, answer]): EarlierTurn[] => [
    { role: 'user', content: question },
    { role: 'assistant', content: answer },
  ]);
  return (message) => understandInContext(message, history);
}

describe('a few words replace a part of what was asked before', () => {
  it.each([
    ['how much sugar in Kinder Bueno', 'and half of it?', { kind: 'servings', count: 0.5, millilitres: null }],
    ['how much sugar in Kinder Bueno', 'and a hundred and fifty grams?', { kind: 'amount', amount: 150 }],
    ['Wie viel Zucker hat Kinder Bueno?', 'und auf 40 g?', { kind: 'amount', amount: 40 }],
    ['combien de sucre dans le Kinder Bueno', 'et dans deux ?', { kind: 'servings', count: 2, millilitres: null }],
    ['¿cuánto azúcar hay en el Kinder Bueno?', '¿y en medio vaso?', { kind: 'servings', count: 0.5, millilitres: 200 }],
    ['quanto zucchero ha il Kinder Bueno', 'e in 20 g?', { kind: 'amount', amount: 20 }],
    ['quanto açúcar tem o Kinder Bueno', 'e dois?', { kind: 'servings', count: 2, millilitres: null }],
    ['hoeveel suiker zit er in Kinder Bueno', 'en per 25 g?', { kind: 'amount', amount: 25 }],
  ])('an amount: after "%s" "%s"', (first, message, portion) => {
    const { intent, refersBack } = after([first, BUENO])(message);
    expect(intent).toEqual({ kind: 'amount', nutrients: ['Sugar'], portion });
    expect(refersBack).toBe(true);
  });

  it('an amount of two that were compared is asked of both', () => {
    const read = after(['Kinder Bueno or Lion Extra Crispy', `${BUENO} ${LION}`])('how much sugar per 30 g');
    expect(read.intent).toEqual({ kind: 'amount', nutrients: ['Sugar'], portion: { kind: 'amount', amount: 30 } });
    expect(read.barcodes).toEqual(['8000500037560', '7613032649647']);
  });

  it('an amount in a pot asks of the food before, and nothing of a day', () => {
    expect(after(['danette vanille', BUENO])('how much sugar in a 125 g pot?')).toMatchObject({
      intent: { kind: 'amount', portion: { kind: 'amount', amount: 125 } },
      refersBack: true,
      mentions: [],
    });
  });

  it('what an earlier message replaced stays replaced', () => {
    const asked = after(['how much sugar in Twix', BUENO], ['and fat?', BUENO], ['and in Kinder Bueno?', BUENO]);
    expect(asked('and per 30 g?').intent).toEqual({ kind: 'amount', nutrients: ['Fat'], portion: { kind: 'amount', amount: 30 } });
  });

  it.each([
    ['what did I scan today', 'and yesterday?', 'yesterday'],
    ['what did I scan today', 'and this month?', 'month'],
    ['what did I scan today', 'and in the last 3 days?', { from: 2, to: 0 }],
    ['was habe ich zuletzt gescannt', 'und in den letzten drei Tagen?', { from: 2, to: 0 }],
    ['qu’est-ce que j’ai scanné aujourd’hui', 'et depuis lundi ?', { weekday: 1, isSince: true }],
  ])('a time: after "%s" "%s"', (first, message, time) => {
    expect(after([first, BUENO])(message).intent).toEqual({ kind: 'own list', set: 'scans', time });
  });

  it.each([
    ['is coffee bad for you', 'and at night?', 'coffee_night'],
    ['is coffee bad for you', 'and decaf?', 'decaf'],
    ['how much salt a day is ok', 'and for children?', 'kids_salt'],
    ['how much water should I drink a day', 'and in summer?', 'water_a_day'],
  ])('a circumstance of what was asked in general: after "%s" "%s"', (first, message, id) => {
    expect(after([first, 'Enough.'])(message).intent).toMatchObject({ kind: 'general', id });
  });

  it('which of two that were compared', () => {
    const asked = after(['compare Kinder Bueno and Lion Extra Crispy', `${BUENO} ${LION}`], ['and the salt?', `${LION} ${BUENO}`]);
    expect(asked('which would you take?').intent.kind).toBe('ranking');
  });

  it('"is it vegan?" after an additive is about its origin', () => {
    expect(after(['what is E472e', 'An emulsifier.'])('is it vegan?').intent).toEqual({
      kind: 'additive',
      codes: ['e472e'],
      isAboutOrigin: true,
    });
  });

  it('"add butter to it" after the shopping list asks how things are written there', () => {
    expect(after(['what is on my shopping list', 'Eggs.'])('add butter to it').intent).toMatchObject({ id: 'app_list_add' });
  });
});

describe('the same for oneself', () => {
  it.each([
    ['suggest a snack', 'find'],
    ['can i eat Kinder Bueno', 'verdict'],
    ['plan a day', 'plan'],
    ['which of my scans contain nuts', 'own foods'],
  ] as const)('after "%s" "and me" asks it again', (first, kind) => {
    expect(after([first, BUENO])('and me').intent.kind).toBe(kind);
  });
});
