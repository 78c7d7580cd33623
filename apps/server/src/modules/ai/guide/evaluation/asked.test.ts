import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Turn } from '../guide.service.ts';
import { startGuided } from '../testing/guide-app.ts';
import { TUNED } from './asked.data.ts';
import { judge } from './judge.ts';
import { PERSONAS, type PersonaName } from './questions.data.ts';

/** One in so many is asked here; `npm run bench -- guide` asks all. */
const ONE_IN = 3;

describe('the guide, asked as people ask', () => {
  let guided: Awaited<ReturnType<typeof startGuided>>;
  const members = new Map<PersonaName, string>();
  beforeAll(async () => {
    guided = await startGuided('sqlite');
  });
  afterAll(() => guided.close());

  it('answers a sample of the questions without a wrong or an unsafe answer', async () => {
    for (const asked of TUNED.filter((_, at) => at % ONE_IN === 0)) {
      const userId = members.get(asked.as) ?? (await guided.join(PERSONAS[asked.as]));
      members.set(asked.as, userId);
      const history: Turn[] = [];
      for (const question of asked.ask) {
        const { text } = await guided.guide.answer({ caller: { userId }, question, history });
        history.push({ role: 'user', content: question }, { role: 'assistant', content: text });
      }
      const text = history.at(-1)?.content ?? '';
      expect(['wrong', 'unsafe'], `${asked.ask.join(' → ')}\n${text}`).not.toContain(judge(asked, text));
    }
  }, 60_000);
});
