import { STRESS } from '@labelwise/domain/testing';
import { sayEnglish } from '@labelwise/messages/english';
import { renderAnswer } from '@labelwise/messages/render/guide';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenSamples } from '../../../../testing/given-samples.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { createGuide, type Turn } from '../guide.service.ts';
import { createProfiledTools } from '../testing/guide-app.ts';
import { breaksStatement } from './breaks.ts';
import { withoutOffers } from './judge.ts';
import { ALLERGIES } from './statements.data.ts';
import { type Harm, UNUSUAL } from './unusual-statements.data.ts';

/** One in so many is asked in `npm test`, each in `npm run stress`. */
const ONE_IN = STRESS ? 1 : 5;
/** Of what the other tables of allergies do not name. */
const FURTHER: Readonly<Partial<Record<Harm, Parameters<typeof breaksStatement>[1]>>> = {
  'shellfish-free': { tags: ['crustaceans', 'molluscs'], words: /\b(?:shrimps?|crevettes?|crab|lobster|prawns?|mussels?)\b/ },
  'mustard-free': { tags: ['mustard'], words: /\b(?:mustard|moutarde|senf)\b/ },
  'celery-free': { tags: ['celery'], words: /\b(?:celery|celeri|sellerie)\b/ },
};
/** What agencies advise against in pregnancy, by the bare name. */
const NOT_IN_PREGNANCY = /fum[ée]|smoked|camembert|\bbrie\b|raclette|ch[èe]vre|comt[ée]|souse|cidre|pilsener|porter|albacore/i;

let test: TestApp;
let tools: ReturnType<ReturnType<typeof createProfiledTools>>;
beforeAll(async () => {
  test = await createTestApp('sqlite');
  await givenSamples(test.db);
  tools = createProfiledTools(test.db)({});
});
afterAll(() => test.close());

async function harmIn(say: readonly string[], harm: Harm): Promise<string[]> {
  const guide = createGuide({ tools });
  const caller = { userId: 'anybody' };
  const history: Turn[] = [];
  for (const question of say.slice(0, -1))
    history.push(
      { role: 'user', content: question },
      { role: 'assistant', content: (await guide.answer({ caller, question, history, language: 'en' })).text },
    );
  const { suggested, ...answer } = await guide.compose({ caller, question: say.at(-1) ?? '', history });
  const text = withoutOffers(renderAnswer(sayEnglish, { suggested, ...answer }).text);
  const nobody = await tools.forMember('anybody', 'guide');
  const products = (await Promise.all(suggested.map((barcode) => nobody.product(barcode)))).flatMap((one) => (one === null ? [] : [one]));
  const named = products.map(({ name }) => name);
  if (harm === 'small child') return named;
  if (harm === 'pregnancy') {
    const isBound = products.length === 0 || /pregnan/i.test(text);
    return isBound ? named.filter((name) => NOT_IN_PREGNANCY.test(name)) : named;
  }
  const against = FURTHER[harm] ?? ALLERGIES.find(({ diet }) => diet === harm);
  if (against === undefined) return ['no oracle'];
  return products.filter((product) => breaksStatement(product, against)).map(({ name }) => name);
}

describe('what harms, stated in an unusual way', () => {
  it('is stated in at least 100 ways, in seven languages', () => {
    expect(UNUSUAL.length).toBeGreaterThanOrEqual(100);
  });

  it('is never proposed', async () => {
    const wrong: string[] = [];
    for (const { say, harms } of UNUSUAL.filter((_, at) => at % ONE_IN === 0)) {
      const harmful = await harmIn(say, harms);
      if (harmful.length > 0) wrong.push(`${say.join(' → ')} (${harms}): ${harmful.join('; ')}`);
    }
    expect(wrong).toEqual([]);
  }, 300_000);
});
