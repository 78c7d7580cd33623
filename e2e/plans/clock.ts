import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../support/server.ts';

/** Sets the end of the signed-in member's trial to yesterday, in the database, since the clock of the server cannot be set from outside. */
export async function endTrial(server: RunningServer, page: Page): Promise<void> {
  const id = await page.evaluate(() => String(JSON.parse(localStorage.getItem('user') ?? '{}').id));
  await page.goto('about:blank');
  await server.kill();
  const database = new DatabaseSync(join(server.dataDir, 'labelwise.db'));
  const { changes } = database.prepare('update member set "trialEndsAt" = ? where id = ?').run(Date.now() - 86_400_000, id);
  database.close();
  await server.restart();
  if (changes !== 1) throw new Error(`no member ${id}`);
}
