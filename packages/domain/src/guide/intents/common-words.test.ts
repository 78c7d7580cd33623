import { describe, expect, it } from 'vitest';
import { understandInContext } from '../understand/follow-up.ts';
import { withoutDoubtful } from '../understand/without-doubtful.ts';

const TWIX = [
  { role: 'user' as const, content: 'twix' },
  { role: 'assistant' as const, content: '[Twix Twin](/results/5000159459228) scores **1 of 100** for you' },
];
const read = (question: string) => understandInContext(question, TWIX);
const again = (question: string) => withoutDoubtful(read(question), (noNames) => understandInContext(question, TWIX, undefined, noNames));

describe('everyday words that name nothing', () => {
  it.each([
    ['whatcha reckon about my week, soldier', 'my week'],
    ['nah whats a healthier one', 'swap'],
  ])('are left out where the rest makes sense: %s', (question, kind) => {
    expect(again(question)?.intent.kind).toBe(kind);
  });

  it.each(['is the soldier healthy', 'should i eat a soldier'])(
    'are not left out where the question would be about the product before: %s',
    (question) => {
      expect(read(question).doubtful.length).toBeGreaterThan(0);
      expect(again(question)).toBeNull();
    },
  );

  it.each(['does coffee stunt growth', 'can i make the letters wider in this app', 'what does the small turtle on the pack mean'])(
    'are asked back where the question is hardly about a product, and never answered by what is left: %s',
    (question) => {
      const asked = again(question) ?? read(question);
      expect(['unclear', 'labelwise', 'general']).toContain(asked.intent.kind);
      expect(asked.mentions).toEqual([]);
    },
  );

  it('beside the name of a product are none', () => {
    expect(read('womit kann ich Red Bull ersetzen?').mentions).toEqual(['red bull']);
  });
});
