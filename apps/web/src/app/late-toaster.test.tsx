import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toast } from '../ui/feedback/toast-store.ts';
import { LateToaster } from './app.tsx';

it('the place of toasts stands from the first press on', async () => {
  render(<LateToaster label="Notifications (F8)" />);
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.pointerDown(document.body);
  expect(await screen.findByRole('status')).toBeDefined();
});

it('and from the first field that is entered without a press, as a password manager or a reader does', async () => {
  render(<LateToaster label="Notifications (F8)" />);
  fireEvent.focusIn(document.body);
  expect(await screen.findByRole('status')).toBeDefined();
});

it('a toast that comes before any press is shown', async () => {
  render(<LateToaster label="Notifications (F8)" />);
  act(() => {
    toast({ title: 'Saved' });
  });
  expect(await screen.findByText('Saved')).toBeDefined();
});

it('so is one that stood before the page did', async () => {
  toast({ title: 'You were signed out' });
  render(<LateToaster label="Notifications (F8)" />);
  expect(await screen.findByText('You were signed out')).toBeDefined();
});
