import { type HouseholdPerson, PERSON_CONSENT_VERSION } from '@labelwise/contracts/people';
import { beforeEach, describe, expect, it } from 'vitest';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { type As, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const URL = '/api/people';
const MIA = {
  nickname: 'Mia',
  colour: 'plum',
  age: 6,
  dietaryRestrictions: ['Allergy: Tree nuts', 'Vegetarian'],
  medicalConditions: [],
  healthGoals: [],
  preferences: [],
  consentVersion: PERSON_CONSENT_VERSION,
};
const BEN = {
  ...MIA,
  nickname: 'Ben',
  colour: 'sky',
  age: null,
  dietaryRestrictions: [],
  medicalConditions: ['Hummingbird disease'],
  healthGoals: ['Lose Weight'],
  preferences: [{ ingredientName: 'Sodium', preferenceValue: -4 }],
};

describe.each(DIALECTS)('people of a household on %s', (dialect) => {
  let test: TestApp;
  let ana: { as: As; id: string };
  let bob: { as: As; id: string };
  beforeEach(async () => {
    test = await startTestApp(dialect);
    [ana, bob] = await Promise.all([signUp(test, 'ana', { trial: true }), signUp(test, 'bob')]);
  });
  const names = async (who: { as: As }) => (await who.as('GET', URL)).json.map(({ nickname }: HouseholdPerson) => nickname);

  it('are added, changed field by field and erased, each with the moment of the consent', async () => {
    const { status, json: ben } = await ana.as('POST', URL, BEN);
    expect([status, ben]).toEqual([200, { ...BEN, id: expect.any(String), consentAt: expect.any(String) }]);
    const changed = await ana.as('PUT', `${URL}/${ben.id}`, { nickname: 'Benjamin', dietaryRestrictions: ['Vegan', 'Vegan'] });
    expect(changed.json).toEqual({ ...ben, nickname: 'Benjamin', dietaryRestrictions: ['Vegan'] });
    await ana.as('POST', URL, MIA);
    expect(await names(ana)).toEqual(['Benjamin', 'Mia']);
    expect((await ana.as('DELETE', `${URL}/${ben.id}`)).json).toEqual({ success: true });
    expect(await names(ana)).toEqual(['Mia']);
    expect((await ana.as('DELETE', `${URL}/${ben.id}`)).json.code).toBe('not_found');
  });

  it('are one beside the member on the free plan and seven with premium, also when they are sent at once', async () => {
    for (const [who, most] of [
      [bob, 1],
      [ana, 7],
    ] as const) {
      const answers = await Promise.all(Array.from({ length: most + 2 }, () => who.as('POST', URL, MIA)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
      for (const { status, json } of answers) if (status !== 200) expect([status, json.code]).toEqual([403, 'people_limit']);
      expect(await names(who)).toHaveLength(most);
    }
  });

  it('who loses premium keeps everybody and may still change and erase them', async () => {
    for (const _ of [1, 2, 3]) await ana.as('POST', URL, MIA);
    await test.db.write((tx) =>
      tx.updateTable('member').set({ subscriptionStatus: 'free', trialEndsAt: 1 }).where('id', '=', ana.id).execute(),
    );
    const { json } = await ana.as('GET', URL);
    expect(json).toHaveLength(3);
    expect((await ana.as('PUT', `${URL}/${json[0].id}`, { dietaryRestrictions: ['Vegan'] })).status).toBe(200);
    expect((await ana.as('POST', URL, MIA)).json.code).toBe('people_limit');
    expect((await ana.as('DELETE', `${URL}/${json[0].id}`)).status).toBe(200);
  });

  if (isRuledElsewhere(dialect)) return;

  it('of a child only the age in years, diets and allergies are stored, also of somebody who becomes one', async () => {
    const nothing = { medicalConditions: [], healthGoals: [], preferences: [] };
    expect((await ana.as('POST', URL, { ...BEN, age: 6 })).json).toMatchObject(nothing);
    const { json: ben } = await ana.as('POST', URL, BEN);
    expect((await ana.as('PUT', `${URL}/${ben.id}`, { age: 17 })).json).toMatchObject(nothing);
    const { json: eva } = await ana.as('POST', URL, { ...BEN, medicalConditions: ['Celiac Disease'] });
    const protectedStill = { ...nothing, dietaryRestrictions: ['Celiac Disease'] };
    expect((await ana.as('PUT', `${URL}/${eva.id}`, { age: 9 })).json).toMatchObject(protectedStill);
    const { json: max } = await ana.as('POST', URL, { ...BEN, medicalConditions: ['Asthma', 'Zöliakie', 'Hummingbird disease'] });
    expect((await ana.as('PUT', `${URL}/${max.id}`, { age: 9 })).json).toMatchObject({ ...nothing, dietaryRestrictions: ['Zöliakie'] });
    expect(JSON.stringify((await ana.as('GET', '/api/export')).json.person)).not.toContain('Hummingbird');
  });

  it.each([
    ['no consent', { ...MIA, consentVersion: undefined }],
    ['no name', { ...MIA, nickname: ' ' }],
    ['the age of an adult', { ...MIA, age: 18 }],
    ['half a year', { ...MIA, age: 0.5 }],
    ['a colour that is none', { ...MIA, colour: 'red' }],
    ['a want of no value', { ...BEN, preferences: [{ ingredientName: 'Sugar', preferenceValue: 0 }] }],
  ])('%s is refused and stores nobody', async (_what, body) => {
    expect((await ana.as('POST', URL, body)).json.code).toBe('invalid_input');
    expect(await names(ana)).toEqual([]);
  });

  it('are their member’s alone: another finds nobody by their ids, and changes and erases nobody', async () => {
    const { json: mia } = await ana.as('POST', URL, MIA);
    expect((await bob.as('PUT', `${URL}/${mia.id}`, { nickname: 'Max', dietaryRestrictions: [] })).json.code).toBe('not_found');
    expect((await bob.as('DELETE', `${URL}/${mia.id}`)).json.code).toBe('not_found');
    expect(await names(bob)).toEqual([]);
    expect((await ana.as('GET', URL)).json).toEqual([mia]);
  });

  it('no log holds anything of them', async () => {
    const { json: ben } = await ana.as('POST', URL, BEN);
    await ana.as('PUT', `${URL}/${ben.id}`, { medicalConditions: ['Hummingbird disease', 'Kestrel disease'] });
    await ana.as('PUT', `${URL}/${ben.id}`, { age: 'Kestrel' });
    for (const word of ['Hummingbird', 'Kestrel', 'Ben']) expect(test.logs()).not.toContain(word);
  });
});
