import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { storedGuestProfile, storeGuestProfile } from '../../../data/scores/guest-profile.ts';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { aHealthProfile } from '../../../testing/health-profile.ts';
import { renderApp, storeMember } from '../../../testing/render-app.tsx';
import { currentToast } from '../../../ui/feedback/toast-store.ts';
import { AnswersOffer } from './offers.tsx';

const CONSENT = { version: '2026-11', at: new Date() };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('takes a guest’s answers into the account beside what stands there, with consent, and erases them here', async () => {
  storeGuestProfile({ restrictions: ['Allergy: Milk', 'Vegan'], less: ['Sugar', 'Sodium'] }, [], CONSENT);
  storeMember();
  const profile = aHealthProfile({ dietaryRestrictions: ['Keto'] });
  const limit = { status: 403, body: { error: 'Free users', code: 'free_preference_limit' } };
  let saves = 0;
  const calls = fakeFetch({
    'GET /api/health-profile': { body: profile },
    'PUT /api/health-profile': { body: profile },
    'GET /api/user-preferences': { body: [] },
    'POST /api/user-preferences': () => ((saves += 1) === 1 ? { body: {} } : limit),
  });
  await renderApp(<AnswersOffer />);
  expect(screen.getByText('Milk allergy')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Take your answers along?' })).toBeDefined();
  await press('Agree and take along');
  await waitFor(() => expect(storedGuestProfile()).toBeNull());
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    dietaryRestrictions: ['Keto', 'Allergy: Milk', 'Vegan'],
    consentVersion: '2026-11',
  });
  expect(saves).toBe(2);
});

it('they stay on the device where the account could not take them, and are erased where they are not wanted; Undo brings them back, and asks again', async () => {
  storeGuestProfile({ restrictions: ['Allergy: Milk'], less: [] }, [], CONSENT);
  storeMember();
  fakeFetch({ 'GET /api/health-profile': { status: 500, body: { error: 'no' } } });
  await renderApp(<AnswersOffer />);
  await press('Agree and take along');
  await screen.findByRole('alert');
  expect(storedGuestProfile()).not.toBeNull();
  await press('Erase them');
  expect(storedGuestProfile()).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  currentToast()?.action?.onPress();
  expect(await screen.findByRole('dialog', { name: 'Take your answers along?' })).toBeDefined();
  expect(storedGuestProfile()?.restrictions).toEqual(['Allergy: Milk']);
});
