import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import type { As } from '../../testing/members.ts';
import type { TestApp } from '../../testing/test-app.ts';

import { MEMBER_TABLES } from '../../db/schema/member-tables.ts';
import { DIALECTS } from '../../testing/database.ts';
import { anybody, PASSWORD, signUp } from '../../testing/members.ts';
import { startTestApp } from '../../testing/test-app.ts';

describe.each(DIALECTS)('a member’s own account on %s', (dialect) => {
  let test: TestApp;
  let ana: { as: As; id: string };
  let bob: { as: As; id: string };
  beforeEach(async () => {
    test = await startTestApp(dialect);
    ana = await signUp(test, 'ana');
    bob = await signUp(test, 'bob');
  });

  it('another member’s account is not there, to read, change or delete', async () => {
    for (const [method, body] of [['GET'], ['PATCH', { firstName: 'Eve' }], ['DELETE', { currentPassword: PASSWORD }]] as const) {
      expect((await ana.as(method, `/api/users/${bob.id}`, body)).status).toBe(404);
    }
    expect((await bob.as('GET', '/api/auth/me')).json.firstName).toBe('bob');
  });

  it('names change; the subscription, the id and the rest do not', async () => {
    const { json } = await ana.as('PATCH', `/api/users/${ana.id}`, { firstName: 'Anna', subscriptionStatus: 'active', trialEndsAt: '2099-01-01', id: 'x', role: 'admin' });
    expect(json).toMatchObject({ id: ana.id, firstName: 'Anna', subscriptionStatus: 'free', trialEndsAt: null });
  });

  it('a change that cannot be is 400 and names the fields; an e-mail that is taken is 409', async () => {
    const bodies = [{ firstName: '' }, { lastName: ' ' }, { username: '' }, { username: 'x'.repeat(101) }, { email: 'no address' }, { firstName: 5 }, { units: 'stone' }];
    for (const body of bodies) {
      const { status, json } = await ana.as('PATCH', `/api/users/${ana.id}`, body);
      expect({ status, code: json.code, paths: json.issues.map(({ path }: { path: string }) => path) }).toEqual({ status: 400, code: 'invalid_input', paths: Object.keys(body) });
    }
    expect((await ana.as('PATCH', `/api/users/${ana.id}`, { email: 'BOB@example.org', currentPassword: PASSWORD })).status).toBe(409);
    const all = { firstName: 'Anna', lastName: 'Lima-Costa', username: 'anna', email: 'ana@example.org' };
    expect(await ana.as('PATCH', `/api/users/${ana.id}`, all)).toMatchObject({ status: 200, json: all });
  });

  it('a new e-mail asks for the password and must be free', async () => {
    expect((await ana.as('PATCH', `/api/users/${ana.id}`, { email: 'new@example.org' })).json.code).toBe('reauthentication_required');
    expect((await ana.as('PATCH', `/api/users/${ana.id}`, { email: 'bob@example.org', currentPassword: PASSWORD })).json.code).toBe('email_taken');
    expect((await ana.as('PATCH', `/api/users/${ana.id}`, { email: 'new@example.org', currentPassword: PASSWORD })).json.email).toBe('new@example.org');
  });

  it('an export holds every table’s rows of the member, nobody else’s, and no secret', async () => {
    const { json } = await ana.as('GET', '/api/export');
    expect(Object.keys(json)).toEqual(expect.arrayContaining(MEMBER_TABLES.map(({ table }) => table)));
    expect(json.member).toHaveLength(1);
    expect(JSON.stringify(json)).toContain('ana@example.org');
    expect(JSON.stringify(json)).not.toMatch(/bob@example\.org|argon2|tokenHash/u);
  });

  it('an export asks for the password where it was given over a quarter of an hour ago', async () => {
    const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    later(16);
    expect((await ana.as('GET', '/api/export')).json.code).toBe('reauthentication_required');
    expect(await ana.as('POST', '/api/auth/reauthenticate', { currentPassword: 'wrong' })).toMatchObject({ status: 403, json: { code: 'reauthentication_required' } });
    expect((await ana.as('GET', '/api/export')).status).toBe(403);
    expect((await ana.as('POST', '/api/auth/reauthenticate', { currentPassword: PASSWORD })).status).toBe(200);
    expect((await ana.as('GET', '/api/export')).status).toBe(200);
    later(16);
    expect((await ana.as('GET', '/api/export')).status).toBe(403);
  });

  it('the list of members’ tables is that of the database', async () => {
    expect(await tablesOfMembers(test)).toEqual(MEMBER_TABLES.filter(({ key }) => key === 'memberId').map(({ table }) => table).toSorted());
  });

  it('a deleted account leaves no row behind and cannot sign in', async () => {
    expect((await ana.as('DELETE', `/api/users/${ana.id}`, { currentPassword: 'wrong' })).json.code).toBe('reauthentication_required');
    expect((await ana.as('DELETE', `/api/users/${ana.id}`, { currentPassword: PASSWORD })).status).toBe(200);
    expect((await ana.as('GET', '/api/auth/me')).status).toBe(401);
    expect((await anybody(test)('POST', '/api/auth/login', { email: 'ana@example.org', password: PASSWORD })).status).toBe(401);
    for (const { table, key } of MEMBER_TABLES) {
      expect((await sql`select 1 from ${sql.table(table)} where ${sql.ref(key)} = ${ana.id}`.execute(test.db.read)).rows).toEqual([]);
    }
    expect((await bob.as('GET', '/api/auth/me')).status).toBe(200);
  });
});

/** Names of all tables that have a column `memberId`, as the database itself tells. */
async function tablesOfMembers({ db }: TestApp): Promise<string[]> {
  const query = db.dialect === 'sqlite'
    ? sql<{ name: string }>`select m.name from sqlite_master m join pragma_table_info(m.name) c on c.name = 'memberId' where m.type = 'table'`
    : sql<{ name: string }>`select table_name as name from information_schema.columns where column_name = 'memberId' and table_schema = current_schema()`;
  return (await query.execute(db.read)).rows.map(({ name }) => name).toSorted();
}
