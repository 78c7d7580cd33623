import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { storedPeople } from '../../data/people/stored-people.ts';
import { renderScreen } from '../../testing/render-app.tsx';
import { HouseholdScreen } from './household-screen.tsx';

const MEMBER = { joinedAt: '2026-11-23T10:00:00Z', people: [] };
const HOUSEHOLD = {
  members: [
    { ...MEMBER, id: 'm1', name: 'Ana', isMe: true },
    { ...MEMBER, id: 'm2', name: 'Ben', isMe: false },
  ],
  invitations: [],
  shared: ['me'],
  joinedSince: ['Ben'],
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('names who shares nobody’s diet and who joined after one agreed, and shares with them where one agrees again', async () => {
  const { user, calls } = await renderScreen(<HouseholdScreen />, {
    'GET /api/household': { body: HOUSEHOLD },
    'PUT /api/household/sharing': { body: { ...HOUSEHOLD, joinedSince: [] } },
  });
  expect(await screen.findByText('Shares nobody’s diet')).toBeDefined();
  expect(screen.getByText('Ben joined since you agreed and sees nothing of it.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Share with all of them' }));
  await waitFor(() => expect(screen.queryByText('Ben joined since you agreed and sees nothing of it.')).toBeNull());
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ shared: ['me'] });
});

it('where answers come whole, one waits after the other for a change, and each change is read', async () => {
  window.Capacitor = { isNativePlatform: () => true };
  onTestFinished(() => void Reflect.deleteProperty(window, 'Capacitor'));
  const { made } = await renderScreen(<HouseholdScreen />, {
    'GET /api/household': { body: HOUSEHOLD },
    'GET /api/people': { body: [] },
    'GET /api/shopping': { body: { cursor: 'h.0.2', isWhole: true, entries: [], count: 1, refused: [] } },
    'GET /api/household/events': { body: { cursor: 'h.0.1' } },
    'GET /api/household/events?since=h.0.1': { body: { cursor: 'h.0.2' } },
    'GET /api/household/events?since=h.0.2': () => new Promise(() => undefined),
  });
  await waitFor(() => expect(made()).toContain('GET /api/household/events?since=h.0.2'));
  expect(made().filter((call) => call === 'GET /api/household').length).toBeGreaterThan(1);
});

it('a change of the household counts though a change of this device has brought the list that goes with it', async () => {
  window.Capacitor = { isNativePlatform: () => true };
  onTestFinished(() => void Reflect.deleteProperty(window, 'Capacitor'));
  localStorage.setItem('labelwise_shopping', JSON.stringify({ cursor: 'h.0.2', count: 1, entries: [] }));
  let isShared = false;
  const shares = { id: 'm2', nickname: 'Ben', colour: 'sky', age: null, dietaryRestrictions: ['Vegan'], medicalConditions: [] };
  const [me, ben] = HOUSEHOLD.members;
  const { made } = await renderScreen(<HouseholdScreen />, {
    'GET /api/household': () => ({ body: isShared ? { ...HOUSEHOLD, members: [me, { ...ben, people: [shares] }] } : HOUSEHOLD }),
    'GET /api/people': { body: [] },
    'GET /api/household/events': () => {
      isShared = true;
      return { body: { cursor: 'h.0.2' } };
    },
    'GET /api/household/events?since=h.0.2': () => new Promise(() => undefined),
  });
  await waitFor(() => expect(storedPeople()?.map(({ nickname }) => nickname)).toEqual(['Ben']));
  expect(made().filter((call) => call.startsWith('GET /api/shopping'))).toHaveLength(0);
});

const FAILURES = [
  ['the server fails', { status: 500, body: { error: 'no' } }],
  ['there is no network', new TypeError('Failed to fetch')],
] as const;

it.each(FAILURES)('where %s it says so, and shows who shares the list once it can', async (_why, given) => {
  let fails = true;
  const { user } = await renderScreen(<HouseholdScreen />, { 'GET /api/household': () => (fails ? given : { body: HOUSEHOLD }) });
  expect(await screen.findByText('Who shares your list could not be loaded.')).toBeDefined();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Shares nobody’s diet')).toBeDefined();
  expect(screen.queryByText('Who shares your list could not be loaded.')).toBeNull();
});

it.each(FAILURES)('an invitation is not called over where %s', async (_why, given) => {
  let fails = true;
  const { user } = await renderScreen(
    <HouseholdScreen />,
    {
      'GET /api/household': { body: { ...HOUSEHOLD, members: [] } },
      'POST /api/household/invitation': () => (fails ? given : { body: { invitedBy: 'Ben', members: 1 } }),
    },
    { at: '/household?invitation=t' },
  );
  expect(await screen.findByText('The invitation could not be loaded.')).toBeDefined();
  expect(screen.queryByText('This link cannot be used any more')).toBeNull();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Ben invites you')).toBeDefined();
});

it('a link that is over is called so', async () => {
  await renderScreen(
    <HouseholdScreen />,
    {
      'GET /api/household': { body: { ...HOUSEHOLD, members: [] } },
      'POST /api/household/invitation': { status: 403, body: { error: 'over', code: 'invitation_invalid' } },
    },
    { at: '/household?invitation=t' },
  );
  expect(await screen.findByText('This link cannot be used any more')).toBeDefined();
});
