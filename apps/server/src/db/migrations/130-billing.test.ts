import { createHmac } from 'node:crypto';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fingerprint } from '../../lib/secrets.ts';
import { temporaryFolder } from '../../testing/process.ts';
import { openSqlite } from '../dialects/sqlite.ts';
import { migrate } from '../migrate.ts';
import { billing } from './130-billing.ts';
import { MIGRATIONS } from './index.ts';

it('a trial that was used before hashes had a key still counts as used', async () => {
  const db = openSqlite({ dialect: 'sqlite', file: path.join(temporaryFolder(), 'labelwise.db') });
  await migrate(db, MIGRATIONS.slice(0, MIGRATIONS.indexOf(billing)));
  const used = ['ana@example.org', 'bob@example.org'].map((email) => ({ emailHash: fingerprint(email), startedAt: 7 }));
  await db.write((tx) => tx.insertInto('trialUsed').values(used).execute());
  await migrate(db, MIGRATIONS);
  const { value } = await db.read.selectFrom('serverKey').select('value').where('name', '=', 'trial').executeTakeFirstOrThrow();
  const keyed = used.map(({ emailHash, startedAt }) => ({
    emailHash: createHmac('sha256', value).update(emailHash).digest('hex'),
    startedAt,
  }));
  const order = (rows: typeof used) => rows.toSorted((a, b) => (a.emailHash < b.emailHash ? -1 : 1));
  expect(order(await db.read.selectFrom('trialUsed').selectAll().execute())).toEqual(order(keyed));
  await db.close();
});
