/** `npm run reconcile`: compares every subscription at Stripe with ours, as if no event had been missed, and makes calls that wait. */

import { parseArgs } from 'node:util';
import { ConfigError } from '../config.ts';
import { withLease } from '../db/leases.ts';
import { systemClock } from '../lib/clock.ts';
import { PaymentError } from '../modules/subscription/payment-gateway.ts';
import { createBilling } from '../subscription-context.ts';
import { commandConfig, openForCommand } from './command.ts';
import type { Output } from './json-lines.ts';

const USAGE = `Usage: npm run reconcile

Reads every subscription of the Stripe account and takes over what is newer there than in the database; then makes the calls to
Stripe that wait (cancellations of deleted accounts). Safe to repeat and to run beside the service; once a day is right for most.
Reads the same environment as the service: STRIPE_SECRET_KEY, DATA_DIR or DATABASE_URL.
Store purchases are not covered: RevenueCat sends its events again by itself, and from its dashboard.`;

/** @returns the exit code: 0 done, 1 Stripe could not be asked, 2 there is no key */
export async function runReconcile(env: NodeJS.ProcessEnv, { stdout, stderr }: Output): Promise<number> {
  const config = commandConfig(env);
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

if (import.meta.main) {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h', default: false } } });
  if (values.help) console.log(USAGE);
  else process.exitCode = await runReconcile(process.env, process);
}
