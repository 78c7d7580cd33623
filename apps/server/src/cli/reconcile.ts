/** `npm run reconcile`: compares every subscription at Stripe with ours, as if no event had been missed, and makes calls that wait. */
import { parseArgs } from 'node:util';
import { runReconcile } from './run-reconcile.ts';

const USAGE = `Usage: npm run reconcile

Reads every subscription of the Stripe account and takes over what is newer there than in the database; then makes the calls to
Stripe that wait (cancellations of deleted accounts). Safe to repeat and to run beside the service; once a day is right for most.
Reads the same environment as the service: STRIPE_SECRET_KEY, DATA_DIR or DATABASE_URL.
Store purchases are not covered: RevenueCat sends its events again by itself, and from its dashboard.`;

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h', default: false } } });

if (values.help) console.log(USAGE);
else process.exitCode = await runReconcile(process.env, process);
