import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { storedGuestPeople, storedPeople, storePeople } from '../../data/people/stored-people.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { aPerson } from '../../testing/people.ts';
import { renderApp, storeMember } from '../../testing/render-app.tsx';
import { currentToast } from '../../ui/feedback/toast-store.ts';
import { PeopleOffer } from './people-offer.tsx';

const MIA = aPerson({ age: 6, dietaryRestrictions: ['Allergy: Tree nuts'] });
const BEN = aPerson({ id: 'ben', nickname: 'Ben' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('takes a guest’s people into the account one by one; whom it has no room for stays on the device to be decided', async () => {
  storePeople([MIA, BEN]);
  storeMember();
  let added = 0;
  const calls = fakeFetch({
    'GET /api/people': { body: [] },
    'POST /api/people': () =>
      (added += 1) === 1 ? { body: { ...MIA, id: 'new' } } : { status: 403, body: { error: 'No more people', code: 'people_limit' } },
  });
  await renderApp(<PeopleOffer />);
  await userEvent.keyboard('{Escape}');
  await press('Agree and take along');
  expect((await screen.findByRole('alert')).textContent).toBe('No more people');
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ nickname: 'Mia', age: 6, consentVersion: '2026-11' });
  expect(storedPeople()).toEqual([{ ...MIA, id: 'new' }]);
  expect(storedGuestPeople()).toEqual([BEN]);
  await press('Erase');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(storedGuestPeople()).toEqual([]);
  currentToast()?.action?.onPress();
  expect(await screen.findByRole('dialog')).toBeDefined();
  expect(storedGuestPeople()).toEqual([BEN]);
});
