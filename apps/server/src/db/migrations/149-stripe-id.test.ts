import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createEmptyDatabase, DIALECTS } from '../../testing/database.ts';
import { openPostgres } from '../dialects/postgres.ts';
import { openSqlite } from '../dialects/sqlite.ts';
import { migrate } from '../migrate.ts';
import { stripeId } from './149-stripe-id.ts';
import { MIGRATIONS } from './index.ts';

it.each(DIALECTS)('older subscriptions have the id that Stripe knows them by, those of stores none, on %s', async (dialect) => {
  const { config, drop } = await createEmptyDatabase(dialect);
  const db = config.dialect === 'sqlite' ? openSqlite(config) : openPostgres(config);
  onTestFinished(() => db.close().then(drop));
  await migrate(db, MIGRATIONS.slice(0, MIGRATIONS.indexOf(stripeId)));
  await db.write(async (tx) => {
    for (const [id, source] of [
      ['stripe:sub_1', 'stripe'],
      ['store:APP_STORE:7', 'store'],
    ] as const)
      await sql`insert into subscription (id, source, phase, "endsAt", renews, "paymentProblem", "observedAt", "eventId", "ownerAt") values (${id}, ${source}, 'paid', 1, 1, 0, 1, 'e', 0)`.execute(
        tx,
      );
  });
  await migrate(db, MIGRATIONS);
  expect(await db.read.selectFrom('subscription').select(['id', 'stripeId']).orderBy('id').execute()).toEqual([
    { id: 'store:APP_STORE:7', stripeId: null },
    { id: 'stripe:sub_1', stripeId: 'sub_1' },
  ]);
});
