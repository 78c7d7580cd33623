import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { createContext } from '../context.ts';
import { createTestDatabase, RULE_DIALECTS } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { givenFoods } from '../testing/given-foods.ts';
import { signUp } from '../testing/members.ts';
import { PACK_THREAD, READING_THREADS } from '../testing/test-app.ts';

const OATS = '4006040055235';

it.each(RULE_DIALECTS)('a service applies its periods from its start on, on %s', async (dialect) => {
  const { config: database, drop } = await createTestDatabase(dialect);
  onTestFinished(drop);
  const start = (env: Record<string, string>) =>
    createContext(
      { ...readConfig({ OFF_ENABLED: 'false', LOG_LEVEL: 'silent', ...env }), database },
      { readingThreads: READING_THREADS, packThread: PACK_THREAD, passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 } },
    );
  const first = await start({});
  await givenFoods(first.db, { gtin: OATS });
  const ana = await signUp({ ...first, logs: () => '' }, 'ana');
  await ana.as('POST', '/api/scans', { foodId: OATS });
  expect(await first.db.read.selectFrom('scan').select('id').execute()).toHaveLength(1);
  await first.db.write((tx) =>
    tx
      .updateTable('scan')
      .set({ scannedAt: Date.now() - 31 * 86_400_000 })
      .execute(),
  );
  await first.close();
  const second = await start({ KEEP_SCANS_DAYS: '30' });
  onTestFinished(() => second.close());
  await eventually(async () => expect(await second.db.read.selectFrom('scan').select('id').execute()).toEqual([]));
});
