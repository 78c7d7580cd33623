import { prepareProfile } from '@labelwise/domain/scoring';
import { expect, it } from 'vitest';
import { noOwnFoods } from '../../submissions/member-foods.service.ts';
import { createSharedAnswers } from './shared-answers.ts';

const PROFILES = new Map([
  ['nobody in particular', prepareProfile({})],
  ['coeliac', prepareProfile({ restrictions: ['Gluten-Free'] })],
]);

function givenAnswers(most?: number) {
  const given = { count: 1 as number | null, now: 0, asked: [] as string[] };
  const answer = async (words: string) => {
    given.asked.push(words);
    return `{"hits":"${words} ${given.asked.length}"}`;
  };
  const shared = createSharedAnswers(
    {
      find: ({ q = '' }) => answer(q),
      suggest: (text) => answer(text),
      candidates: ({ q = '' }) => answer(q),
    },
    {
      foods: { count: async () => given.count },
      ownFoods: async (memberId) => ({ ...(await noOwnFoods(null)), isEmpty: memberId !== 'with a pack' }),
      profileOf: async (memberId) => PROFILES.get(memberId) ?? prepareProfile({}),
      now: () => given.now,
    },
    most,
  );
  const find = (q: string, memberId: string | null = null) => shared.find({ q, sort: 'match', limit: 24, from: 0 }, memberId, 'en');
  return { given, shared, find };
}

it('answers again from memory for whom everybody’s answer is right, until a food changes or the time is over', async () => {
  const { given, shared, find } = givenAnswers();
  const first = await find('milk');
  expect(await find('milk', 'nobody in particular')).toBe(first);
  await shared.suggest('milk', null, 'en');
  await shared.suggest('milk', null, 'en');
  await shared.suggest('milk', null, 'de');
  expect(given.asked).toHaveLength(3);
  given.count = 2;
  expect(await find('milk')).not.toBe(first);
  given.now = 5 * 60_000;
  await find('milk');
  expect(given.asked).toHaveLength(5);
});

it('never answers from memory what somebody may eat, nor while nobody counts changes', async () => {
  const { given, shared, find } = givenAnswers();
  await find('milk');
  for (const memberId of ['coeliac', 'with a pack', 'coeliac']) await find('milk', memberId);
  await shared.candidates({ q: 'milk', limit: 100 }, 'en');
  await shared.candidates({ q: 'milk', limit: 100 }, 'en');
  given.count = null;
  await find('milk');
  expect(given.asked).toHaveLength(7);
});

it('holds the answers that were used last, as far as there is room', async () => {
  const { given, find } = givenAnswers(40);
  for (const words of ['milk', 'tea', 'milk', 'rice', 'milk', 'tea']) await find(words);
  expect(given.asked).toEqual(['milk', 'tea', 'rice', 'tea']);
});
