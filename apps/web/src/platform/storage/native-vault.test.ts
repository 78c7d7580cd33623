import { expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { openNativeVault, type SecureStore } from './native-vault.ts';

const KEYS = ['token', 'authToken'];

function aStore(held: Record<string, string> = {}, fault?: Error) {
  const values = new Map(Object.entries(held));
  const does = <T>(work: () => T) => (fault === undefined ? Promise.resolve(work()) : Promise.reject(fault));
  const store: SecureStore = {
    setKeyPrefix: vi.fn(async () => undefined),
    setDefaultKeychainAccess: vi.fn(async () => undefined),
    getItem: (key) => does(() => values.get(key) ?? null),
    setItem: (key, value) => does(() => void values.set(key, value)),
    removeItem: (key) => does(() => void values.delete(key)),
  };
  return { values, store };
}

it('reads what the secure storage holds, for this device alone', async () => {
  const { store } = aStore({ token: 'abc' });
  const vault = await openNativeVault(KEYS, store);
  expect(vault.get('token')).toBe('abc');
  expect(vault.get('authToken')).toBeNull();
  // 1: readable while the device is unlocked, never moved to another one.
  expect(store.setDefaultKeychainAccess).toHaveBeenCalledWith(1);
});

it('serves a change at once and writes it in the order that it was made', async () => {
  const { values, store } = aStore();
  const vault = await openNativeVault(KEYS, store);
  vault.set('token', 'one');
  vault.remove('token');
  vault.set('token', 'two');
  expect(vault.get('token')).toBe('two');
  await eventually(() => expect(Object.fromEntries(values)).toEqual({ token: 'two' }));
});

it('leaves no copy in local storage', async () => {
  localStorage.setItem('token', 'old');
  await openNativeVault(KEYS, aStore().store);
  expect(localStorage.getItem('token')).toBeNull();
});

it('keeps a session until the app ends where the secure storage fails, and never in local storage', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const vault = await openNativeVault(KEYS, aStore({}, new Error('locked')).store);
  vault.set('token', 'abc');
  expect(vault.get('token')).toBe('abc');
  await eventually(() => expect(warn).toHaveBeenCalledTimes(2));
  expect(warn.mock.calls.flat().join()).not.toContain('abc');
  expect(localStorage).toHaveLength(0);
});
