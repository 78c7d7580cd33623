import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createContext } from '../context.ts';
import { stripeSubscription } from '../testing/billing-events.ts';
import { createTestDatabase, RULE_DIALECTS } from '../testing/database.ts';
import { signUp } from '../testing/members.ts';
import { commandEnvironment, outputOf, temporaryFolder } from '../testing/process.ts';
import { startStripe } from '../testing/stripe-stand-in.ts';
import { runReconcile } from './reconcile.ts';

const NOW = Math.floor(Date.now() / 1000);
const DAY = 86_400;

/** The command as a person starts it. */
async function reconcile(env: Record<string, string>): Promise<{ code: unknown; output: string }> {
  const command = [path.join(import.meta.dirname, 'reconcile.ts')];
  return promisify(execFile)(process.execPath, command, { env: { ...commandEnvironment(), ...env } }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: unknown; stdout: string; stderr: string }) => ({ code: error.code, output: error.stdout + error.stderr }),
  );
}

describe.each(RULE_DIALECTS)('npm run reconcile on %s', (dialect) => {
  it('applies what events that never came would have reported, and leaves the rest', async () => {
    const stripe = await startStripe();
    const { config, drop } = await createTestDatabase(dialect);
    const folder = temporaryFolder();
    // A command finds a SQLite database by its folder.
    const database = config.dialect === 'sqlite' ? { ...config, file: path.join(folder, 'labelwise.db') } : config;
    const env = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_BASE_URL: stripe.url, OFF_ENABLED: 'false', LOG_LEVEL: 'silent' };
    const context = await createContext({ ...readConfig(env), database });
    const test = { ...context, logs: () => '' };
    const [ana, bob] = [await signUp(test, 'ana'), await signUp(test, 'bob')];
    const period = { from: NOW - DAY, until: NOW + 29 * DAY };
    for (const [id, customer, fields] of [
      ['sub_ana', 'cus_a', { metadata: { memberId: ana.id } }],
      ['sub_bob', 'cus_b', { status: 'canceled', ended_at: NOW - 60, metadata: { memberId: bob.id } }],
      ['sub_other', 'cus_c', {}],
    ] as const)
      stripe.objects.set(id, stripeSubscription({ id, customer, ...period, ...fields }));
    const where = database.dialect === 'sqlite' ? { DATA_DIR: folder } : { DATABASE_URL: database.url };
    const run = () => outputOf((output) => runReconcile({ ...env, ...where }, output));
    expect(await run()).toMatchObject({
      code: 0,
      output: '3 subscriptions at Stripe: 2 corrected here, 1 of nobody we know, 0 as they were.\n',
    });
    expect((await ana.as('GET', '/api/auth/user')).json.subscription).toMatchObject({ status: 'active', plan: 'monthly' });
    expect((await bob.as('GET', '/api/auth/user')).json.subscription.status).toBe('free');
    expect((await run()).output).toContain('0 corrected here, 1 of nobody we know, 2 as they were');
    stripe.misbehave('html');
    expect(await run()).toMatchObject({ code: 1, errors: expect.stringMatching(/^Stripe: /u) });
    await context.close();
    await drop();
  });
});

it('without a key says so and ends with 2', async () => {
  expect(await reconcile({ DATA_DIR: temporaryFolder() })).toEqual({
    code: 2,
    output: 'STRIPE_SECRET_KEY is not set: there is nothing to compare with.\n',
  });
});
