import { HealthProfile } from '@labelwise/contracts/health-profile';
import { beforeEach, describe, expect, it } from 'vitest';

import type { As } from '../../testing/members.ts';

import { DIALECTS } from '../../testing/database.ts';
import { signUp } from '../../testing/members.ts';
import { startTestApp } from '../../testing/test-app.ts';

const URL = '/api/health-profile';

describe.each(DIALECTS)('the fields of a health profile on %s', (dialect) => {
  let ana: { as: As };
  beforeEach(async () => {
    ana = await signUp(await startTestApp(dialect), 'ana');
  });

  it('are an id, whole years, inches and pounds, lists of text and whole targets', async () => {
    const given = {
      age: 34, gender: 'female', activityLevel: 'lightly-active', height: 67.3228, weight: 154.5, healthGoals: ['Heart Health', 'Sleep like a cat'],
      medicalConditions: ['GERD'], dietaryRestrictions: ['Vegan'], targetCalories: 2100, targetProtein: 80, targetCarbs: 250, targetFat: 70,
    };
    const { status, json } = await ana.as('POST', URL, given);
    expect(status).toBe(200);
    expect(HealthProfile.parse(json)).toMatchObject(given);
    expect(json.id).toMatch(/^[\w-]+$/u);
  });

  it.each([
    ['gender', ['male', 'female', 'other', 'prefer-not-to-say'], ['', 'Male', 'robot', 1]],
    ['activityLevel', ['sedentary', 'lightly-active', 'moderately-active', 'very-active', 'extremely-active'], ['', 'active', 'Sedentary', 3]],
    ['age', [1, 34, null], [34.5, '34', -1]],
    ['targetCalories', [2000, null], [2000.5, 'many']],
    ['targetProtein', [80, null], [80.5, []]],
    ['targetCarbs', [250, null], [250.5]],
    ['targetFat', [70, null], [70.5]],
  ])('%s is one of %j and never one of %j', async (field, good, bad) => {
    for (const value of good) expect(await ana.as('PUT', URL, { [field]: value })).toMatchObject({ status: 200, json: { [field]: value } });
    for (const value of bad) expect((await ana.as('PUT', URL, { [field]: value })).status).toBe(400);
  });

  it('are taken without any word of consent, which the screen asks for', async () => {
    expect(await ana.as('POST', URL, { age: 34 })).toMatchObject({ status: 200, json: { age: 34, consentVersion: null } });
    expect(await ana.as('PUT', URL, { healthGoals: ['Lose Weight'] })).toMatchObject({ status: 200, json: { healthGoals: ['Lose Weight'] } });
  });
});
