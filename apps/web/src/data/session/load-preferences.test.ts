import { afterEach, expect, it, vi } from 'vitest';
import { log } from '../../lib/log.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { emitPreferencesUpdated, onPreferencesUpdated } from '../preferences-updated.ts';
import { loadPreferences } from './load-preferences.ts';

const stored = () => JSON.parse(localStorage.getItem('userPreferences') ?? 'null');

afterEach(() => vi.unstubAllGlobals());

it('fills userPreferences with the profile’s preferences and a map of names to values, the older field read too', async () => {
  fakeFetch({
    'GET /api/users/ana': { body: { preferences: { units: 'metric' } } },
    'GET /api/user-preferences': {
      body: [
        { ingredientName: 'Sugar', preferenceValue: -3 },
        { ingredientName: 'Fiber', preference: 4 },
        { ingredientName: 'Salt', preferenceValue: null },
      ],
    },
  });
  await loadPreferences({ id: 'ana' });
  expect(stored()).toEqual({ units: 'metric', ingredients: { Sugar: -3, Fiber: 4 } });
});

it('logs calls that fail and counts them as empty', async () => {
  const logged = vi.spyOn(log, 'info');
  fakeFetch({
    'GET /api/users/ana': new TypeError('Failed to fetch'),
    'GET /api/user-preferences': { status: 500, body: { error: 'no' } },
  });
  await loadPreferences({ id: 'ana', preferences: { units: 'imperial' } });
  expect(stored()).toEqual({ units: 'imperial', ingredients: {} });
  expect(logged).toHaveBeenCalledWith('Loading the profile preferences failed: Failed to fetch');
  expect(logged).toHaveBeenCalledWith('Loading the ingredient preferences failed: 500: no');
});

it('has lists scored again when this device knew the member otherwise, and only then', async () => {
  const heard = vi.fn<() => void>();
  const stop = onPreferencesUpdated(heard);
  let value = -3;
  fakeFetch({
    'GET /api/users/ana': { body: { preferences: null } },
    'GET /api/user-preferences': () => ({ body: [{ ingredientName: 'Sugar', preferenceValue: value }] }),
    'GET /api/health-profile': { body: null },
  });
  await loadPreferences({ id: 'ana' });
  expect(heard).toHaveBeenCalledTimes(1);
  await loadPreferences({ id: 'ana' });
  expect(heard).toHaveBeenCalledTimes(1);
  value = -5;
  await loadPreferences({ id: 'ana' });
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});

it('reads once more what a change on this device has overtaken', async () => {
  let value = -3;
  fakeFetch({
    'GET /api/users/ana': { body: { preferences: null } },
    'GET /api/user-preferences': () => ({ body: [{ ingredientName: 'Sugar', preferenceValue: value }] }),
    'GET /api/health-profile': { body: null },
  });
  const loading = loadPreferences({ id: 'ana' });
  value = -5;
  emitPreferencesUpdated();
  await loading;
  expect(stored().ingredients).toEqual({ Sugar: -5 });
});
