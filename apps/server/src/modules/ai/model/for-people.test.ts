import { describe, expect, it } from 'vitest';
import { givenFoods } from '../../../testing/given-foods.ts';
import { ask, begin, premiumMember, startWithModel } from '../chat/testing/chatting.ts';

const NUTTY = '3017620422003';
const OATS = '4006040055235';
const PERSON = { colour: 'sky', medicalConditions: [], healthGoals: [], preferences: [], consentVersion: '2026-11' };

async function household() {
  const { test, model } = await startWithModel('sqlite');
  await givenFoods(
    test.db,
    { gtin: NUTTY, name: 'Hazel spread', ingredientsText: 'Sugar, hazelnuts, palm oil', allergensTags: ['en:nuts'] },
    { gtin: OATS, name: 'Rolled oats', ingredientsText: 'Oats' },
  );
  const ana = await premiumMember(test, 'ana');
  await ana.as('PUT', '/api/ai/health-consent', { agreed: true });
  await ana.as('POST', '/api/people', { ...PERSON, nickname: 'Benno', age: 7, dietaryRestrictions: ['Nut allergies'] });
  model.script(() => ({ text: [`Take [Hazel spread](/results/${NUTTY}) or [Rolled oats](/results/${OATS}).`] }));
  return { model, ana };
}

describe('a model that is asked for people of the household', () => {
  it('has a caution before what may not be proposed to each of them, and is sent nothing of what they leave out', async () => {
    const { model, ana } = await household();
    const own = (await ask(ana, await begin(ana), 'What spread is good for breakfast?')).json.response;
    expect(own).not.toContain('would not propose');
    const bens = (await ask(ana, await begin(ana), 'What spread is good for Benno?')).json.response;
    expect(bens).toMatch(/would not propose[^[]*\[Hazel spread\]/u);
    for (const { body } of model.calls) expect(body).not.toMatch(/nut.?free|nut allerg|hazelnut.{0,30}allerg/iu);
  });

  it('is checked for whom the choice of the screens says, and is sent nothing of them', async () => {
    const { model, ana } = await household();
    const answered = async (judgedFor: string) => {
      const body = { conversationId: await begin(ana), message: 'What spread is good for breakfast?', judgedFor };
      return (await ana.as('POST', '/api/ai/chat', body)).json.response;
    };
    expect(await answered('everyone')).toMatch(/would not propose[^[]*\[Hazel spread\]/u);
    expect(await answered('me')).not.toContain('would not propose');
    for (const { body } of model.calls) expect(body).not.toMatch(/Benno|nut.?free|nut allerg|hazelnut.{0,30}allerg/iu);
  });

  it('is not asked about somebody whom nobody knows', async () => {
    const { model, ana } = await household();
    const { json } = await ask(ana, await begin(ana), 'Can Lukas eat Hazel spread?');
    expect(json.response).toMatch(/nobody called Lukas/u);
    expect(model.calls).toHaveLength(0);
  });
});
