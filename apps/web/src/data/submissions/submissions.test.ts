import { EMPTY_FIELDS, type StatedFields } from '@labelwise/domain/submission';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../../platform/storage/keys.ts';
import { clearMemberData } from '../../platform/storage/member-data.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { fakeWorker } from '../../testing/fake-worker.ts';
import { aListFood } from '../../testing/foods.ts';
import { flushOutbox } from '../flush-outbox.ts';
import { fetchFood } from '../foods/foods.ts';
import { createQueryClient } from '../query-client.ts';
import { answerReader } from '../reading/answer-reader.ts';
import { isScoredHere } from '../scores/guest-profile.ts';
import { hasSubmissionsHere } from './stored.ts';
import { removeSubmission, saveSubmission, submissionQuery, takeSubmissionsAlong } from './submissions.ts';

const CODE = '4006040055235';
const UNKNOWN = '4001234567890';
const sugars = (value: number, at = 5): StatedFields => ({
  ...EMPTY_FIELDS,
  per100: { sugars: { value: { value, bound: null }, from: 'hand', at } },
});
const NOBODY_KNOWS = { status: 404, body: { error: 'Product not found', code: 'food_not_found' } };
const lookUp = { [`GET /api/foods/barcode/${CODE}`]: { body: aListFood() }, [`GET /api/foods/barcode/${UNKNOWN}`]: NOBODY_KNOWS };
const client = () => createQueryClient();

beforeEach(() => fakeWorker('reader-worker', answerReader));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  window.dispatchEvent(new Event('online'));
});

describe('what a guest says of a pack', () => {
  it('lies on this device alone, and is laid over the food here', async () => {
    const calls = fakeFetch(lookUp);
    expect(await saveSubmission(client(), CODE, sugars(40))).toBe('here');
    const food = await fetchFood(CODE);
    expect(food.facts.nutriments.sugars).toBe(40);
    expect(food.provenance?.own).toMatchObject([{ field: 'sugars', own: 40, catalogue: 0.7 }]);
    expect(isScoredHere()).toBe(true);
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
  });

  it('makes a food of a product nobody knows, without a network too', async () => {
    fakeFetch({});
    await saveSubmission(client(), UNKNOWN, { ...sugars(40), name: { value: 'Oat bar', from: 'hand', at: 5 } });
    expect((await fetchFood(UNKNOWN)).name).toBe('Oat bar');
    window.dispatchEvent(new Event('offline'));
    expect((await fetchFood(UNKNOWN)).provenance?.source).toBe('own');
  });

  it('goes when it is withdrawn, field by field or as a whole', async () => {
    fakeFetch(lookUp);
    await saveSubmission(client(), CODE, sugars(40));
    await saveSubmission(client(), CODE, { ...EMPTY_FIELDS, per100: { sugars: { value: null, from: 'hand', at: 6 } } });
    expect(hasSubmissionsHere()).toBe(false);
    await saveSubmission(client(), CODE, sugars(40, 7));
    await removeSubmission(client(), CODE);
    expect((await fetchFood(CODE)).facts.nutriments.sugars).toBe(0.7);
    expect(await client().fetchQuery(submissionQuery(CODE))).toBeNull();
  });

  it('can be taken along into an account', async () => {
    const calls = fakeFetch({ [`PUT /api/submissions/${CODE}`]: { body: {} } });
    await saveSubmission(client(), CODE, sugars(40));
    localStorage.setItem(storageKeys.token, 'ana');
    await takeSubmissionsAlong(client());
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PUT', `/api/submissions/${CODE}`, { fields: JSON.parse(JSON.stringify(sugars(40))) }],
    ]);
    expect(localStorage.getItem(storageKeys.submissions)).toBeNull();
  });
});

describe('what a member says of a pack', () => {
  beforeEach(() => localStorage.setItem(storageKeys.token, 'ana'));

  it('is stored by the server, which answers the food with it', async () => {
    const calls = fakeFetch({ ...lookUp, [`PUT /api/submissions/${CODE}`]: { body: {} } });
    expect(await saveSubmission(client(), CODE, sugars(40))).toBe('saved');
    expect(hasSubmissionsHere()).toBe(false);
    expect(calls.map(({ method }) => method)).toContain('PUT');
  });

  it('counts here at once without a network, and arrives once', async () => {
    const calls = fakeFetch({ ...lookUp, [`PUT /api/submissions/${CODE}`]: { body: {} } });
    window.dispatchEvent(new Event('offline'));
    expect(await saveSubmission(client(), CODE, sugars(30, 4))).toBe('waiting');
    expect(await saveSubmission(client(), CODE, sugars(40, 5))).toBe('waiting');
    expect((await fetchFood(CODE)).facts.nutriments.sugars).toBe(40);
    window.dispatchEvent(new Event('online'));
    await flushOutbox(client());
    await flushOutbox(client());
    const sent = calls.filter(({ method }) => method === 'PUT');
    expect(sent.map(({ body }) => body)).toEqual([{ fields: JSON.parse(JSON.stringify(sugars(40))) }]);
    expect(hasSubmissionsHere()).toBe(false);
  });

  it('that still waits goes with the member; what a guest stated stays on the device', async () => {
    fakeFetch({});
    localStorage.removeItem(storageKeys.token);
    await saveSubmission(client(), UNKNOWN, sugars(1));
    localStorage.setItem(storageKeys.token, 'ana');
    window.dispatchEvent(new Event('offline'));
    await saveSubmission(client(), CODE, sugars(40));
    expect(hasSubmissionsHere()).toBe(true);
    clearMemberData();
    expect(localStorage.getItem(storageKeys.submissionsWaiting)).toBeNull();
    expect(localStorage.getItem(storageKeys.submissions)).not.toBeNull();
  });

  it('that is removed without a network is forgotten here at once, and there once there is one', async () => {
    const calls = fakeFetch({ ...lookUp, [`DELETE /api/submissions/${CODE}`]: { body: { success: true } } });
    window.dispatchEvent(new Event('offline'));
    await removeSubmission(client(), CODE);
    window.dispatchEvent(new Event('online'));
    await flushOutbox(client());
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    expect(hasSubmissionsHere()).toBe(false);
  });
});
