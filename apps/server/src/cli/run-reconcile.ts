/** What `npm run reconcile` does. */
import { resolve } from 'node:path';
import { ConfigError, readConfig } from '../config.ts';
import { withLease } from '../db/leases.ts';
import { systemClock } from '../lib/clock.ts';
import { PaymentError } from '../modules/subscription/payment-gateway.ts';
import { createBilling } from '../subscription-context.ts';
import type { Output } from './json-lines.ts';
import { openForCommand } from './open-for-command.ts';

/** @returns the exit code: 0 done, 1 Stripe could not be asked, 2 there is no key */
export async function runReconcile(env: NodeJS.ProcessEnv, { stdout, stderr }: Output): Promise<number> {
  const config = readConfig({ DATA_DIR: resolve(import.meta.dirname, '../../../../data'), ...env });
  const db = await openForCommand(config.database);
  const billing = await createBilling({ config, db, onFailure: (error) => stderr.write(`${String(error)}\n`) });
  try {
    const { reconcile, tasks } = billing;
    if (reconcile === null) {
      stderr.write('STRIPE_SECRET_KEY is not set: there is nothing to compare with.\n');
      return 2;
    }
    const isDone = await withLease(db, 'reconcile', systemClock, async () => {
      const { read, corrected, unknown } = await reconcile();
      await tasks.flush();
      stdout.write(
        `${read} subscriptions at Stripe: ${corrected} corrected here, ${unknown} of nobody we know, ${read - corrected - unknown} as they were.\n`,
      );
    });
    if (!isDone) stdout.write('Another process is comparing them: nothing was done here.\n');
    return 0;
  } catch (error) {
    if (!(error instanceof PaymentError) && !(error instanceof ConfigError)) throw error;
    stderr.write(`${error.message}\n`);
    return 1;
  } finally {
    await billing.close();
    await db.close();
  }
}
