import { sql } from 'kysely';
import { MEMBER_TABLES } from '../db/schema/member-tables.ts';
import { type As, signUp } from './members.ts';
import type { TestApp } from './test-app.ts';

/** A word that only their own answers may hold. */
export const PRIVATE = 'Nightingale';
const OATS = '4006040055235';

export type FullMember = { as: As; id: string; email: string; token: string };

/** A member on trial who has left something in every table that holds anything of members. */
export async function givenFullMember(test: TestApp, name: string): Promise<FullMember> {
  const ana = await signUp(test, name, { trial: true, lastName: PRIVATE });
  const done = async (...call: Parameters<As>) => {
    const { status, json } = await ana.as(...call);
    if (status >= 300) throw new Error(`${call[0]} ${call[1]} answered ${status}: ${JSON.stringify(json)}`);
    return json;
  };
  await done('POST', '/api/scans', { foodId: OATS }, { 'idempotency-key': 'first' });
  await done('POST', '/api/favorites', { foodId: OATS });
  await done('POST', `/api/purchased/${OATS}`, {});
  await done('POST', `/api/consumed/${OATS}?amount=40`, {});
  await done('POST', '/api/user-preferences', { ingredientName: `${PRIVATE} sugar`, preferenceValue: -3, reason: PRIVATE });
  await done('PUT', '/api/health-profile', {
    age: 41,
    height: 67,
    weight: 140,
    medicalConditions: [`${PRIVATE} disease`],
    consentVersion: '2026-11',
  });
  await done('POST', '/api/people', {
    nickname: `${PRIVATE} Mia`,
    colour: 'sage',
    age: null,
    dietaryRestrictions: [`${PRIVATE} allergy`],
    medicalConditions: [`${PRIVATE} disease`],
    healthGoals: [PRIVATE],
    preferences: [{ ingredientName: `${PRIVATE} sugar`, preferenceValue: -3 }],
    consentVersion: '2026-11',
  });
  await done('PUT', `/api/submissions/${OATS}`, {
    fields: { name: { value: `${PRIVATE} oats`, from: 'hand', at: 1 } },
  });
  const changed = (value: string | number | boolean | null) => ({ value, count: 1, by: 'device-of-test' });
  const entry = {
    id: `entry-of-${name}`,
    name: changed(`2 ${PRIVATE} lemons`),
    foodId: changed(OATS),
    quantity: changed(2),
    place: changed('list'),
    isRemoved: changed(false),
  };
  await done('POST', '/api/shopping', { changes: [entry] });
  await done('POST', '/api/household/invitations');
  await done('PUT', '/api/household/sharing', { shared: ['me'], consentVersion: '2026-11' });
  await done('PUT', '/api/watch/settings', { digest: true });
  await done('POST', '/api/access-tokens', { name: PRIVATE, scopes: ['foods:read'] });
  const talk = await done('POST', '/api/ai/conversations', { title: PRIVATE });
  await done('POST', `/api/ai/conversations/${talk.id}/messages`, { role: 'user', content: `May ${PRIVATE} eat this?` });
  const removed = await done('POST', '/api/ai/conversations', { title: PRIVATE });
  await done('DELETE', `/api/ai/conversations/${removed.id}`);
  await fillDirectly(test, ana.id);
  return ana;
}

/** What only mail servers, payment providers and models would bring. */
async function fillDirectly({ db }: TestApp, memberId: string): Promise<void> {
  const at = Date.now();
  const once = `row-of-${memberId}`;
  // Outlives the account, until the provider has forgotten it too.
  const customerId = `cus_${memberId.replaceAll('-', '')}`;
  await db.write(async (tx) => {
    await tx.insertInto('memberWrite').values({ memberId, timeline: '00000001', transactionId: 1 }).execute();
    await tx.insertInto('resetToken').values({ tokenHash: once, memberId, mailId: once, createdAt: at, expiresAt: at }).execute();
    await tx
      .insertInto('mailOutbox')
      .values({ id: once, memberId, kind: 'reset-password', createdAt: at, attempts: 9, nextAttemptAt: at * 2, recipient: null })
      .execute();
    await tx
      .insertInto('passkey')
      .values({
        id: once,
        memberId,
        credentialId: once,
        publicKey: once,
        counter: 0,
        transports: '[]',
        name: PRIVATE,
        createdAt: at,
        lastUsedAt: null,
      })
      .execute();
    await tx
      .insertInto('identity')
      .values({ id: once, memberId, issuer: 'https://id.example', subject: once, email: PRIVATE, createdAt: at, lastUsedAt: null })
      .execute();
    await tx.insertInto('billingCustomer').values({ memberId, customerId, createdAt: at }).execute();
    await tx
      .insertInto('billingCheckout')
      .values({ memberId, plan: 'monthly', sessionId: once, url: once, attempt: 1, createdAt: at, expiresAt: at, completedAt: null })
      .execute();
    await tx.insertInto('billingTransfer').values({ eventId: once, memberId, toId: null, at }).execute();
    await tx
      .insertInto('chatAllowance')
      .values({ memberId, used: 1, endsAt: at * 2 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('modelConsent')
      .values({ memberId, agreedAt: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('subscription')
      .values({
        id: once,
        memberId,
        source: 'store',
        stripeId: null,
        customerId: null,
        plan: 'monthly',
        phase: 'paid',
        endsAt: at * 2,
        renews: 1,
        paymentProblem: 0,
        observedAt: at,
        eventId: once,
        ownerAt: at,
      })
      .execute();
  });
}

type Row = Record<string, unknown>;

/** Everything stored of a member, by table. */
export async function rowsOfMember({ db }: TestApp, memberId: string): Promise<Record<string, Row[]>> {
  const tables: Record<string, Row[]> = {};
  for (const { table, key } of MEMBER_TABLES) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${sql.ref(key)} = ${memberId}`.execute(db.read);
    tables[table] = rows.map(({ lastUsedAt: _moves, ...row }) => row);
  }
  return tables;
}
