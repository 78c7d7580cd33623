import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { storeLastScan } from '../../data/foods/stored-scan.ts';
import { closeQuestions } from '../../data/questions.ts';
import { storedGuestProfile, storeGuestProfile } from '../../data/scores/guest-profile.ts';
import { aListFood } from '../../testing/foods.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { currentToast, dismissToast } from '../../ui/feedback/toast-store.ts';
import { GuestHomeScreen } from './guest-home-screen.tsx';

afterEach(() => {
  closeQuestions();
  dismissToast();
  localStorage.clear();
});

it('shows a guest by which answers this device scores, erases them in one tap, and puts them back with Undo', async () => {
  storeGuestProfile({ restrictions: ['Allergy: Milk', 'Vegan'], less: ['Sugar'] }, [], { version: '2026-11', at: new Date() });
  const { user } = await renderApp(<GuestHomeScreen />);
  for (const words of ['Milk allergy', 'Vegan', 'Less Sugar']) expect(await screen.findByText(words)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Erase' }));
  expect(storedGuestProfile()).toBeNull();
  expect(screen.getByRole('button', { name: 'Answer now' })).toBeDefined();
  expect(currentToast()).toMatchObject({ title: 'Your answers are erased from this device', action: { label: 'Undo' } });
  act(() => currentToast()?.action?.onPress());
  expect(storedGuestProfile()).toMatchObject({ restrictions: ['Allergy: Milk', 'Vegan'] });
  expect(await screen.findByText('Milk allergy')).toBeDefined();
});

it('says that answers cannot be read, asks for them again, and shows no earlier number', async () => {
  localStorage.setItem('labelwise_guest_profile', '{"restrictions":');
  storeLastScan(aListFood({ name: 'Crackers' }), { score: 61 });
  const { user } = await renderApp(<GuestHomeScreen />);
  expect(await screen.findByText(/cannot be read any more/u)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Answer again' })).toBeDefined();
  const lastScan = await screen.findByRole('link', { name: /Crackers/u });
  expect(lastScan.textContent).toContain('Not enough data');
  expect(lastScan.textContent).not.toContain('61');
  await user.click(screen.getByRole('button', { name: 'Erase' }));
  expect(localStorage.getItem('labelwise_guest_profile')).toBeNull();
  expect(screen.getByRole('button', { name: 'Answer now' })).toBeDefined();
  act(() => currentToast()?.action?.onPress());
  expect(await screen.findByRole('button', { name: 'Answer again' })).toBeDefined();
});
