import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Turn } from './guide.service.ts';
import { startGuided } from './testing/guide-app.ts';

describe('what a member tells of circumstances', () => {
  let guided: Awaited<ReturnType<typeof startGuided>>;
  let userId = '';
  beforeAll(async () => {
    guided = await startGuided('sqlite');
    userId = await guided.join({ name: 'eva', profile: null, preferences: {}, scans: [] });
  });
  afterAll(() => guided.close());

  /** The answers of one conversation. */
  async function talk(...questions: string[]): Promise<string[]> {
    const history: Turn[] = [];
    for (const question of questions) {
      const { text } = await guided.guide.answer({ caller: { userId }, question, history, language: 'en' });
      history.push({ role: 'user', content: question }, { role: 'assistant', content: text });
    }
    return history.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  }

  it('smoked salmon in pregnancy is advised against until the pregnancy is taken back', async () => {
    const [first = '', reported = '', over = '', last = ''] = await talk(
      "I'm pregnant",
      'Can I eat smoked salmon?',
      "I'm not pregnant any more",
      'Can I eat smoked salmon?',
    );
    expect(first).toMatch(/midwife[^]*I keep in mind in this conversation: pregnancy/);
    expect(reported).toMatch(/Careful[^]*listeria/);
    expect(reported).not.toMatch(/now and then|fits? pregnancy/);
    expect(over).toMatch(/No longer for this conversation: pregnancy/);
    expect(last).not.toMatch(/listeria/);
  });

  it('every food that is asked for later is answered for the pregnancy that was reported', async () => {
    const [, feta, halloumi, matjes, edamame, tiramisu] = await talk(
      "I'm pregnant, can I eat brie",
      'and feta?',
      'halloumi',
      'matjes?',
      'edamame?',
      'tiramisu?',
    );
    expect(feta).toMatch(/^\*\*Feta: yes[^\n]*pasteurised/u);
    expect(halloumi).toMatch(/^\*\*Halloumi: yes[^\n]*pasteurised/u);
    expect(matjes).toMatch(/^\*\*Matjes: better not/u);
    expect(edamame).toMatch(/^\*\*Edamame: yes[^\n]*nothing speaks against it/u);
    expect(tiramisu).toMatch(/^\*\*Tiramisu: better not/u);
  });

  it('caffeine is answered by what holds in pregnancy', async () => {
    const [, asked = '', ofProduct = ''] = await talk(
      "I'm 20 weeks pregnant",
      'what about coffee, how much',
      'how much caffeine is in red bull',
    );
    for (const text of [asked, ofProduct]) {
      expect(text).toMatch(/at most 200 mg of caffeine a day/);
      expect(text).not.toMatch(/400/);
    }
  });

  it('a medicine that somebody takes is borne in mind with the food that is asked about after it', async () => {
    const [, kale = '', hello = ''] = await talk("i'm on warfarin", 'can i eat kale', 'thanks');
    expect(kale).toMatch(/^\*\*Kale: it depends\.\*\*.*vitamin K/);
    expect((await talk('i take metformin', 'can i eat kale'))[1]).toMatch(/^\*\*With metformin:/);
    expect(hello).not.toMatch(/medicines/);
    expect((await talk('does warfarin contain milk?', 'can i eat kale'))[1]).not.toMatch(/^\*\*I cannot advise on medicines/);
  });

  it('what is reported of somebody else is not offered for the own profile', async () => {
    for (const message of ['my husband is diabetic', 'my daughter is allergic to eggs']) {
      const [text = ''] = await talk(message);
      expect(text).toMatch(/\(\/people\)/);
      expect(text).not.toMatch(/keep=|health-profile/);
    }
    expect((await talk('I am allergic to eggs'))[0]).toMatch(/keep=restriction:egg-free/);
  });

  it('a child under 3 gets neither a score nor a proposal, an older one what to bear in mind', async () => {
    const [verdict = '', ideas = ''] = await talk('my daughter is 2, can she eat nutella?', 'suggest a snack');
    expect(verdict).toMatch(/I give no score and propose nothing/);
    expect(ideas).toMatch(/^\*\*Fruit, vegetable sticks, plain yogurt/);
    for (const text of [verdict, ideas]) expect(text).not.toMatch(/of 100|\]\(\/results\/[^]*\]\(\/results\//);
    expect(verdict).toMatch(/hazelnuts/i);
    expect((await talk('my son is 4, can he have nutella?'))[0]).toMatch(/of 100[^]*no whole nuts/);
  });

  it('an illness changes the score as the profile would', async () => {
    const [plain = ''] = await talk('is coca cola ok?');
    const [, reported = ''] = await talk('I have diabetes', 'is coca cola ok?');
    expect(plain).not.toMatch(/Added Sugar/);
    expect(reported).toMatch(/Added Sugar/);
  });
});
