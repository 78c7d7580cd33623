import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge } from './evaluation/judge.ts';
import { FOR_PEOPLE } from './evaluation/people.data.ts';
import { PERSONAS } from './evaluation/questions.data.ts';
import type { Turn } from './guide.service.ts';
import { startGuided } from './testing/guide-app.ts';

describe('the guide, asked for people of the household', () => {
  let guided: Awaited<ReturnType<typeof startGuided>>;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    guided = await startGuided('sqlite');
    for (const name of ['family', 'parent', 'nobody'] as const) ids.set(name, await guided.join(PERSONAS[name]));
  });
  afterAll(() => guided.close());

  const ask = async (as: string, questions: readonly string[], language: 'en' | 'de' = 'en'): Promise<string> => {
    const history: Turn[] = [];
    for (const question of questions) {
      const { text } = await guided.guide.answer({ caller: { userId: ids.get(as) ?? '' }, question, history, language });
      history.push({ role: 'user', content: question }, { role: 'assistant', content: text });
    }
    return history.at(-1)?.content ?? '';
  };

  it.each(FOR_PEOPLE.map((asked) => ({ asked, title: `${asked.as}: ${asked.ask.join(' → ')}` })))('$title', async ({ asked }) => {
    const text = await ask(asked.as, asked.ask);
    expect(judge(asked, text), text).toBe('right');
  });

  it('proposes nothing to several that is not proposed to each of them', async () => {
    const member = ids.get('family') ?? '';
    const people = await guided.tools.peopleOf(member);
    const proposed = async (chosen: typeof people) => {
      const tools = await guided.tools.forMember(member, 'guide', [], [], { people: chosen, withSelf: false });
      return tools.ideas({ shelves: ['en:snacks'], criteria: [], limit: 12 });
    };
    const each = await Promise.all(
      people.map((one) => guided.tools.forMember(member, 'guide', [], [], { people: [one], withSelf: false })),
    );
    for (const { barcode } of await proposed(people))
      for (const tools of each) expect((await tools.product(barcode))?.suggestable, barcode).toBe(true);
  });

  it('is never milder for several than for the strictest of them', async () => {
    const member = ids.get('family') ?? '';
    const people = await guided.tools.peopleOf(member);
    const judged = async (chosen: typeof people, barcode: string) =>
      (await guided.tools.forMember(member, 'guide', [], [], { people: chosen, withSelf: true })).product(barcode);
    for (const barcode of ['3017620422003', '5000159461122', '7300400118101', '9002490100070']) {
      const all = await judged(people, barcode);
      for (const one of people) {
        const alone = await judged([one], barcode);
        expect(all?.score ?? 100).toBeLessThanOrEqual(alone?.score ?? 0);
        if (alone?.suggestable === false) expect(all?.suggestable).toBe(false);
      }
    }
  });

  it('says it in the language of the question', async () => {
    expect(await ask('family', ['Darf Ben Snickers essen?'], 'de')).toMatch(/nicht für Ben/u);
    expect(await ask('family', ['Darf Lukas Snickers essen?'], 'de')).toMatch(/niemanden namens Lukas/u);
  });
});
