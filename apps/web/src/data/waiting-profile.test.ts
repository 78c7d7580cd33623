import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../platform/storage/keys.ts';
import { clearMemberData, isAnythingWaiting } from '../platform/storage/member-data.ts';
import { cutNetwork, type FetchAnswers, type FetchCall, fakeFetch, restoreNetwork } from '../testing/fake-fetch.ts';
import { aHealthProfile } from '../testing/health-profile.ts';
import { storeMember } from '../testing/render-app.tsx';
import { flushOutbox } from './flush-outbox.ts';
import { healthProfileQuery, saveHealthProfile, saveRestrictions, withdrawHealthProfile } from './health-profile.ts';
import { createQueryClient } from './query-client.ts';
import { loadPreferences } from './session/load-member.ts';
import { everythingWaiting, giveUp } from './waiting.ts';

const HELD = aHealthProfile({ age: 34, dietaryRestrictions: ['Vegan'] });
const SERVER: FetchAnswers = {
  'GET /api/health-profile': { body: HELD },
  'PUT /api/health-profile': { body: HELD },
  'DELETE /api/health-profile': { body: { success: true } },
  'GET /api/user-preferences': { body: [] },
};
const writes = (calls: readonly FetchCall[]) => calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);

const back = (answers: FetchAnswers = SERVER): FetchCall[] => restoreNetwork(answers);

beforeEach(() => {
  localStorage.clear();
  storeMember();
});
afterEach(() => {
  back();
  vi.unstubAllGlobals();
});

describe('the health profile without a network', () => {
  it.each([
    ['a screen', () => createQueryClient().fetchQuery(healthProfileQuery())],
    ['the start of the app', () => loadPreferences({ id: 'u1' }, createQueryClient())],
    ['a save', () => saveHealthProfile(HELD, { age: 34 })],
  ])('is what %s read last, with what was changed since, after the app has started anew', async (_what, read) => {
    back();
    await read();
    cutNetwork();
    await saveHealthProfile(HELD, { targetCalories: 1800 });
    expect(await createQueryClient().fetchQuery(healthProfileQuery())).toEqual({ ...HELD, targetCalories: 1800 });
  });

  it('is asked for again as soon as there is one', async () => {
    back();
    await createQueryClient().fetchQuery(healthProfileQuery());
    cutNetwork();
    const client = createQueryClient();
    client.mount();
    const screen = new QueryObserver(client, healthProfileQuery());
    const stop = screen.subscribe(() => {});
    await vi.waitFor(() => expect(screen.getCurrentResult().data?.age).toBe(34));
    fakeFetch({ 'GET /api/health': { body: {} }, 'GET /api/health-profile': { body: { ...HELD, age: 35 } } });
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(screen.getCurrentResult().data?.age).toBe(35));
    stop();
    client.unmount();
  });

  it('is nobody else’s: signing out and withdrawing take it off the device', async () => {
    for (const end of [clearMemberData, withdrawHealthProfile]) {
      storeMember();
      back();
      await createQueryClient().fetchQuery(healthProfileQuery());
      expect(localStorage.getItem(storageKeys.healthProfile)).toContain('Vegan');
      await end();
      expect(localStorage.getItem(storageKeys.healthProfile)).toBeNull();
    }
  });

  it('does not come to lie on a device that its member left while it was on its way', async () => {
    back();
    const read = createQueryClient().fetchQuery(healthProfileQuery());
    clearMemberData();
    await read;
    expect(localStorage.getItem(storageKeys.healthProfile)).toBeNull();
  });

  it('is not known where the server answers that it cannot say, or nothing was read before', async () => {
    back();
    await createQueryClient().fetchQuery(healthProfileQuery());
    back({ 'GET /api/health-profile': { status: 503, body: { error: 'Later, please.', code: 'unavailable' } } });
    await expect(createQueryClient().fetchQuery(healthProfileQuery())).rejects.toThrow();
    localStorage.removeItem(storageKeys.healthProfile);
    cutNetwork();
    await expect(createQueryClient().fetchQuery(healthProfileQuery())).rejects.toThrow();
  });
});

describe('changes of the health profile without a network', () => {
  it('wait as one thing, the newest of each field, count at once, and arrive once', async () => {
    cutNetwork();
    const first = await saveHealthProfile(HELD, { age: 35, targetCalories: 1800 });
    expect(first).toMatchObject({ where: 'waiting', profile: { age: 35, dietaryRestrictions: ['Vegan'] } });
    await saveRestrictions(first.profile, ['Vegan', 'Nut-free']);
    await saveHealthProfile(first.profile, { age: 36 });
    expect(everythingWaiting()).toMatchObject([{ kind: 'profile', isRestrictions: true, refused: null }]);
    const calls = back();
    const client = createQueryClient();
    expect(await client.fetchQuery(healthProfileQuery())).toMatchObject({ age: 36, dietaryRestrictions: ['Vegan', 'Nut-free'] });
    await flushOutbox(client);
    await flushOutbox(client);
    expect(writes(calls)).toEqual([['PUT', { age: 36, targetCalories: 1800, dietaryRestrictions: ['Vegan', 'Nut-free'] }]]);
    expect(isAnythingWaiting()).toBe(false);
  });

  it('bind the score from the first moment after a start, before they are sent', async () => {
    cutNetwork();
    await saveRestrictions(HELD, ['Vegan', 'Nut-free']);
    back();
    await loadPreferences({ id: 'u1' }, createQueryClient());
    expect(localStorage.getItem(storageKeys.scoreProfile)).toContain('Nut-free');
  });

  it('go along with a later change that is sent, and are not sent after it', async () => {
    cutNetwork();
    await saveHealthProfile(HELD, { age: 35, targetCalories: 1800 });
    const calls = back();
    expect(await saveHealthProfile(HELD, { age: 37 })).toMatchObject({ where: 'saved' });
    await flushOutbox(createQueryClient());
    expect(writes(calls)).toEqual([['PUT', { age: 37, targetCalories: 1800 }]]);
  });

  it('that the server refuses stay with their reason, count no more, and can be given up', async () => {
    cutNetwork();
    await saveHealthProfile(HELD, { age: 35 });
    back({ ...SERVER, 'PUT /api/health-profile': { status: 400, body: { error: 'no', code: 'invalid_input' } } });
    const client = createQueryClient();
    await flushOutbox(client);
    const [thing] = everythingWaiting();
    expect(thing).toMatchObject({ kind: 'profile', refused: 'refused' });
    expect(await client.fetchQuery({ ...healthProfileQuery(), staleTime: 0 })).toMatchObject({ age: 34 });
    if (thing !== undefined) await giveUp(client, thing);
    expect(isAnythingWaiting()).toBe(false);
  });

  it('are gone with the member’s data, and with the consent that is withdrawn', async () => {
    cutNetwork();
    await saveHealthProfile(HELD, { age: 35 });
    clearMemberData();
    expect(isAnythingWaiting()).toBe(false);
    storeMember();
    await saveHealthProfile(HELD, { age: 35 });
    expect(isAnythingWaiting()).toBe(true);
    back();
    await withdrawHealthProfile();
    expect(isAnythingWaiting()).toBe(false);
  });

  it('the first profile does not wait: consent is to be with the server before anything of a person’s health is noted', async () => {
    cutNetwork();
    await expect(saveHealthProfile(null, { age: 35 })).rejects.toThrow();
    expect(isAnythingWaiting()).toBe(false);
  });
});
