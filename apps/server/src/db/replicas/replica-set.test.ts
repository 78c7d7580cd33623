import { expect, it, onTestFinished } from 'vitest';
import { shows } from './position.ts';
import { createReplicaSet, MAX_AGE_MS } from './replica-set.ts';

type Row = { timeline: string; beat: number; follows: boolean; undecided: number };

/** A database whose servers answer what the test says, by a clock of the test. */
function given(count: number) {
  const state = { now: 0, primary: { timeline: '00000001', beat: 1 } as { timeline: string; beat: number } | null };
  const replicas = Array.from({ length: count }, (_, index) => {
    const answer = (): Row => ({ timeline: '00000001', beat: state.primary?.beat ?? 0, follows: true, undecided: 100 });
    const replica = { index, answer: answer as () => Row | Promise<Row> };
    return Object.assign(replica, { ask: async <Asked extends object>() => [await replica.answer()] as unknown as Asked[] });
  });
  const changes: string[] = [];
  const set = createReplicaSet({
    primary: {
      async ask<Asked extends object>(statement: string) {
        if (state.primary === null) throw new Error('connect ECONNREFUSED');
        return (statement.startsWith('select') ? [state.primary] : []) as unknown as Asked[];
      },
    },
    replicas,
    now: () => state.now,
    onChange: ({ index }, reason) => changes.push(`${index} ${reason ?? 'back'}`),
  });
  onTestFinished(() => set.stop());
  const beat = async (ms = 1000): Promise<void> => {
    state.now += ms;
    if (state.primary !== null) state.primary = { ...state.primary, beat: state.primary.beat + 1 };
    await set.look();
  };
  const picked = () => new Set(Array.from({ length: 2 * count }, () => set.pick(null)?.index ?? null));
  return { state, replicas, set, beat, changes, picked };
}

const frozen = (row: Row) => () => row;

it('replicas take turns; nothing is read from one before it has answered', async () => {
  const { set, beat, picked } = given(2);
  expect(set.pick(null)).toBeNull();
  await beat();
  expect(picked()).toEqual(new Set([0, 1]));
});

it('one that lags too far, answers wrongly or not at all is left out, and comes back by itself', async () => {
  const { replicas, beat, picked, changes } = given(2);
  await beat();
  const [first] = replicas;
  if (first === undefined) throw new Error('There are two');
  const usual = first.answer;
  first.answer = frozen(await usual());
  for (let age = 1000; age < MAX_AGE_MS; age += 1000) await beat();
  expect(picked()).toEqual(new Set([0, 1]));
  await beat(1001);
  expect(picked()).toEqual(new Set([1]));
  first.answer = () => Promise.reject(new Error('the database system is starting up'));
  await beat();
  first.answer = async () => ({ ...(await usual()), follows: false });
  await beat();
  expect(picked()).toEqual(new Set([1]));
  first.answer = usual;
  await beat();
  expect(picked()).toEqual(new Set([0, 1]));
  expect(changes).toEqual([
    '0 back',
    '1 back',
    '0 it is too far behind',
    '0 it does not answer, or not in time',
    '0 it is no replica of this database',
    '0 back',
  ]);
});

it('one that failed a request rests for some seconds, however well it answers', async () => {
  const { replicas, set, beat, picked } = given(2);
  await beat();
  const [first] = replicas;
  if (first !== undefined) set.leaveOut(first, new Error('Query read timeout'));
  await beat();
  expect(picked()).toEqual(new Set([1]));
  await beat(5000);
  expect(picked()).toEqual(new Set([0, 1]));
});

it('while the primary is gone the replicas that were up to date are read from', async () => {
  const { state, replicas, beat, picked } = given(1);
  await beat();
  // It still shows the last beat.
  const [first] = replicas;
  if (first !== undefined) first.answer = frozen(await first.answer());
  state.primary = null;
  for (let second = 0; second < 60; second += 1) await beat();
  expect(picked()).toEqual(new Set([0]));
});

it('after a failover one that still follows the former primary is left out, though it is further than the new one', async () => {
  const { state, replicas, beat, picked } = given(1);
  await beat();
  const [first] = replicas;
  if (first !== undefined) first.answer = frozen({ timeline: '00000001', beat: 99, follows: true, undecided: 500 });
  state.primary = { timeline: '00000002', beat: 7 };
  await beat();
  expect(picked()).toEqual(new Set([null]));
  if (first !== undefined) first.answer = () => ({ timeline: '00000002', beat: state.primary?.beat ?? 0, follows: true, undecided: 500 });
  await beat();
  expect(picked()).toEqual(new Set([0]));
});

it.each([
  ['every earlier transaction is finished', { timeline: '00000001', undecided: 101 }, true],
  ['it, or an earlier one, is still open', { timeline: '00000001', undecided: 100 }, false],
  ['the write came after a failover that the replica has not followed', { timeline: '00000000', undecided: 500 }, false],
  ['the replica has followed a failover since', { timeline: '0000000A', undecided: 101 }, true],
])('where %s, whether a replica shows the write of transaction 100 is decided', (_when, replica, expected) => {
  expect(shows(replica, { timeline: '00000001', transactionId: 100 })).toBe(expected);
});
