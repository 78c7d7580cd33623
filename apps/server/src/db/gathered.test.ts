import { beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import type { PostgresDb } from './db.ts';
import { createQuestion } from './question.ts';

let db: PostgresDb;
let statements: string[] = [];
beforeEach(async () => {
  const opened = await openTestDatabase('postgres');
  if (opened.dialect !== 'postgres') throw new Error('Asked for PostgreSQL');
  db = {
    ...opened,
    ask: (statement, values) => {
      statements.push(statement);
      return opened.ask(statement, values);
    },
  };
  const member = { firstName: '', lastName: '', passwordHash: '', subscriptionStatus: 'free' as const, createdAt: 0 };
  const session = { device: '', lastUsedAt: 0, expiresAt: 0, provenAt: null };
  await db.write(async (tx) => {
    for (const id of ['ann', 'bea'])
      await tx
        .insertInto('member')
        .values({ ...member, id, email: id, username: id })
        .execute();
    for (const [id, memberId, createdAt] of [
      ['a1', 'ann', 1],
      ['a2', 'ann', 9_007_199_254_740_991],
      ['b1', 'bea', 1],
    ] as const)
      await tx
        .insertInto('session')
        .values({ ...session, id, memberId, tokenHash: id, createdAt })
        .execute();
  });
});

const since = () =>
  createQuestion(db, ['', 0], (memberId: string, from: number) =>
    db.read.selectFrom('session').select(['id', 'memberId']).where('memberId', '=', memberId).where('createdAt', '>=', from),
  );
const counted = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  statements = [];
  return [await work(), statements.length];
};

it('those who ask PostgreSQL the same at a time are answered by one statement, each with their own rows', async () => {
  const ask = since();
  const [answers, asked] = await counted(() =>
    Promise.all([ask('ann', 0), ask('nobody', 0), ask('bea', 0), ask('ann', 9_007_199_254_740_991), ask('bea', 2), ask('ann', 0)]),
  );
  const anns = [
    { id: 'a1', memberId: 'ann' },
    { id: 'a2', memberId: 'ann' },
  ];
  const sorted = answers.map((rows) => rows.sort((left, right) => left.id.localeCompare(right.id)));
  expect(sorted).toEqual([anns, [], [{ id: 'b1', memberId: 'bea' }], [{ id: 'a2', memberId: 'ann' }], [], anns]);
  expect(asked).toBe(1);
  expect(await counted(() => ask('bea', 0))).toEqual([[{ id: 'b1', memberId: 'bea' }], 1]);
});

it('very many are answered in parts', async () => {
  const ask = since();
  const [answers, asked] = await counted(() => Promise.all(Array.from({ length: 150 }, (_, at) => ask(at === 149 ? 'bea' : 'nobody', 0))));
  expect(answers.map((rows) => rows.length)).toEqual([...Array.from({ length: 149 }, () => 0), 1]);
  expect(asked).toBe(3);
});

it('a value that PostgreSQL refuses is refused to who asked with it alone, and quotes and commas are part of a value', async () => {
  const ask = since();
  const answers = await Promise.allSettled([
    ask('ann', 0),
    ask('\0', 0),
    ask('{"bea","ann"}', 0),
    ask("bea' or true --", 0),
    ask('bea', 0),
  ]);
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.length : 'refused'))).toEqual([2, 'refused', 0, 0, 1]);
});

it('what is asked in an order or with a limit is asked for each alone', async () => {
  const newest = createQuestion(db, ['', 0], (memberId: string, limit: number) =>
    db.read.selectFrom('session').select('id').where('memberId', '=', memberId).orderBy('createdAt', 'desc').limit(limit),
  );
  const [answers, asked] = await counted(() => Promise.all([newest('ann', 1), newest('bea', 1)]));
  expect([answers, asked]).toEqual([[[{ id: 'a2' }], [{ id: 'b1' }]], 2]);
});
