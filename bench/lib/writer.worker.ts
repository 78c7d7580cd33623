/** Thread that writes a row again and again, as members do beside those who search. */
import { setTimeout as pause } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { type DatabaseConfig, openDatabase } from '../../apps/server/src/db/open.ts';
import { createFoodsRepository } from '../../apps/server/src/modules/foods/foods.repository.ts';

const { config, everyMs }: { config: DatabaseConfig; everyMs: number } = workerData;
const foods = createFoodsRepository(await openDatabase(config.dialect === 'sqlite' ? { ...config, synchronous: 'NORMAL' } : config));
for (let at = 0; ; at += 1) {
  const now = Date.now();
  await foods.rememberMiss(String(2_000_000_000_000 + (at % 1000)), now, now + 60_000);
  await pause(everyMs);
}
