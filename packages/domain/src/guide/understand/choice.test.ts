import { describe, expect, it } from 'vitest';
import { chosenQuestion } from './choice.ts';
import { understandInContext } from './follow-up.ts';

const ask = (content: string) => ({ role: 'user' as const, content });
const answer = (content: string) => ({ role: 'assistant' as const, content });
const SEVERAL = answer(
  'Several products answer to “haribo”.\n- [Tagada Purple Fruity](/results/3103220039304) (Haribo): **16**\n- [Happy Cola](/results/3103220009512) (Haribo): **13**\n' +
    '- [Is Tagada Purple Fruity (3103220039304) good for me?](/ai-nutritionist?ask)\n- [Is Happy Cola (3103220009512) good for me?](/ai-nutritionist?ask)',
);
const ONE = answer('The catalogue has no “riegeln twix” by that name.\n- [Twix Twin (5000159459228)](/ai-nutritionist?ask)');
const chosen = (message: string, before = 'haribo', offer = SEVERAL) => {
  const { intent, barcodes } = understandInContext(message, [ask(before), offer]);
  return { kind: intent.kind, barcodes };
};
const FIRST = '3103220039304';
const SECOND = '3103220009512';

describe('a choice of what an answer offered', () => {
  it.each([
    ['the first one', FIRST],
    ['number 2', SECOND],
    ['2', SECOND],
    ['#2', SECOND],
    ['the second one please', SECOND],
    ['the last', SECOND],
    ['das zweite', SECOND],
    ['die erste bitte', FIRST],
    ['nummer zwei', SECOND],
    ['le premier svp', FIRST],
    ['la deuxième', SECOND],
    ['el segundo', SECOND],
    ['el de arriba', FIRST],
    ['la prima', FIRST],
    ['il secondo', SECOND],
    ['o segundo', SECOND],
    ['a primeira', FIRST],
    ['de eerste', FIRST],
    ['de tweede graag', SECOND],
    ['the purple one', FIRST],
    ['happy cola', SECOND],
    ['die happy cola', SECOND],
  ])('is taken by its place or its words, in seven languages: %s', (message, code) => {
    expect(chosen(message)).toEqual({ kind: 'verdict', barcodes: [code] });
  });

  it.each(['yes', 'ja genau', 'oui', 'sí', 'sim', 'sì', 'Twix Twin (5000159459228)'])(
    'answers the question that waits for it: %s',
    (message) => {
      expect(chosen(message, 'how much sugar is in riegeln twix', ONE)).toEqual({ kind: 'amount', barcodes: ['5000159459228'] });
    },
  );

  it('asks again where "yes" chooses none of several', () => {
    expect(understandInContext('yes', [ask('haribo'), SEVERAL])).toMatchObject({ mentions: ['haribo'], barcodes: [] });
  });

  it.each(['fanta', 'is snickers ok', 'how much sugar', 'thanks', 'yes but what about nutella'])(
    'is none where something else is meant: %s',
    (message) => {
      expect(understandInContext(message, [ask('haribo'), SEVERAL]).barcodes).toEqual([]);
    },
  );

  it('takes the place of the name that was open in a comparison', () => {
    expect(understandInContext('the purple one', [ask('snickers vs haribo'), SEVERAL])).toMatchObject({
      intent: { kind: 'compare' },
      mentions: ['snickers'],
      barcodes: [FIRST],
    });
  });

  it('looks back on the answer that offered so many', () => {
    const one = answer('[Tagada](/results/3103220039304) scores **16 of 100**.');
    expect(understandInContext('and the second one?', [ask('haribo'), SEVERAL, ask('the first'), one]).barcodes).toEqual([SECOND]);
  });

  it('may be one of the questions that were offered', () => {
    const hello = answer('Hello!\n- [Is Nutella good for me?](/ai-nutritionist?ask)\n- [What is E250?](/ai-nutritionist?ask)');
    expect(chosenQuestion('the second one', [ask('hi'), hello])).toBe('What is E250?');
    expect(chosenQuestion('is twix ok', [ask('hi'), hello])).toBeNull();
    expect(chosenQuestion('the first', [ask('haribo'), SEVERAL])).toBeNull();
  });
});
