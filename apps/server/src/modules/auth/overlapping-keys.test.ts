import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db, Tx } from '../../db/db.ts';
import { newId } from '../../lib/ids.ts';
import { fingerprint, newToken } from '../../lib/secrets.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { eventually } from '../../testing/eventually.ts';
import { type As, anyone, PASSWORD, signUp } from '../../testing/members.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createIdentitiesRepository } from '../identities/identities.repository.ts';
import { createPasskeysRepository } from '../passkeys/passkeys.repository.ts';

const ORIGIN = 'https://food.example';
const ISSUER = 'https://id.example';

/** Ana with a passkey and a connected service, and a reset link as the mail carries it. */
async function given() {
  const test = await startTestApp('postgres', { env: { PUBLIC_URL: ORIGIN, LABELWISE_BENCH: '1', FIRST_MEMBER_IS_OWNER: 'true' } });
  const { db } = test;
  const boss = await signUp(test, 'boss');
  const ana = await signUp(test, 'ana');
  const link = newToken();
  const at = { createdAt: Date.now(), expiresAt: Date.now() + 3_600_000 };
  const identity = { id: newId(), memberId: ana.id, issuer: ISSUER, subject: 'ana', email: null, createdAt: 1, lastUsedAt: null };
  await db.write(async (tx) => {
    await tx
      .insertInto('resetToken')
      .values({ tokenHash: fingerprint(link), memberId: ana.id, mailId: newId(), ...at })
      .execute();
    await tx.insertInto('identity').values(identity).execute();
  });
  const made = await makeKey(ana.as);
  expect(made.status).toBe(200);
  const reset = () => anyone(test)('POST', '/api/auth/reset-password', { token: link, password: 'plums and rye 7' });
  return { test, db, boss, ana, reset, identityId: identity.id, passkeyId: String(made.json.id) };
}

async function makeKey(as: As) {
  const challenge = String((await as('POST', '/api/passkeys/options')).json.challenge);
  return as('POST', '/api/passkeys', { name: 'Phone', response: createAuthenticator({ origin: ORIGIN }).make(challenge) });
}

/** Until so many transactions wait for a row that another holds. */
async function untilWaiting(db: Db, count: number): Promise<void> {
  const waiting = sql<{ count: string }>`
    select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await eventually(async () => expect(Number((await waiting.execute(db.read)).rows[0]?.count)).toBeGreaterThanOrEqual(count));
}

// With SQLite one transaction follows the other: there nothing overlaps.
describe('what overlaps the end of all sessions on postgres', () => {
  const session = (memberId: string, token: string) => ({
    id: newId(),
    memberId,
    tokenHash: fingerprint(token),
    device: 'x',
    createdAt: Date.now(),
    lastUsedAt: Date.now(),
    expiresAt: Date.now() + 3_600_000,
    provenAt: null,
  });

  it.each<['passkey' | 'identity']>([['passkey'], ['identity']])('a sign-in by %s leaves no session behind a reset', async (kind) => {
    const { test, db, ana, reset, identityId, passkeyId } = await given();
    const token = newToken();
    const { counter } = await db.read.selectFrom('passkey').select('counter').executeTakeFirstOrThrow();
    let resetting: ReturnType<typeof reset> | undefined;
    const signIn = async (tx: Tx) => {
      resetting = reset();
      await untilWaiting(db, 1);
      await tx.insertInto('session').values(session(ana.id, token)).execute();
    };
    const isUsed =
      kind === 'passkey'
        ? createPasskeysRepository(db).use(passkeyId, counter, counter, Date.now(), signIn)
        : createIdentitiesRepository(db).use(identityId, Date.now(), signIn);
    expect(await isUsed).toBe(true);
    expect((await resetting)?.status).toBe(200);
    expect((await anyone(test)('GET', '/api/auth/me', undefined, { authorization: `Bearer ${token}` })).status).toBe(401);
  });

  it('a passkey that a stranger makes does not outlive a reset', async () => {
    const { db, ana, reset, identityId } = await given();
    const calls: Promise<{ status: number }>[] = [];
    // Whoever holds this row stops the reset half way.
    await createIdentitiesRepository(db).use(identityId, Date.now(), async () => {
      calls.push(reset());
      await untilWaiting(db, 1);
      const making = makeKey(ana.as);
      calls.push(making);
      await Promise.race([making, untilWaiting(db, 2)]);
    });
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 401]);
    expect(await db.read.selectFrom('passkey').selectAll().execute()).toEqual([]);
  });

  it('an access token that a stranger makes does not outlive a sign-out by the owner', async () => {
    const { db, boss, ana } = await given();
    const make = () => ana.as('POST', '/api/access-tokens', { name: 'mine', scopes: ['foods:read'] });
    const { json: first } = await make();
    expect((await boss.as('POST', '/api/auth/reauthenticate', { currentPassword: PASSWORD })).status).toBe(200);
    const calls: Promise<{ status: number }>[] = [];
    await db.write(async (tx) => {
      await tx.updateTable('accessToken').set({ lastUsedAt: 1 }).where('id', '=', String(first.id)).execute();
      calls.push(boss.as('DELETE', `/api/owner/members/${ana.id}/sessions`));
      await untilWaiting(db, 1);
      const making = make();
      calls.push(making);
      await Promise.race([making, untilWaiting(db, 2)]);
    });
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([204, 401]);
    expect(await db.read.selectFrom('accessToken').selectAll().execute()).toEqual([]);
  });
});
