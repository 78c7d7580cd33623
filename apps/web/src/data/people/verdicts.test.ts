import { afterEach, expect, it, vi } from 'vitest';
import { storageKeys } from '../../platform/storage/keys.ts';
import { storeToken } from '../../platform/storage/token.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { fakeWorker } from '../../testing/fake-worker.ts';
import { foodOfFields } from '../../testing/foods.ts';
import { aPerson } from '../../testing/people.ts';
import { answerReader } from '../reading/answer-reader.ts';
import { storeGuestProfile } from '../scores/guest-profile.ts';
import { everyoneText, notJudgedText } from './people.ts';
import { judgedFor, judgeFor, storePeople, storeSharedPeople } from './stored-people.ts';
import { fitsLabel, headlineOf, stripOf, tooYoungText } from './verdict-words.ts';
import { verdictsOf } from './verdicts.ts';

const CONSENT = { version: '2026-11', at: new Date('2026-11-22T10:00:00Z') };
const MIA = aPerson({ age: 6, dietaryRestrictions: ['Allergy: Tree nuts'] });
const muesli = () => foodOfFields({ ingredients: 'Oats, hazelnuts 9%, sugar' });

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('says on the device alone for whom a food is not, first and why', async () => {
  const calls = fakeFetch({});
  storePeople([aPerson({ id: 'ben', nickname: 'Ben' }), MIA]);
  const { answer, people } = await verdictsOf(await muesli(), judgedFor());
  expect(answer).toBe('conflict');
  expect(people.map(({ id }) => id)[0]).toBe('mia');
  expect(people[0]?.whole.alerts[0]).toMatchObject({ level: 'conflict', title: 'Contains hazelnuts' });
  expect(people).toHaveLength(3);
  expect(calls).toEqual([]);
});

it('one person alone, oneself, or everyone: the choice is stored, and falls back to everyone when they are gone', async () => {
  expect(judgedFor()).toBe('me');
  storePeople([MIA]);
  expect(judgedFor()).toBe('everyone');
  judgeFor('mia');
  expect((await verdictsOf(await muesli(), judgedFor())).people.map(({ id }) => id)).toEqual(['mia']);
  storePeople([aPerson({ id: 'ben' })]);
  expect(judgedFor()).toBe('everyone');
  judgeFor('me');
  expect(judgedFor()).toBe('me');
});

it('one’s own answers count beside those of the others', async () => {
  storeGuestProfile({ restrictions: ['Vegan'], less: [] }, [], CONSENT);
  storePeople([MIA]);
  const honey = await foodOfFields({ ingredients: 'Honey' });
  const { people } = await verdictsOf(honey, 'everyone');
  expect(people.map(({ id, answer }) => [id, answer])).toEqual([
    ['me', 'conflict'],
    ['mia', 'fits'],
  ]);
});

it('what was typed for a person binds, also where its meaning could not be worked out', async () => {
  const kiwi = await foodOfFields({ ingredients: 'Kiwi, sugar' });
  storePeople([aPerson({ dietaryRestrictions: ['kiwi allergy'] })]);
  for (const worker of [answerReader, null]) {
    fakeWorker('reader-worker', worker);
    const { answer } = await verdictsOf(kiwi, 'mia');
    expect(['conflict', 'unknown']).toContain(answer);
  }
});

it.each(['[{"nickname":"Mia"}]', '{"restr', 'null'])(
  'people who cannot be read (%s) are not nobody: nothing is safe for all',
  async (text) => {
    localStorage.setItem('labelwise_guest_people', text);
    const apples = await foodOfFields({ ingredients: 'Apples' });
    expect(judgedFor()).toBe('everyone');
    expect((await verdictsOf(apples, judgedFor())).answer).toBe('unknown');
  },
);

it('a member whose own profile is not on the device is not somebody who may eat everything', async () => {
  storeToken('abc');
  storePeople([MIA]);
  const apples = await foodOfFields({ ingredients: 'Apples' });
  const { answer, people } = await verdictsOf(apples, 'everyone');
  expect(answer).toBe('unknown');
  expect(people.find(({ id }) => id === 'me')).toMatchObject({ answer: 'unknown' });
});

it('who shares nothing is named as not judged, and nothing is then called safe for all', async () => {
  storeToken('abc');
  const ben = { id: 'm2', name: 'Ben', isMe: false, joinedAt: '2026-11-23T10:00:00Z', people: [] };
  localStorage.setItem(storageKeys.scoreProfile, JSON.stringify({ restrictions: ['Vegan'] }));
  storePeople([aPerson({ id: 'mia', nickname: 'Mia', dietaryRestrictions: ['Allergy: Tree nuts'] })]);
  const apples = await foodOfFields({ ingredients: 'Apples' });
  const headline = async () => headlineOf(await verdictsOf(apples, 'everyone'));
  const alone = await headline();
  storeSharedPeople({ members: [{ ...ben, id: 'm1', name: 'Ana', isMe: true }, ben] });
  expect([alone, await headline(), fitsLabel()]).toEqual(['Safe for all 2', 'Safe for you and Mia', 'Fits all judged']);
  expect(notJudgedText()).toBe('Not judged for Ben: what they must not eat is not shared with you.');
  expect(everyoneText()).toBe('All judged');
  // Names that this device cannot read are those of people all the same.
  localStorage.setItem(storageKeys.notShared, '{');
  expect([await headline(), fitsLabel()]).toEqual(['Safe for you and Mia', 'Fits all judged']);
});

it('a child too young for a score is named once above foods in a row, and no row calls a food safe for them', async () => {
  storeGuestProfile({ restrictions: ['Vegan'], less: [] }, [], CONSENT);
  storePeople([MIA, aPerson({ id: 'leo', nickname: 'Leo', age: 1 })]);
  const apples = await foodOfFields({ ingredients: 'Apples' });
  const strip = async (food = apples) => stripOf({ ...(await verdictsOf(food, judgedFor())), score: null });
  expect(tooYoungText()).toBe('Not judged for Leo: below three years we only warn.');
  expect(await strip()).toMatchObject({ answer: 'not judged', headline: 'Safe for you and Mia' });
  expect((await strip()).rings.map(({ id }) => id)).toContain('leo');
  // What speaks against a food still stands there.
  expect((await strip(await muesli())).headline).toBe('Not for Mia');
  judgeFor('leo');
  expect(await strip()).toMatchObject({ answer: 'not judged', headline: null });
  judgeFor('mia');
  expect([tooYoungText(), (await strip()).headline]).toEqual([null, 'Safe for Mia']);
});
