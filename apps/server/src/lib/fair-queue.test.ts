import { expect, it, vi } from 'vitest';
import { createFairQueue, householdOf } from './fair-queue.ts';

const FOREVER = new AbortController().signal;

/** Enters so many times at once; records whose turn came, and can end one of them. */
function given(limits: { atOnce: number; perOwner: number }) {
  const queue = createFairQueue(limits);
  const turns: string[] = [];
  const ends: (() => void)[] = [];
  return {
    turns,
    async enter(owner: string, size?: number) {
      const end = await queue.enter(owner, FOREVER, size);
      turns.push(owner);
      ends.push(end);
    },
    endOldest: async () => {
      ends.shift()?.();
      await settled();
    },
  };
}

const settled = () => new Promise(setImmediate);

it('one member takes no more places than are theirs, and the next member begins at once', async () => {
  const { enter, turns } = given({ atOnce: 4, perOwner: 2 });
  for (let index = 0; index < 64; index += 1) void enter('ana');
  void enter('bob');
  await settled();
  expect(turns).toEqual(['ana', 'ana', 'bob']);
});

it('a place that becomes free goes to whoever has the fewest under way, however long others have waited', async () => {
  const { enter, turns, endOldest } = given({ atOnce: 2, perOwner: 2 });
  for (let index = 0; index < 8; index += 1) void enter('ana');
  for (const member of ['bob', 'eve']) void enter(member);
  await settled();
  expect(turns).toEqual(['ana', 'ana']);
  await endOldest();
  expect(turns.slice(2)).toEqual(['bob']);
  await endOldest();
  // Nobody has fewer than ana now, and ana has waited longest.
  expect(turns.slice(3)).toEqual(['ana']);
  await endOldest();
  expect(turns.slice(4)).toEqual(['eve']);
});

it('who gives up while waiting takes no place, and a turn that ends twice frees one', async () => {
  const queue = createFairQueue({ atOnce: 1, perOwner: 1 });
  const end = await queue.enter('ana', FOREVER);
  const control = new AbortController();
  const late = queue.enter('bob', control.signal);
  const eve = queue.enter('eve', FOREVER);
  control.abort(new Error('left'));
  await expect(late).rejects.toThrow('left');
  end();
  end();
  const endEve = await eve;
  const begun = vi.fn();
  void queue.enter('ana', FOREVER).then(begun);
  await settled();
  expect(begun).not.toHaveBeenCalled();
  endEve();
  await settled();
  expect(begun).toHaveBeenCalledOnce();
  await expect(queue.enter('bob', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});

it('what is larger than the room has its turn alone, and is not overtaken for good', async () => {
  const { enter, turns, endOldest } = given({ atOnce: 10, perOwner: 10 });
  for (const [owner, size] of [
    ['ana', 4],
    ['bob', 25],
    ['eve', 4],
  ] as const)
    void enter(owner, size);
  await settled();
  expect(turns).toEqual(['ana']);
  await endOldest();
  expect(turns).toEqual(['ana', 'bob']);
  await endOldest();
  expect(turns).toEqual(['ana', 'bob', 'eve']);
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, household) => {
  expect(householdOf(ip)).toBe(household);
});
