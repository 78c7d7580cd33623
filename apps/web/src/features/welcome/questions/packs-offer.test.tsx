import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stateHere, statementsIn } from '../../../data/submissions/here.ts';
import { storageKeys } from '../../../platform/storage/keys.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { currentToast } from '../../../ui/feedback/toast-store.ts';
import { PacksOffer } from './offers.tsx';

const GTINS = ['4000000000013', '4000000000020'];
const PUT = (gtin: string) => `PUT /api/submissions/${gtin}`;
const left = () =>
  statementsIn(storageKeys.submissions)
    .all()
    .map(({ gtin }) => gtin);

function givenGuest(): void {
  localStorage.clear();
  for (const gtin of GTINS) stateHere(gtin, { name: { value: 'Oats', from: 'hand', at: 1 }, per100: {}, perServing: {} });
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('what a guest stated is taken into the account, each once; what did not arrive stays and is tried again', async () => {
  givenGuest();
  let status = 503;
  const { user, made } = await renderScreen(<PacksOffer />, {
    [PUT(GTINS[0] ?? '')]: { body: {} },
    [PUT(GTINS[1] ?? '')]: () => ({ status, body: {} }),
  });
  expect(screen.getByText('This device holds what somebody stated of 2 packs before signing in.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Take along' }));
  await screen.findByText('This could not be saved. Your values are still here: please try again.');
  expect(left()).toEqual([GTINS[1]]);
  status = 200;
  await user.click(screen.getByRole('button', { name: 'Take along' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(left()).toEqual([]);
  expect(made().filter((call) => call === PUT(GTINS[0] ?? ''))).toHaveLength(1);
});

it('or erased, and nothing is sent; Undo brings all of it back, and asks again', async () => {
  givenGuest();
  localStorage.setItem(storageKeys.guestDrafts, '["begun"]');
  const { user, made } = await renderScreen(<PacksOffer />, {});
  await user.click(screen.getByRole('button', { name: 'Erase them' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([left(), made().filter((call) => call.startsWith('PUT'))]).toEqual([[], []]);
  expect(localStorage.getItem(storageKeys.guestDrafts)).toBeNull();
  currentToast()?.action?.onPress();
  expect(await screen.findByText('This device holds what somebody stated of 2 packs before signing in.')).toBeTruthy();
  expect(left()).toEqual(GTINS);
  expect(localStorage.getItem(storageKeys.guestDrafts)).toBe('["begun"]');
});
