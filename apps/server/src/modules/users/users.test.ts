import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { type As, PASSWORD, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(DIALECTS)('a member’s own account on %s', (dialect) => {
  let test: TestApp;
  let ana: { as: As; id: string };
  let bob: { as: As; id: string };
  beforeEach(async () => {
    test = await startTestApp(dialect);
    ana = await signUp(test, 'ana');
    bob = await signUp(test, 'bob');
  });

  it('names change; the subscription, the id and the rest do not', async () => {
    const { json } = await ana.as('PATCH', `/api/users/${ana.id}`, {
      firstName: 'Anna',
      subscriptionStatus: 'active',
      trialEndsAt: '2099-01-01',
      id: 'x',
      role: 'admin',
    });
    expect(json).toMatchObject({ id: ana.id, firstName: 'Anna', subscriptionStatus: 'free', trialEndsAt: null });
  });

  it('a change that cannot be is 400 and names the fields; an e-mail that is taken is 409', async () => {
    const bodies = [
      { firstName: '' },
      { lastName: ' ' },
      { username: '' },
      { username: 'x'.repeat(101) },
      { email: 'no address' },
      { firstName: 5 },
      // Others read it: no marks that turn the direction, no control characters.
      { firstName: '\u202Egnp.ana' },
      { lastName: 'Lima\u0007' },
      { units: 'stone' },
    ];
    for (const body of bodies) {
      const { status, json } = await ana.as('PATCH', `/api/users/${ana.id}`, body);
      expect({ status, code: json.code, paths: json.issues.map(({ path }: { path: string }) => path) }).toEqual({
        status: 400,
        code: 'invalid_input',
        paths: Object.keys(body),
      });
    }
    expect((await ana.as('PATCH', `/api/users/${ana.id}`, { email: 'BOB@example.org', currentPassword: PASSWORD })).status).toBe(409);
    const all = { firstName: 'Anna', lastName: 'Lima-Costa', username: 'anna', email: 'ana@example.org' };
    expect(await ana.as('PATCH', `/api/users/${ana.id}`, all)).toMatchObject({ status: 200, json: all });
  });

  it('a new username must be free; one’s own may change its case, and what is left is free for others', async () => {
    const rename = (who: typeof ana, username: string) => who.as('PATCH', `/api/users/${who.id}`, { username });
    expect((await rename(ana, 'Bob')).json.code).toBe('email_taken');
    expect((await rename(ana, 'Ana')).json.username).toBe('Ana');
    expect((await rename(ana, 'anna')).status).toBe(200);
    expect((await rename(bob, 'ANA')).status).toBe(200);
  });

  it('a double from before keeps its username until it is changed', async () => {
    await test.db.write(async (tx) => {
      await tx.deleteFrom('takenUsername').where('memberId', '=', bob.id).execute();
      await tx.updateTable('member').set({ username: 'ana' }).where('id', '=', bob.id).execute();
    });
    const change = (body: object) => bob.as('PATCH', `/api/users/${bob.id}`, body);
    expect((await change({ firstName: 'Bobby', username: 'ana' })).json).toMatchObject({ firstName: 'Bobby', username: 'ana' });
    expect((await change({ username: 'ANA' })).status).toBe(409);
    expect((await change({ username: 'bobby' })).status).toBe(200);
  });

  it('a new e-mail asks for the password and must be free', async () => {
    expect((await ana.as('PATCH', `/api/users/${ana.id}`, { email: 'new@example.org' })).json.code).toBe('reauthentication_required');
    expect((await ana.as('PATCH', `/api/users/${ana.id}`, { email: 'bob@example.org', currentPassword: PASSWORD })).json.code).toBe(
      'email_taken',
    );
    expect((await ana.as('PATCH', `/api/users/${ana.id}`, { email: 'new@example.org', currentPassword: PASSWORD })).json.email).toBe(
      'new@example.org',
    );
  });

  it('an export asks for the password where it was entered over a quarter of an hour ago', async () => {
    const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    later(14);
    expect((await ana.as('GET', '/api/export')).status).toBe(200);
    later(2);
    expect((await ana.as('GET', '/api/export')).json.code).toBe('reauthentication_required');
    expect(await ana.as('POST', '/api/auth/reauthenticate', { currentPassword: 'wrong' })).toMatchObject({
      status: 403,
      json: { code: 'reauthentication_required' },
    });
    expect((await ana.as('GET', '/api/export')).status).toBe(403);
    expect((await ana.as('POST', '/api/auth/reauthenticate', { currentPassword: PASSWORD })).status).toBe(200);
    expect((await ana.as('GET', '/api/export')).status).toBe(200);
    later(16);
    expect((await ana.as('GET', '/api/export')).status).toBe(403);
  });

  if (isRuledElsewhere(dialect)) return;

  it('another member’s account is not there, to read, change or delete', async () => {
    for (const [method, body] of [['GET'], ['PATCH', { firstName: 'Eve' }], ['DELETE', { currentPassword: PASSWORD }]] as const) {
      expect((await ana.as(method, `/api/users/${bob.id}`, body)).status).toBe(404);
    }
    expect((await bob.as('GET', '/api/auth/me')).json.firstName).toBe('bob');
  });
});
