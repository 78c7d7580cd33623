import { afterEach, expect, it, vi } from 'vitest';
import { storageKeys } from '../../platform/storage/keys.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { aPerson } from '../../testing/people.ts';
import { storeMember } from '../../testing/render-app.tsx';
import { createQueryClient } from '../query-client.ts';
import { loadHousehold } from '../session/load-member.ts';
import { isForOthers } from './has-people.ts';
import { storedPeople } from './stored-people.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const SHARED = { id: 'tim', nickname: 'Tim', colour: 'sky', age: 6, dietaryRestrictions: ['Nut allergies'], medicalConditions: [] };
const MEMBER = { joinedAt: '2026-11-23T10:00:00Z', people: [] };
const HOUSEHOLD = {
  members: [
    { ...MEMBER, id: 'm1', name: 'Ana', isMe: true },
    { ...MEMBER, id: 'm2', name: 'Ben', isMe: false, people: [SHARED] },
  ],
  invitations: [],
  shared: [],
  joinedSince: [],
};

it('a device that somebody signed in on knows their people, and whom others share with them', async () => {
  storeMember();
  fakeFetch({ 'GET /api/people': { body: [aPerson()] }, 'GET /api/household': { body: HOUSEHOLD } });
  await loadHousehold(createQueryClient());
  expect(storedPeople()?.map(({ nickname }) => nickname)).toEqual(['Mia', 'Tim']);
});

it('does not take people that it could not read for nobody, on a device that knows none yet', async () => {
  storeMember();
  const failed = { 'GET /api/people': { status: 500, body: {} }, 'GET /api/household': new TypeError('Failed to fetch') };
  fakeFetch(failed);
  await loadHousehold(createQueryClient());
  expect(storedPeople()).toBeNull();
  expect(isForOthers()).toBe(true);
  fakeFetch({ ...failed, 'GET /api/people': { body: [] } });
  await loadHousehold(createQueryClient());
  expect(storedPeople()).toBeNull();
  fakeFetch({ 'GET /api/people': { body: [] }, 'GET /api/household': { body: { ...HOUSEHOLD, members: HOUSEHOLD.members.slice(0, 1) } } });
  await loadHousehold(createQueryClient());
  expect(storedPeople()).toEqual([]);
});

it('keeps whom it knew where the server does not answer', async () => {
  storeMember();
  localStorage.setItem(storageKeys.people, JSON.stringify([aPerson()]));
  fakeFetch({ 'GET /api/people': { status: 500, body: {} }, 'GET /api/household': new TypeError('Failed to fetch') });
  await loadHousehold(createQueryClient());
  expect(storedPeople()?.map(({ nickname }) => nickname)).toEqual(['Mia']);
});
