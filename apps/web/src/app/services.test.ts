import { afterEach, expect, it, vi } from 'vitest';
import { fakeFetch } from '../testing/fake-fetch.ts';
import { currentToast, toast } from '../ui/feedback/toast-store.ts';
import { session } from './services.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('Undo is offered to whoever did it: a sign-in or a sign-out takes it away, a plain sentence stays', async () => {
  fakeFetch({ 'POST /api/auth/logout': { body: { success: true } } });
  const undo = vi.fn<() => void>();
  toast({ title: 'Removed from Favorites', action: { label: 'Undo', onPress: undo } });
  session.logout();
  expect(currentToast()).toBeNull();
  toast({ title: 'Removed from Favorites', action: { label: 'Undo', onPress: undo } });
  void session.login('token', { id: 'another' });
  expect(currentToast()).toBeNull();
  toast({ title: 'Signed Out' });
  session.logout();
  expect(currentToast()?.title).toBe('Signed Out');
  expect(undo).not.toHaveBeenCalled();
});
