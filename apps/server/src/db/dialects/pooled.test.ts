import { STRESS } from '@labelwise/domain/testing';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createBarePostgresDatabase } from '../../testing/database.ts';
import { givenFullMember } from '../../testing/full-member.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { anyone, PASSWORD } from '../../testing/members.ts';
import { PGBOUNCER, startPgBouncer } from '../../testing/pgbouncer.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { startTransactionPooler } from '../../testing/transaction-pooler.ts';
import { OATS } from '../../testing/writers.ts';
import { openPostgres } from './postgres.ts';

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

const CASES = [
  ['one that hands each transaction another session', false],
  // A long run without it would show less than its page promises.
  ['PgBouncer', PGBOUNCER === undefined && !STRESS],
] as const;

for (const [name, isSkipped] of CASES) {
  it.skipIf(isSkipped)(`behind a pooler of transactions (${name}) the schema is made and every kind of call is answered`, async () => {
    const url = await givenPooled(name);
    const test = await startTestApp('postgres', {
      database: { dialect: 'postgres', url, maxConnections: 8 },
      env: { FREE_SCANS_PER_DAY: '0' },
    });
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
  });

  it.skipIf(isSkipped)(`a transaction behind a pooler (${name}) has the limits that a session has without one`, async () => {
    const db = openPostgres({ dialect: 'postgres', url: await givenPooled(name) });
    onTestFinished(() => db.close());
    const limits = await db.write(async (tx) => {
      const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
      return Promise.all(
        names.map(
          async (limit) =>
            (await tx.selectNoFrom(({ fn, val }) => fn<string>('current_setting', [val(limit)]).as('value')).executeTakeFirstOrThrow())
              .value,
        ),
      );
    });
    expect(limits).toEqual(['15s', '5s', '15s']);
  });
}
