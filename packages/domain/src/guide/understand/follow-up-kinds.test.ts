import { describe, expect, it } from 'vitest';
import { understandInContext } from './follow-up.ts';

const PRODUCT = '[Nutella](/results/3017620422003)';

function after(...questions: readonly string[]) {
  const history = questions.slice(0, -1).flatMap((content) => [
    { role: 'user' as const, content },
    { role: 'assistant' as const, content: PRODUCT },
  ]);
  return understandInContext(questions.at(-1) ?? '', history);
}

describe('a few words after an answer', () => {
  it.each([
    ['ferrero rocher', 'and compared to kinder bueno?'],
    ['ferrero rocher', 'is it better than kinder bueno?'],
  ])('weigh the previous product against the one that they name: %s → %s', (...questions) => {
    const { intent, mentions, refersBack } = after(...questions);
    expect([intent.kind, mentions, refersBack]).toEqual(['compare', ['kinder bueno'], true]);
  });

  it.each([
    ['ketchup heinz', 'come mai prende così poco'],
    ['yop vanille', 'waar komt dat cijfer vandaan'],
    ['nutella', 'where does that number come from?'],
  ])('ask after its score, not after scores: %s → %s', (...questions) => {
    const { intent, refersBack } = after(...questions);
    expect([intent.kind, refersBack]).toEqual(['why', true]);
  });

  it.each([
    ['what can i have instead of nutella', 'and without sugar'],
    ['cosa prendo al posto del kinder bueno', 'e che sia senza zucchero'],
    ['wat drink ik beter dan sprite', 'zonder zoetstof'],
  ])('add to what is looked for instead: %s → %s', (...questions) => {
    const { intent } = after(...questions);
    expect(intent).toMatchObject({ kind: 'swap', criteria: [{ kind: 'amount', side: 'low' }] });
  });

  it('ask of it what they name alone', () => {
    expect(after('skittles', 'gelatine free?').intent).toMatchObject({ kind: 'contains', diets: ['gelatin-free'] });
  });

  it.each([
    ['which of my scans contain milk', 'en in welke geen noten', true],
    ['which of my scans contain milk', 'und wo ist welches drin?', false],
    ['was hab ich gescannt wo kein palmöl drin ist', 'und wo ist welches drin?', false],
    ['which of my scans contain nuts', 'and which dont', true],
    ['welke van mijn scans zijn ultrabewerkt', 'en welke niet', true],
  ])('stay with the previous foods: %s → %s', (before, question, isNegated) => {
    expect(after(before, question).intent).toMatchObject({ kind: 'own foods', set: 'scans', isNegated });
  });

  it('that miss one of several conditions are named by what they miss', () => {
    const asked = 'which of my scans are low in sugar and low in salt';
    expect(after(asked, 'and which dont').intent).toMatchObject({ isNegated: false, also: [{ isNegated: false }] });
  });

  it('are narrowed by what a turn adds', () => {
    expect(after('which of my scans contain nuts', 'any of those without milk too?').intent).toMatchObject({
      kind: 'own foods',
      isNegated: false,
      also: [{ property: { kind: 'fits', diet: 'dairy-free' }, isNegated: false }],
    });
  });

  it('keep what is denied: which of the foods do not', () => {
    expect(after('which of my favorites have nuts', 'which of my favorites do not?').intent).toMatchObject({
      set: 'favorites',
      isNegated: true,
    });
    expect(after('which of my scans have nuts', 'and my purchases?').intent).toMatchObject({ set: 'purchases', isNegated: false });
  });

  it.each([
    ['pesto barilla', 'ci sono anacardi?', 'contains'],
    ['nutella', 'zit daar geen palmolie in', 'contains'],
    ['nutella', 'and salt?', 'amount'],
    ['how much salt is in nutella', 'and in that one?', 'amount'],
  ])('ask of the product before what they name, and take it for no product: %s → %s', (before, question, kind) => {
    expect(after(before, question)).toMatchObject({ intent: { kind }, mentions: [], refersBack: true });
  });
});
