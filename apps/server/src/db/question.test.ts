import { expect, it } from 'vitest';
import { openTestDatabase, RULE_DIALECTS } from '../testing/database.ts';
import { createQuestion } from './question.ts';

it.each(RULE_DIALECTS)('on %s a question whose values are not those of its statement is refused when it is made', async (dialect) => {
  const { read, ...db } = await openTestDatabase(dialect);
  const sessions = (id: string) => read.selectFrom('session').select('id').where('id', '=', id);
  const ask = createQuestion({ ...db, read }, [''], sessions);
  expect(await ask('nobody')).toEqual([]);
  expect(() =>
    createQuestion({ ...db, read }, ['', 5], (id: string, least: number) => sessions(id).where('createdAt', '>', least + 1)),
  ).toThrow('The values of a question are not those of its statement');
});

it('a question whose statement SQLite would plan anew for each value finds the same rows, of words, numbers and a limit', async () => {
  const db = await openTestDatabase('sqlite');
  const member = { firstName: '', lastName: '', passwordHash: '', subscriptionStatus: 'free' as const, createdAt: 0 };
  const session = { device: '', lastUsedAt: 0, expiresAt: 0, provenAt: null };
  await db.write(async (tx) => {
    await tx
      .insertInto('member')
      .values({ ...member, id: 'ann', email: 'ann', username: 'ann' })
      .execute();
    for (const [id, createdAt] of Object.entries({ a: 1, b: 2, c: 9_007_199_254_740_991 }))
      await tx
        .insertInto('session')
        .values({ ...session, id, memberId: 'ann', tokenHash: id, createdAt })
        .execute();
  });
  const since = createQuestion(db, ['', 1, 2], (memberId: string, from: number, limit: number) =>
    db.read
      .selectFrom('session')
      .innerJoin('member', 'member.id', 'session.memberId')
      .select('session.id')
      .where('member.id', '=', memberId)
      .where('session.createdAt', '>=', from)
      .orderBy('session.createdAt')
      .limit(limit),
  );
  expect((await since('ann', 2, 5)).map(({ id }) => id)).toEqual(['b', 'c']);
  expect((await since('ann', 9_007_199_254_740_991, 5)).map(({ id }) => id)).toEqual(['c']);
  expect((await since('ann', 0, 1)).map(({ id }) => id)).toEqual(['a']);
  expect(await since('1', 0, 5)).toEqual([]);
});
