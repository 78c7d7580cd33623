import { STRESS } from '@labelwise/domain/testing';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createBarePostgresDatabase } from '../../testing/database.ts';
import { givenFullMember } from '../../testing/full-member.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { anyone, PASSWORD } from '../../testing/members.ts';
import { PGBOUNCER, startPgBouncer, startTransactionPooler } from '../../testing/pgbouncer.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { OATS } from '../../testing/writers.ts';
import type { Db } from '../db.ts';

const POOLERS = {
  'one that hands each transaction another session': () => startTransactionPooler(inject('postgresUrl')),
  PgBouncer: () => startPgBouncer(inject('postgresUrl')),
};

/** An empty database, reached through a pooler in transaction mode. */
async function givenPooled(name: keyof typeof POOLERS): Promise<string> {
  const { config, drop } = await createBarePostgresDatabase();
  const pooler = await POOLERS[name]();
  onTestFinished(async () => {
    await pooler.close();
    await drop();
  });
  return pooler.url + new URL(config.url).pathname.slice(1);
}

type Case = readonly [name: keyof typeof POOLERS, isSkipped: boolean];

/** The short run has one of the two: the other is what it is where there is no PgBouncer. A long run without it fails. */
const CASES: readonly Case[] = [
  ['PgBouncer', PGBOUNCER === undefined && !STRESS],
  ...(PGBOUNCER === undefined || STRESS ? [['one that hands each transaction another session', false] as const] : []),
];

for (const [name, isSkipped] of CASES)
  it.skipIf(isSkipped)(
    `behind a pooler of transactions (${name}) the schema is made, every kind of call is answered, and transactions have the limits of sessions`,
    async () => {
      const url = await givenPooled(name);
      const test = await startTestApp('postgres', {
        database: { dialect: 'postgres', url, maxConnections: 8 },
        env: { FREE_SCANS_PER_DAY: '0' },
      });
      expect(await limitsOf(test.db)).toEqual(['15s', '5s', '15s']);
      await givenFoods(test.db, { gtin: OATS, name: 'Oats of the mill' });
      const ana = await givenFullMember(test, 'ana');
      const { as, id } = ana;
      const reads = ['/api/scans', '/api/favorites', '/api/user-preferences', '/api/insights/week', `/api/foods/barcode/${OATS}`];
      // More at once than there are sessions behind the pooler.
      const answers = await Promise.all([...reads, ...reads, ...reads].map((path) => as('GET', path)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      for (const word of ['oats', 'oatts', 'mil', 'nothing'])
        expect((await anyone(test)('GET', `/api/foods/search?q=${word}`)).status).toBe(200);
      const scans = await Promise.all(Array.from({ length: 12 }, () => as('POST', '/api/scans', { foodId: OATS })));
      expect(scans.map(({ status }) => status)).toEqual(scans.map(() => 200));
      expect((await as('GET', '/api/export')).status).toBe(200);
      expect((await as('DELETE', `/api/users/${id}`, { currentPassword: PASSWORD })).status).toBe(200);
      expect((await as('GET', '/api/scans')).status).toBe(401);
    },
  );

/** The limits of a transaction, as the server has them. */
function limitsOf(db: Db): Promise<string[]> {
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  return db.write((tx) =>
    Promise.all(
      names.map(
        async (limit) =>
          (await tx.selectNoFrom(({ fn, val }) => fn<string>('current_setting', [val(limit)]).as('value')).executeTakeFirstOrThrow()).value,
      ),
    ),
  );
}
