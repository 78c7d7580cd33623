import { type Answer, answerOf, safetyOf } from '@labelwise/domain/guide';
import { scoreFood } from '@labelwise/domain/scoring';
import { sample } from '@labelwise/domain/testing';
import { sayEnglish } from '@labelwise/messages/english';
import type { RenderedAnswer } from '@labelwise/messages/render/guide';
import { presentScore } from '@labelwise/messages/render/score';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuide, type Turn } from '../guide.service.ts';
import { startGuided } from '../testing/guide-app.ts';
import { brokenRestriction } from './breaks.ts';
import { kitchenFigures, knownSentences, recorded, unsupportedNumbers } from './evidence.ts';
import { withoutOffers } from './judge.ts';
import {
  AUDIT_QUESTIONS,
  CONVERSATION_QUESTIONS,
  FOOD_QUESTIONS,
  OTHER_QUESTIONS,
  PERSONAS,
  type PersonaName,
  PRODUCT_QUESTIONS,
  type Question,
} from './questions.data.ts';

const QUESTIONS: readonly Question[] = [
  ...PRODUCT_QUESTIONS,
  ...FOOD_QUESTIONS,
  ...CONVERSATION_QUESTIONS,
  ...OTHER_QUESTIONS,
  ...AUDIT_QUESTIONS,
];
const NOT_KNOWN =
  /do not know|could not find|cannot (?:know|answer|diagnose)|not sure|does not state|no scans yet|I have no |know no(?:thing)? /i;
const KNOWN = knownSentences();

let guided: Awaited<ReturnType<typeof startGuided>>;
const ids = new Map<PersonaName, string>();

beforeAll(async () => {
  guided = await startGuided('sqlite');
  for (const name of names()) ids.set(name, await guided.join(PERSONAS[name]));
});
afterAll(() => guided.close());

function names(): PersonaName[] {
  const isName = (name: string): name is PersonaName => Object.hasOwn(PERSONAS, name);
  return Object.keys(PERSONAS).filter(isName);
}

/** The answer to the last of the questions, what it proposes, and the numbers in it that nothing supports. */
async function ask({
  as,
  ask: question,
  after = [],
}: Question): Promise<{ answer: RenderedAnswer; proposed: readonly string[]; unsupported: number[] }> {
  const { tools, seen } = recorded(guided.tools);
  const guide = createGuide({ tools });
  const given: Answer[] = [];
  const listening = {
    ...guide,
    compose: async (asked: Parameters<typeof guide.compose>[0]) => {
      const composed = await guide.compose(asked);
      given.push(composed);
      return composed;
    },
  };
  const caller = { userId: ids.get(as) ?? '' };
  const history: Turn[] = [];
  for (const before of after)
    history.push(
      { role: 'user', content: before },
      { role: 'assistant', content: (await guide.answer({ caller, question: before, history, language: 'en' })).text },
    );
  const answer = await listening.answer({ caller, question, history, language: 'en' });
  const composed = given.at(-1) ?? answerOf([]);
  const isSafety = safetyOf(question) !== null;
  const text = answer.text.replace(/^>.*$/gm, '');
  return {
    answer: { ...answer, text: withoutOffers(answer.text) },
    proposed: isSafety ? [] : composed.suggested,
    unsupported: isSafety
      ? []
      : unsupportedNumbers({
          text,
          derived: composed.derived,
          seen: [seen, kitchenFigures(composed)],
          question: [question, ...after].join(' '),
          known: KNOWN,
        }),
  };
}

function restrictionsOf(as: PersonaName): string[] {
  const { profile } = PERSONAS[as];
  if (profile === null) return [];
  return [
    ...('dietaryRestrictions' in profile ? profile.dietaryRestrictions : []),
    ...('medicalConditions' in profile ? profile.medicalConditions : []),
  ];
}

async function conflicts(as: PersonaName, barcodes: readonly string[]): Promise<string[]> {
  const restrictions = restrictionsOf(as);
  const ownTools = await guided.tools.forMember(ids.get(as) ?? '', 'guide');
  const found: string[] = [];
  for (const barcode of barcodes) {
    const product = await ownTools.product(barcode);
    if (product === null) {
      found.push(`${barcode} is not in the catalogue`);
      continue;
    }
    const broken = brokenRestriction(product.facts, restrictions);
    if (broken !== null) found.push(`${product.name} breaks ${broken}`);
    const alert = presentScore(sayEnglish, scoreFood(product.facts, { restrictions, conditions: restrictions })).alerts.find(
      ({ level }) => level !== 'note',
    );
    if (alert !== undefined) found.push(`${product.name}: ${alert.message}`);
  }
  return found;
}

describe('the guide, asked what members ask', () => {
  it('is asked at least 150 different questions', () => {
    expect(new Set(QUESTIONS.map((one) => JSON.stringify([one.as, one.ask, one.after]))).size).toBe(QUESTIONS.length);
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(150);
  });

  it.each(
    sample(QUESTIONS, 175).map((question) => ({
      question,
      title: `${question.as}: ${[...(question.after ?? []), question.ask].join(' → ')}`,
    })),
  )('$title', async ({ question }) => {
    const { answer, proposed, unsupported } = await ask(question);
    expect(unsupported, answer.text).toEqual([]);
    expect(await conflicts(question.as, proposed), answer.text).toEqual([]);
    for (const fact of question.has ?? []) expect(answer.text).toMatch(fact instanceof RegExp ? fact : new RegExp(escaped(fact), 'i'));
    for (const never of question.never ?? [])
      expect(answer.text).not.toMatch(never instanceof RegExp ? never : new RegExp(escaped(never), 'i'));
    if (question.proposes !== undefined) expect(proposed.length, answer.text).toBeGreaterThanOrEqual(question.proposes);
    if (question.unknown === true) expect(answer.text).toMatch(NOT_KNOWN);
  });
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
