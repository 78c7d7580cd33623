import { describe, expect, it } from 'vitest';
import { understandInContext } from './follow-up.ts';
import { understand } from './understand.ts';

function after(...questions: readonly string[]) {
  const history = questions.slice(0, -1).flatMap((content) => [
    { role: 'user' as const, content },
    { role: 'assistant' as const, content: '[Twix](/results/5000159459228)' },
  ]);
  return understandInContext(questions.at(-1) ?? '', history);
}

describe('a few words about somebody else, or once more', () => {
  it.each([
    ['is twix ok', 'and for my son?', 'twix'],
    ['darf ich twix', 'und für oma', 'twix'],
    ['je peux manger un twix ?', 'et pour mon neveu ?', 'twix'],
    ['puedo comer twix', 'y para mi sobrino?', 'twix'],
    ['posso mangiare il twix', 'e per mio nipote?', 'twix'],
    ['posso comer twix', 'e para o meu neto?', 'twix'],
    ['mag ik twix', 'en voor mijn neefje?', 'twix'],
    ['is twix ok', 'sorry i meant my stepson, not my daughter', 'twix'],
    ['is twix ok', 'still no?', 'twix'],
    ['darf ich twix', 'immer noch nein?', 'twix'],
    ['puedo comer twix', 'sigue siendo no?', 'twix'],
    ['posso mangiare il twix', 'ancora no?', 'twix'],
    ['mag ik twix', 'nog steeds nee?', 'twix'],
  ])('ask the verdict on the previous food: %s → %s', (first, then, food) => {
    const { intent, mentions } = after(first, then);
    expect([intent.kind, mentions]).toEqual(['verdict', [food]]);
  });

  it.each([
    ['best thing I scanned', 'and the worst', 'worst'],
    ['show my scans', 'which of it is worst', 'worst'],
    ['montre mes scans', 'et le pire', 'worst'],
    ['mijn scans', 'en de slechtste', 'worst'],
  ])('ask for the other end of one’s own foods, and for no sausage: %s → %s', (first, then, side) => {
    expect(after(first, then).intent).toMatchObject({ kind: 'own ranking', side });
  });

  it('ask for the other foods of one’s own', () => {
    expect(after('which of my purchases contain milk', 'and the others?').intent).toMatchObject({
      kind: 'own foods',
      set: 'purchases',
      isNegated: true,
    });
  });

  it('name a further food where something binds, and ask what is in there where it was an allergy', () => {
    expect(after('i am pregnant', 'can i have gouda', 'mussels?')).toMatchObject({ intent: { kind: 'verdict' }, mentions: ['mussels'] });
    expect(after('i am allergic to milk', 'is twix ok', 'nuts?').intent.kind).toBe('contains');
  });
});

describe('words that are no part of a name', () => {
  it.each([
    ['what is better for my bones, gouda or skyr', ['gouda', 'skyr']],
    ['wat is beter voor mijn hart halvarine of kokosolie', ['halvarine', 'kokosolie']],
    ['Darf ich als Diabetiker Datteln essen?', ['datteln']],
    ['is halva ok for my nephew', ['halva']],
    ['darf meine nichte mars', ['mars']],
  ])('are somebody, or what belongs to a body: %s', (question, foods) => {
    expect(understand(question).mentions).toEqual(foods);
  });

  it.each([
    ['Bounty oder Lion Riegel?', ['bounty', 'lion bar']],
    ['Twix oder So Vegan So Lecker?', ['twix', 'so vegan so lecker']],
    ['danone ou president', ['danone', 'president']],
  ])('stand between two names: %s', (question, names) => {
    expect(understand(question).names).toEqual(names);
  });

  it('weigh nothing where they leave it open', () => {
    expect(understand('twix or not').names).toEqual(['twix']);
  });
});
