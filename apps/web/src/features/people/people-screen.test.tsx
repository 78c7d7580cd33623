import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NOT_KNOWN } from '../../data/people/has-people.ts';
import { storedGuestPeople, storedPeople } from '../../data/people/stored-people.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { aPerson } from '../../testing/people.ts';
import { renderApp, renderScreen, storeMember } from '../../testing/render-app.tsx';
import { PeopleScreen } from './people-screen.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('a guest’s people are stored on the device alone, with the moment of the consent, and erased in one tap with the way back', async () => {
  const calls = fakeFetch({});
  await renderApp(<PeopleScreen />);
  await press('Add a person');
  await userEvent.type(screen.getByLabelText('Name or nickname'), 'Mia');
  await userEvent.click(screen.getByLabelText('Child'));
  expect(screen.queryByText('Conditions')).toBeNull();
  await userEvent.type(screen.getByLabelText('Age in years'), '6');
  await press('Tree nuts');
  await userEvent.type(screen.getByLabelText('Something else they must not eat'), 'kiwi');
  await press('Agree and save');
  await screen.findByRole('heading', { name: 'Mia' });
  const mia = { nickname: 'Mia', age: 6, dietaryRestrictions: ['Allergy: Tree nuts', 'kiwi'], consentVersion: '2026-11' };
  expect(storedGuestPeople()).toMatchObject([{ ...mia, consentAt: expect.stringMatching(/^\d{4}-/u) }]);
  expect(screen.getByText('6 years')).toBeDefined();
  // Without premium there are two with oneself.
  expect(screen.getByRole('button', { name: 'Add a person' }).getAttribute('aria-disabled') ?? 'true').toBe('true');
  await press('Edit Mia');
  await press('Erase Mia');
  await waitFor(() => expect(storedGuestPeople()).toEqual([]));
  expect(calls).toEqual([]);
});

it('nobody is stored without a name, nor a child without an age', async () => {
  fakeFetch({});
  await renderApp(<PeopleScreen />);
  await press('Add a person');
  await userEvent.click(screen.getByLabelText('Child'));
  await press('Agree and save');
  expect(screen.getByText('Please give a name.')).toBeDefined();
  expect(screen.getByText('Please give an age from 0 to 17.')).toBeDefined();
  expect(storedGuestPeople()).toEqual([]);
});

it('a member’s people come from the account, are changed there, and lie on the device for when there is no network', async () => {
  const ben = aPerson({ id: 'ben', nickname: 'Ben', dietaryRestrictions: ['Vegan'] });
  let stored = [ben];
  const calls = fakeFetch({
    'GET /api/people': () => ({ body: stored }),
    'PUT /api/people/ben': () => {
      stored = [{ ...ben, dietaryRestrictions: ['Vegan', 'Allergy: Milk'] }];
      return { body: stored[0] };
    },
  });
  storeMember();
  await renderApp(<PeopleScreen />);
  const row = (await screen.findByRole('heading', { name: 'Ben' })).closest('li');
  expect(row && within(row).getByText('Vegan')).toBeDefined();
  expect(storedPeople()).toEqual([ben]);
  await press('Edit Ben');
  await press('Milk');
  await press('Agree and save');
  await waitFor(() => expect(storedPeople()).toEqual(stored));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ dietaryRestrictions: ['Vegan', 'Allergy: Milk'] });
});

it('people that cannot be read are shown to be there, until somebody starts over', async () => {
  fakeFetch({});
  localStorage.setItem('labelwise_guest_people', '[{"nickname":"Mia"}]');
  await renderApp(<PeopleScreen />);
  expect(screen.getByText('The people on this device cannot be read')).toBeDefined();
  await press('Erase and start over');
  expect(storedGuestPeople()).toEqual([]);
});

describe('where the account cannot be read', () => {
  const FAILURES = [
    ['the server fails', { status: 500, body: { error: 'no' } }],
    ['there is no network', new TypeError('Failed to fetch')],
  ] as const;

  it.each(FAILURES)('because %s, nobody is not shown as nobody, until it can', async (_why, given) => {
    let fails = true;
    const { user } = await renderScreen(<PeopleScreen />, { 'GET /api/people': () => (fails ? given : { body: [aPerson()] }) });
    expect(await screen.findByText('Your people could not be loaded.')).toBeDefined();
    expect(screen.queryByText(/^One scan answers/u)).toBeNull();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Mia' })).toBeDefined();
  });

  it('a device that could not read them at sign-in says so, and offers to erase nothing', async () => {
    localStorage.setItem(storageKeys.people, NOT_KNOWN);
    await renderScreen(<PeopleScreen />, { 'GET /api/people': { status: 503, body: { error: 'no' } } });
    expect(await screen.findByText('Your people could not be loaded.')).toBeDefined();
    expect(screen.queryByText('Erase and start over')).toBeNull();
  });

  it.each(FAILURES)('because %s, whom this device knows is shown, and that it may have changed', async (_why, given) => {
    localStorage.setItem(storageKeys.people, JSON.stringify([aPerson()]));
    await renderScreen(<PeopleScreen />, { 'GET /api/people': given });
    expect(await screen.findByText('This could not be loaded anew. You see what this device has.')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Mia' })).toBeDefined();
  });

  it.each(FAILURES)('what was typed of a person stays where %s', async (_why, given) => {
    const tim = aPerson({ nickname: 'Tim' });
    let fails = true;
    const { user } = await renderScreen(<PeopleScreen />, {
      'GET /api/people': () => ({ body: fails ? [] : [tim] }),
      'POST /api/people': () => (fails ? given : { status: 201, body: tim }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add a person' }));
    await user.type(screen.getByLabelText('Name or nickname'), 'Tim');
    await user.click(screen.getByRole('button', { name: 'Agree and save' }));
    const again = await screen.findByRole('button', { name: 'Try Again' });
    expect(screen.getByLabelText<HTMLInputElement>('Name or nickname').value).toBe('Tim');
    fails = false;
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Tim' })).toBeDefined();
  });
});
