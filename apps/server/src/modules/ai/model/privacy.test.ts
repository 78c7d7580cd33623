import { sample } from '@labelwise/domain/testing';
import { describe, expect, it } from 'vitest';
import type { ModelStandIn } from '../../../adapters/ai-model/testing/model-stand-in.ts';
import { givenFoods } from '../../../testing/given-foods.ts';
import { signUp } from '../../../testing/members.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { ask, begin, type Member, startWithModel } from '../chat/testing/chatting.ts';

const OATS = '4006040055235';
const NEVER = [
  'Zebulon',
  'Quillfeather',
  'zq_fan',
  'zebulon',
  'zeb@else.example',
  'sk-secret-key',
  'non-binary-marker',
  'age\\":',
  'gender\\":',
  'height\\":',
  'very-active',
];
/** Where each part of the profile shows when it leaves. */
const PARTS = {
  conditions: ['Kidney Disease'],
  restrictions: ['Peanut-Free'],
  goals: ['Muscle Gain'],
  targets: ['calories\\":2345', 'protein\\":171'],
  weightKg: ['weightKg\\":82'],
} as const;
type Part = keyof typeof PARTS;

/** Questions as members ask them, and what of the profile each may take along. */
const CORPUS: ReadonlyArray<[question: string, needs: readonly Part[]]> = [
  ['What is E330?', []],
  ['What does NOVA 4 mean?', []],
  ['How is the Nutri-Score worked out?', []],
  ['What is maltodextrin?', []],
  ['Explain palm oil to me', []],
  ['Thanks!', []],
  ['Who are you?', []],
  ['What did I scan lately?', []],
  ['Is there gluten in it?', ['restrictions']],
  ['Is this vegan?', ['restrictions']],
  ['What foods are good for heart health?', ['conditions', 'restrictions']],
  [`Is ${OATS} good for me?`, ['conditions', 'restrictions']],
  ['What could I eat instead?', ['conditions', 'restrictions']],
  ['Compare oats and muesli', ['conditions', 'restrictions']],
  ['Suggest protein-rich snacks', ['conditions', 'restrictions', 'targets']],
  ['How many calories a day?', ['targets']],
  ['How much salt is too much?', ['conditions']],
  ['What is my bmi?', ['weightKg', 'goals']],
  ['Help me plan meals for weight loss', ['conditions', 'restrictions', 'goals', 'targets', 'weightKg']],
  ['Analyze my recent food choices', ['conditions', 'restrictions', 'goals']],
  ['I am Zebulon Quillfeather (zebulon.q@example.org). Is sugar in it?', ['conditions']],
  ['My name is zebulon, user zq_fan, write to zeb@else.example or +49 170 1234567', []],
];

/** That the profile is stored, and that the model may see what a question needs of it. */
type Consent = { stores: boolean; shares: boolean };

/** A model that looks up everything in its input. */
function lookUpAll(model: ModelStandIn): void {
  model.script(({ messages, tools }) =>
    messages.at(-1)?.role === 'tool'
      ? { text: ['Well, Zebulon: done.'] }
      : {
          calls: tools.map((name) => ({
            name,
            arguments:
              name === 'recent_scans'
                ? { limit: 30 }
                : name === 'search_products'
                  ? { text: 'oats' }
                  : name === 'food_ideas'
                    ? { rich_in: ['Fiber'], low_in: ['Sugar'] }
                    : { barcode: OATS },
          })),
        },
  );
}

async function zebulon(test: TestApp, { stores, shares }: Consent): Promise<Member> {
  const member = await signUp(test, 'zebulon.q', { trial: true, username: 'zq_fan', firstName: 'Zebulon', lastName: 'Quillfeather' });
  await member.as('POST', '/api/health-profile', {
    age: 47,
    gender: 'other',
    activityLevel: 'very-active',
    height: 67,
    weight: 181.4,
    medicalConditions: ['Kidney Disease'],
    healthGoals: ['Muscle Gain'],
    dietaryRestrictions: ['Peanut-Free'],
    targetCalories: 2345,
    targetProtein: 171,
    ...(stores && { consentVersion: '2026-11' }),
  });
  await member.as('PUT', '/api/ai/health-consent', { agreed: shares });
  await member.as('POST', '/api/user-preferences', {
    ingredientName: 'Oat Bran',
    preferenceValue: 3,
    reason: 'Zebulon Quillfeather likes it, zeb@else.example',
  });
  await givenFoods(test.db, { gtin: OATS, name: 'Oats for Zebulon Quillfeather' });
  await member.as('POST', '/api/scans', { foodId: OATS });
  return member;
}

describe.each<[string, Consent]>([
  ['agreed to', { stores: true, shares: true }],
  ['stored for scores alone', { stores: true, shares: false }],
  ['never agreed to', { stores: false, shares: true }],
])('what leaves for a model of a health profile that was %s', (_name, given) => {
  const consent = given.stores && given.shares;
  it('names no one, and sends of the health profile only what the question needs', async () => {
    const { test, model } = await startWithModel('sqlite', { LABELWISE_BENCH: 'true' });
    const member = await zebulon(test, given);
    lookUpAll(model);
    for (const [question, needs] of sample(CORPUS, consent ? 11 : 6)) {
      const id = await begin(member);
      expect((await ask(member, id, question)).status).toBe(200);
      const left = model.calls
        .splice(0)
        .map(({ body }) => body)
        .join('\n');
      for (const word of [...NEVER, member.id, member.token])
        expect(left.toLowerCase(), `${question} → ${word}`).not.toContain(word.toLowerCase());
      expect(left).not.toContain('170 1234567');
      for (const part of Object.keys(PARTS) as Part[]) {
        for (const word of PARTS[part]) expect(left.includes(word), `${question} → ${word}`).toBe(consent && needs.includes(part));
      }
      // What follows from a condition tells of it as well.
      if (!consent || !needs.includes('conditions')) expect(left, question).not.toMatch(/kidney|renal|phosph(?!orus)|potassium"?,"value/iu);
    }
  });

  it('earlier messages go along without names, and without what failed or was our own text', async () => {
    const { test, model } = await startWithModel('sqlite');
    const member = await zebulon(test, given);
    const id = await begin(member);
    lookUpAll(model);
    for (const question of ['I am Zebulon. What is E330?', 'I want to kill myself', 'And E331?']) await ask(member, id, question);
    const { messages } = model.calls.at(-1) ?? { messages: [] };
    expect(
      messages
        .filter(({ role }) => role !== 'system' && role !== 'tool')
        .map(({ role, content }) => [role, content])
        .slice(0, 4),
    ).toEqual([
      ['user', 'I am [name]. What is E330?'],
      ['assistant', 'Well, [name]: done.'],
      ['user', 'And E331?'],
      ['assistant', null],
    ]);
  });

  it('no log line holds what was asked or answered', async () => {
    const { test, model } = await startWithModel('sqlite');
    const member = await zebulon(test, given);
    const id = await begin(member);
    model.script(() => ({ text: ['Peculiar answer'] }));
    await ask(member, id, 'Peculiar question');
    model.misbehave('fail');
    await ask(member, id, 'Peculiar failure');
    expect(test.logs()).toMatch(/a reply was not finished/u);
    expect(test.logs()).not.toMatch(/Peculiar|Zebulon|Kidney|sk-secret/u);
  });
});
