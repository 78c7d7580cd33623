import { ALLERGY_CHIPS } from '@labelwise/domain/diets';
import { QUESTION_ALLERGIES } from '@labelwise/domain/health-profile';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '../../platform/storage/keys.ts';
import { clearMemberData } from '../../platform/storage/member-data.ts';
import { storeToken } from '../../platform/storage/token.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { fakeWorker } from '../../testing/fake-worker.ts';
import { aScore, foodOfFields } from '../../testing/foods.ts';
import { saveForGuest } from '../answers.ts';
import { storeLastScan } from '../foods/stored-scan.ts';
import { answerReader } from '../reading/answer-reader.ts';
import {
  areAnswersUnreadable,
  eraseGuestProfile,
  guestProfile,
  guestProfileUndo,
  isScoredHere,
  storedGuestProfile,
  storeGuestProfile,
} from './guest-profile.ts';
import { foodScores } from './score-cache.ts';
import { noteShownScore, scoreOf } from './scores.ts';

const CONSENT = { version: '2026-11', at: new Date('2026-11-22T10:00:00Z') };
const store = (restrictions: readonly string[], less: readonly string[] = []) => storeGuestProfile({ restrictions, less }, [], CONSENT);
const textsOf = (label: string) => QUESTION_ALLERGIES.find((one) => one.label === label)?.texts ?? [];

beforeEach(() => foodScores.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it.each([
  ['Tree nuts', 'Sugar, hazelnuts 13%, cocoa'],
  ['Peanuts', 'Roasted peanuts, salt'],
  ['Milk', 'Sugar, skimmed milk powder'],
  ['Eggs', 'Wheat flour, eggs, sugar'],
  ['Gluten', 'Wheat flour, sugar'],
  ['Soy', 'Water, soy beans'],
  ['Sesame', 'Chickpeas, sesame paste'],
  ['Fish', 'Salmon, salt'],
  ['Shellfish', 'Prawns, salt'],
  ['Shellfish', 'Mussels, water, salt'],
])('a guest who is allergic to %s is warned of “%s”, and nothing of it is asked of the server', async (label, ingredients) => {
  const calls = fakeFetch({ 'POST /api/calculate-score': { body: aScore(87) } });
  store(textsOf(label));
  const food = await foodOfFields({ ingredients });
  const { score, alerts } = await scoreOf(food);
  expect(score).toBeLessThanOrEqual(25);
  expect(alerts[0]).toMatchObject({ level: 'conflict' });
  expect(calls).toHaveLength(0);
});

it('what was typed binds by the current reader, whatever that of another build made of it', async () => {
  fakeWorker('reader-worker', answerReader);
  const peanuts = await foodOfFields({ ingredients: 'Rice, peanuts, salt' });
  store(['peanut allergy']);
  const old = { kind: 'diet', diet: 'mustard-free', strictness: 'safety', typed: 'peanut allergy' };
  localStorage.setItem(storageKeys.guestProfile, JSON.stringify({ ...storedGuestProfile(), understood: [old], reader: 'another' }));
  expect((await scoreOf(peanuts)).alerts[0]).toMatchObject({ level: 'conflict' });
  expect(storedGuestProfile()?.understood).toMatchObject([{ diet: 'peanut-free' }]);
});

it('what was typed binds as well, also where its meaning could not be worked out', async () => {
  const kiwi = await foodOfFields({ ingredients: 'Kiwi, sugar' });
  for (const worker of [answerReader, null]) {
    foodScores.clear();
    fakeWorker('reader-worker', worker);
    store(['kiwi allergy']);
    const { alerts, fits } = await scoreOf(kiwi);
    expect(alerts[0]?.level).toMatch(/conflict|unknown/u);
    expect(fits).toEqual([]);
  }
});

it('what a guest wants less of counts', async () => {
  const sweet = await foodOfFields({
    nutriments: { sugars_100g: 50, 'energy-kj_100g': 1500, fat_100g: 3, salt_100g: 0.1, proteins_100g: 5 },
  });
  fakeFetch({});
  store([], ['Sugar']);
  expect((await scoreOf(sweet)).contributions).toContainEqual(expect.objectContaining({ id: 'preference.Sugar', points: -10 }));
});

it('erasing leaves nothing of it on the device: answers, scores and what was last shown', async () => {
  fakeFetch({});
  store(textsOf('Milk'), ['Sodium']);
  const food = await foodOfFields({ ingredients: 'Milk' });
  const score = await scoreOf(food);
  storeLastScan(food, score, { byVisitor: true });
  noteShownScore(food.id, score.score);
  eraseGuestProfile();
  expect(storedGuestProfile()).toBeNull();
  expect(Object.keys(localStorage).toSorted()).toEqual(['labelwise_visitors_scan', 'lastScanFood']);
});

it('a score from before the answers is not shown after them, and Undo puts back what was there', async () => {
  fakeFetch({ 'POST /api/calculate-score': { body: aScore(87) } });
  const food = await foodOfFields({ ingredients: 'Milk' });
  expect((await scoreOf(food)).score).toBe(87);
  const undo = guestProfileUndo();
  store(textsOf('Milk'));
  expect((await scoreOf(food)).score).toBeLessThanOrEqual(25);
  undo();
  expect(isScoredHere()).toBe(false);
  expect((await scoreOf(food)).score).toBe(87);
});

it('a score for everyone that was on its way while the guest answered is not taken for theirs', async () => {
  let answer: (score: number) => void = () => undefined;
  const answered = new Promise<{ body: ReturnType<typeof aScore> }>((resolve) => {
    answer = (score) => resolve({ body: aScore(score) });
  });
  fakeFetch({ 'POST /api/calculate-score': () => answered });
  const food = await foodOfFields({ ingredients: 'Milk' });
  const asked = scoreOf(food);
  store(textsOf('Milk'));
  answer(87);
  expect((await asked).score).toBeLessThanOrEqual(25);
  expect((await scoreOf(food)).score).toBeLessThanOrEqual(25);
});

it('while a member is signed in their own profile counts, and what the guest answered stays to be offered', () => {
  store([ALLERGY_CHIPS[0]?.text ?? '']);
  storeToken('abc');
  expect(guestProfile()).toBeNull();
  expect(storedGuestProfile()).not.toBeNull();
  clearMemberData();
  expect(guestProfile()).not.toBeNull();
});

it.each([
  '{"restrictions":["Allergy: Milk"]}',
  '{"restr',
  '"Milk"',
  'null',
  '{"consentVersion":"1","agreedAt":"","restrictions":[1],"less":[]}',
])(
  'answers that cannot be read (%s) are not nobody’s: no score, nothing asked of the server, and they stay until they are given again, and come back with Undo',
  async (text) => {
    const calls = fakeFetch({ 'POST /api/calculate-score': { body: aScore(87) } });
    const milk = await foodOfFields({ ingredients: 'Sugar, skimmed milk powder' });
    expect((await scoreOf(milk)).score).toBe(87);
    localStorage.setItem('labelwise_guest_profile', text);
    expect(areAnswersUnreadable()).toBe(true);
    expect(await scoreOf(milk)).toMatchObject({ basis: 'none', fits: [] });
    expect(calls).toHaveLength(1);
    expect(localStorage.getItem('labelwise_guest_profile')).toBe(text);
    const { undo } = await saveForGuest({ restrictions: ['Allergy: Milk'], less: [] });
    expect((await scoreOf(milk)).score).toBeLessThanOrEqual(25);
    await undo();
    expect(localStorage.getItem('labelwise_guest_profile')).toBe(text);
    expect(await scoreOf(milk)).toMatchObject({ basis: 'none', fits: [] });
  },
);
