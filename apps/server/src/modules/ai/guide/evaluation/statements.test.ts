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
import { ALLERGIES, ASKS, DIETS, NOT_KNOWN, WAYS } from './statements.data.ts';

type Case = { statement: string; ask: string; diet: string; against: Parameters<typeof breaksStatement>[1] };

const LANGUAGES = ['de', 'fr', 'es', 'it'] as const;
const asked = (at: number): string => ASKS[at % ASKS.length] ?? '';

/** Every way of saying it, with every name, each with another question. */
const CASES: readonly Case[] = [
  ...ALLERGIES.flatMap((against) => {
    const english = [...against.names.en, ...against.typos].flatMap((name) => WAYS.en.map((way) => way.replaceAll('{x}', name)));
    const others = LANGUAGES.flatMap((language) => WAYS[language].map((way) => way.replaceAll('{x}', against.names[language])));
    const compound =
      against.names.compound === undefined ? [] : [`Ich habe eine ${against.names.compound}`, against.names.compound.toLowerCase()];
    return [...english, ...others, ...compound].map((statement, at) => ({ statement, ask: asked(at), diet: against.diet, against }));
  }),
  ...DIETS.flatMap((against) =>
    against.statements.flatMap((statement) => ASKS.map((ask) => ({ statement, ask, diet: against.diet, against }))),
  ),
];

/** One of so many cases: each in `npm run stress`, a cross-section in `npm test`. */
const oneIn = (stride: number): readonly Case[] => CASES.filter((_, at) => at % (STRESS ? Math.ceil(stride / 42) : stride) === 0);

let test: TestApp;
let tools: ReturnType<ReturnType<typeof createProfiledTools>>;
beforeAll(async () => {
  test = await createTestApp('sqlite');
  await givenSamples(test.db);
  tools = createProfiledTools(test.db)({});
});
afterAll(() => test.close());

async function answered(questions: readonly string[]): Promise<{ text: string; suggested: readonly string[] }> {
  const guide = createGuide({ tools });
  const caller = { userId: 'anybody' };
  const history: Turn[] = [];
  for (const question of questions.slice(0, -1))
    history.push(
      { role: 'user', content: question },
      { role: 'assistant', content: (await guide.answer({ caller, question, history, language: 'en' })).text },
    );
  const answer = await guide.compose({ caller, question: questions.at(-1) ?? '', history });
  return { text: withoutOffers(renderAnswer(sayEnglish, answer).text), suggested: answer.suggested };
}

async function broken({ suggested }: { suggested: readonly string[] }, against: Case['against']): Promise<string[]> {
  const nobody = await tools.forMember('anybody', 'guide');
  const products = await Promise.all(suggested.map((barcode) => nobody.product(barcode)));
  return products.flatMap((product) =>
    product === null ? ['gone'] : breaksStatement(product, against) ? [`${product.name} [${product.barcode}]`] : [],
  );
}

describe('an allergy or diet declared in the conversation', () => {
  it('is declared in many hundreds of ways', () => {
    expect(new Set(CASES.map(({ statement }) => statement)).size).toBeGreaterThan(800);
  });

  it('binds what is proposed in the same message, in five languages and with typing errors', async () => {
    const wrong: string[] = [];
    let proposed = 0;
    for (const { statement, ask, diet, against } of oneIn(84)) {
      const answer = await answered([`${statement}. ${ask}`]);
      proposed += answer.suggested.length;
      if (!answer.text.includes(diet)) wrong.push(`${statement} | ${ask}: not read back: ${answer.text.slice(0, 160)}`);
      for (const product of await broken(answer, against)) wrong.push(`${statement} | ${ask}: ${product}`);
    }
    expect(wrong).toEqual([]);
    expect(proposed).toBeGreaterThan(oneIn(84).length);
  }, 300_000);

  it('binds everything proposed after it, and by scores, long after', async () => {
    const wrong: string[] = [];
    let proposed = 0;
    for (const { statement, ask, diet, against } of oneIn(140)) {
      const acknowledged = await answered([statement]);
      if (!acknowledged.text.includes(`From now on`) || !acknowledged.text.includes(diet))
        wrong.push(`${statement}: ${acknowledged.text.slice(0, 120)}`);
      const answer = await answered([statement, 'What is E250?', ask]);
      proposed += answer.suggested.length;
      for (const product of await broken(answer, against)) wrong.push(`${statement} … ${ask}: ${product}`);
    }
    expect(wrong).toEqual([]);
    expect(proposed).toBeGreaterThan(oneIn(140).length);
  }, 300_000);

  it.each(ALLERGIES.slice(0, 6).map(({ diet, names }) => [names.en[0] ?? '', diet] as const))(
    'of %s holds for a day, for alternatives and for a swap',
    async (name, diet) => {
      const against = ALLERGIES.find((one) => one.diet === diet);
      for (const ask of ['plan a day', 'what could I eat instead of crisps?', 'Analyze my recent food choices']) {
        const answer = await answered([`I am allergic to ${name}`, ask]);
        expect(against === undefined ? ['no oracle'] : await broken(answer, against), ask).toEqual([]);
      }
    },
  );

  it.each(NOT_KNOWN)('and is not understood keeps everything back, and is asked for: %s', async (statement) => {
    for (const questions of [
      [`${statement}. Suggest snacks`],
      [statement, 'suggest protein-rich snacks'],
      [statement, 'plan a day'],
      [statement, 'what can I eat instead of Nutella?'],
    ]) {
      const answer = await answered(questions);
      expect(answer.suggested, questions.join(' → ')).toEqual([]);
      expect(answer.text).toMatch(/do not know|did not understand/);
    }
  });

  it('goes on once the word is known', async () => {
    const answer = await answered(['I am allergic to zorbles', 'peanuts', 'suggest protein-rich snacks']);
    expect(answer.suggested.length).toBeGreaterThan(0);
    expect(answer.text).toContain('peanut-free');
  });

  it.each([
    ['I am allergic to peanuts', 'Is Skippy peanut butter good for me?', 'peanut-free'],
    ['I am vegan', 'is Nutella ok for me?', 'vegan'],
    ['Soy alérgico a la leche', 'Is Nutella good for me?', 'dairy-free'],
  ])('%s: %s is answered by it, with no praise', async (statement, question, diet) => {
    const { text } = await answered([statement, question]);
    expect(text).toContain(`not ${diet}`);
    expect(text).not.toMatch(/good everyday choice|Great Match|Good Match|Fine in normal/i);
    expect((await answered([statement, 'compare Skippy peanut butter and Nutella'])).text).toMatch(/Not |Contains /);
  });

  it('is no longer binding once it is taken back', async () => {
    expect((await answered(['I am vegan', 'I am not vegan any more', 'suggest yogurts'])).suggested.length).toBeGreaterThan(0);
    expect((await answered(['I am vegan', 'I am not vegan any more'])).text).toContain('No longer');
  });
});
