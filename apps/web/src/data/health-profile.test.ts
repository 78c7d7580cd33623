import { afterEach, expect, it, vi } from 'vitest';
import { fakeFetch } from '../testing/fake-fetch.ts';
import { aHealthProfile } from '../testing/health-profile.ts';
import { CONSENT_VERSION, saveHealthProfile, saveRestrictions } from './health-profile.ts';

const HELD = aHealthProfile({ age: 34, gender: 'female', height: 67.5, healthGoals: ['Heart Health'], targetCalories: 2000 });
const { id: _id, updatedAt: _updatedAt, understood: _understood, ...FIELDS } = HELD;
const echo = { body: HELD };
const api = () => fakeFetch({ 'POST /api/health-profile': echo, 'PUT /api/health-profile': echo, 'PUT /api/health-profile/p1': echo });

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['creates the first one', null, 'POST'],
  ['changes the one that is there', HELD, 'PUT'],
] as const)('a save of the health profile %s, with the answer of the server', async (_what, held, method) => {
  const calls = api();
  expect(await saveHealthProfile(held, { age: 34 })).toEqual({ profile: HELD, where: 'saved' });
  expect(calls).toEqual([{ method, path: '/api/health-profile', body: { age: 34 } }]);
});

it('restrictions go by the profile’s id with the other fields as they were', async () => {
  const calls = api();
  await saveRestrictions(HELD, ['Vegan']);
  expect(calls).toEqual([{ method: 'PUT', path: '/api/health-profile/p1', body: { ...FIELDS, dietaryRestrictions: ['Vegan'] } }]);
});

it('restrictions without a profile create one', async () => {
  const calls = api();
  await saveRestrictions(null, ['Vegan']);
  expect(calls).toEqual([
    { method: 'POST', path: '/api/health-profile', body: { consentVersion: CONSENT_VERSION, dietaryRestrictions: ['Vegan'] } },
  ]);
});
