import { beforeEach, describe, expect, it } from 'vitest';
import { RULE_DIALECTS } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { type As, anyone, PASSWORD, registration, signUp } from '../../testing/members.ts';
import { temporaryFolder } from '../../testing/process.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const QUARTER = 15 * 60_000 + 1000;

describe.each(RULE_DIALECTS)('who runs the server, on %s', (dialect) => {
  let test: TestApp;
  let visitor: As;
  let boss: Awaited<ReturnType<typeof signUp>>;
  let ana: Awaited<ReturnType<typeof signUp>>;
  const begin = async (env: Record<string, string> = {}) => {
    test = await startTestApp(dialect, {
      env: { DATA_DIR: temporaryFolder(), FIRST_MEMBER_IS_OWNER: 'true', LABELWISE_BENCH: '1', ...env },
    });
    visitor = anyone(test);
    boss = await signUp(test, 'boss');
    ana = await signUp(test, 'ana');
  };
  beforeEach(() => begin());
  const list = async () => (await boss.as('GET', '/api/owner/members')).json;

  it('is the first member where the setting says so, and nobody after', async () => {
    expect((await boss.as('GET', '/api/user')).json.isOwner).toBe(true);
    expect((await ana.as('GET', '/api/user')).json.isOwner).toBe(false);
    await test.db.write((tx) => tx.deleteFrom('member').execute());
    expect((await (await signUp(test, 'later')).as('GET', '/api/user')).json.isOwner).toBe(false);
  });

  it('is nobody where the setting says nothing', async () => {
    await begin({ FIRST_MEMBER_IS_OWNER: '' });
    expect((await boss.as('GET', '/api/owner/overview')).status).toBe(403);
  });

  it('sees who is a member and nothing of what they eat, are or ask', async () => {
    await ana.as('PUT', '/api/health-profile', { age: 41, medicalConditions: ['Nightingale disease'], consentVersion: '2026-11' });
    const members = await list();
    expect(members.map(({ email }: { email: string }) => email)).toEqual(['ana@example.org', 'boss@example.org']);
    expect(Object.keys(members[0]).toSorted()).toEqual(
      ['createdAt', 'email', 'grantedUntil', 'id', 'isOwner', 'lastSeenAt', 'name', 'plan', 'username'].toSorted(),
    );
    const found = await boss.as('GET', '/api/owner/members?q=ANA%40');
    expect(found.json).toHaveLength(1);
    expect((await boss.as('GET', '/api/owner/members?q=%25')).json).toEqual([]);
    expect((await boss.as('GET', '/api/owner/overview')).json).toMatchObject({ members: 2, owners: 1, signUp: 'open', database: dialect });
  });

  it('goes through all members page by page', async () => {
    for (const name of ['bob', 'cleo']) await signUp(test, name);
    const names: string[] = [];
    for (let url: string | undefined = '/api/owner/members?limit=3'; url !== undefined; ) {
      const page: Awaited<ReturnType<As>> = await boss.as('GET', url);
      names.push(...page.json.map(({ username }: { username: string }) => username));
      url = /<(?<next>[^>]+)>/u.exec(String(page.headers['link'] ?? ''))?.groups?.['next'];
    }
    expect(names.toSorted()).toEqual(['ana', 'bob', 'boss', 'cleo']);
  });

  it('lets nobody else in, with a session, an access token or none', async () => {
    const { token } = (await boss.as('POST', '/api/access-tokens', { name: 'x', scopes: ['foods:read'] })).json;
    const calls: [Parameters<As>[0], string][] = [
      ['GET', '/api/owner/overview'],
      ['GET', '/api/owner/members'],
      ['DELETE', `/api/owner/members/${boss.id}`],
      ['DELETE', `/api/owner/members/${boss.id}/sessions`],
      ['POST', `/api/owner/members/${boss.id}/reset-link`],
      ['GET', '/api/owner/invitations'],
      ['GET', '/api/owner/offers'],
    ];
    for (const [method, url] of calls) {
      expect({ url, status: (await ana.as(method, url)).status }).toEqual({ url, status: 403 });
      expect({ url, status: (await visitor(method, url)).status }).toEqual({ url, status: 401 });
      const program = await visitor(method, url, undefined, { authorization: `Bearer ${String(token)}` });
      expect({ url, status: program.status }).toEqual({ url, status: 403 });
    }
    expect((await list()).length).toBe(2);
  });

  it('gives premium until a day and takes it back; what is not given it leaves', async () => {
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect((await boss.as('PUT', `/api/owner/members/${ana.id}/premium`, { until: day })).status).toBe(204);
    expect((await ana.as('GET', '/api/auth/user')).json.subscription).toMatchObject({ status: 'active', managedBy: null });
    expect((await ana.as('GET', '/api/insights/trends')).status).toBe(200);
    expect((await list())[0]).toMatchObject({ plan: 'active', grantedUntil: expect.stringContaining('T00:00:00.000Z') });
    expect((await boss.as('PUT', `/api/owner/members/${ana.id}/premium`, { until: null })).status).toBe(204);
    expect((await ana.as('GET', '/api/insights/trends')).status).toBe(403);
    const past = await boss.as('PUT', `/api/owner/members/${ana.id}/premium`, { until: '2020-01-01' });
    expect(past).toMatchObject({ status: 400, json: { code: 'invalid_input', issues: [{ path: 'until' }] } });
  });

  it('signs a member out everywhere, sends them a reset link, and deletes an account but not their own', async () => {
    const { token } = (await ana.as('POST', '/api/access-tokens', { name: 'x', scopes: ['foods:read'] })).json;
    expect((await boss.as('DELETE', `/api/owner/members/${ana.id}/sessions`)).status).toBe(204);
    expect((await ana.as('GET', '/api/user')).status).toBe(401);
    expect((await visitor('GET', '/api/favorites', undefined, { authorization: `Bearer ${String(token)}` })).status).toBe(401);
    expect((await boss.as('POST', `/api/owner/members/${ana.id}/reset-link`)).json).toBeNull();
    await eventually(async () => expect(await test.db.read.selectFrom('resetToken').select('memberId').execute()).toHaveLength(1));
    expect((await boss.as('DELETE', `/api/owner/members/${boss.id}`)).status).toBe(409);
    expect((await boss.as('DELETE', `/api/owner/members/${ana.id}`)).status).toBe(204);
    expect((await boss.as('DELETE', `/api/owner/members/${ana.id}`)).status).toBe(404);
    expect((await visitor('POST', '/api/auth/login', { email: ana.email, password: PASSWORD })).status).toBe(401);
  });

  it('is asked for the password once more after a quarter of an hour', async () => {
    const earlier = Date.now() - QUARTER;
    await test.db.write((tx) => tx.updateTable('session').set({ createdAt: earlier, provenAt: null }).execute());
    for (const [method, path, body] of [
      ['DELETE', '', undefined],
      ['DELETE', '/sessions', undefined],
      ['POST', '/reset-link', undefined],
      ['PUT', '/premium', { until: null }],
      ['PUT', '/role', { isOwner: true }],
    ] as const) {
      const { json } = await boss.as(method, `/api/owner/members/${ana.id}${path}`, body);
      expect({ path, code: json.code }).toEqual({ path, code: 'reauthentication_required' });
    }
    expect((await boss.as('POST', '/api/owner/invitations', {})).json.code).toBe('reauthentication_required');
  });

  it('may share the role, and cannot leave the server without anybody who has it', async () => {
    const role = (id: string, isOwner: boolean) => boss.as('PUT', `/api/owner/members/${id}/role`, { isOwner });
    expect((await role(boss.id, false)).json.code).toBe('conflict');
    expect((await role(ana.id, true)).status).toBe(204);
    expect((await ana.as('GET', '/api/owner/overview')).json.owners).toBe(2);
    expect((await role(boss.id, false)).status).toBe(204);
    expect((await boss.as('GET', '/api/owner/overview')).status).toBe(403);
  });

  it('has the database looked at and its file written anew, which asks for the password', async () => {
    const isFile = dialect === 'sqlite';
    const checked = await boss.as('POST', '/api/owner/database/check');
    expect(checked).toMatchObject({ status: 200, json: { state: expect.stringMatching(isFile ? /^whole$/u : /^checksums-/u) } });
    const vacuum = () => boss.as('POST', '/api/owner/database/vacuum');
    const done = await vacuum();
    if (isFile) expect(done).toMatchObject({ status: 200, json: { before: expect.any(Number), after: expect.any(Number) } });
    else expect(done.json.code).toBe('conflict');
    await test.db.write((tx) =>
      tx
        .updateTable('session')
        .set({ createdAt: Date.now() - QUARTER })
        .execute(),
    );
    expect((await vacuum()).json.code).toBe('reauthentication_required');
    expect((await ana.as('POST', '/api/owner/database/check')).status).toBe(403);
  });

  it('accepts and refuses what members offer to everybody, and never learns who it was', async () => {
    for (const gtin of ['4006040055235', '7622210449283']) {
      await ana.as('PUT', `/api/submissions/${gtin}`, { fields: { name: { value: 'Oat squares', from: 'hand', at: 1 } } });
      expect((await ana.as('POST', `/api/submissions/${gtin}/share`)).status).toBeLessThan(300);
    }
    const offers = (await boss.as('GET', '/api/owner/offers')).json;
    expect(offers).toHaveLength(2);
    expect(offers[0]).toMatchObject({ isNew: true, changes: [{ field: 'name', now: null, offered: 'Oat squares', from: 'hand' }] });
    expect(JSON.stringify(offers)).not.toContain(ana.id);
    expect((await boss.as('POST', `/api/owner/offers/${offers[0].key}/accept`)).status).toBe(204);
    expect((await boss.as('POST', `/api/owner/offers/${offers[1].key}/refuse`, { reason: 'No picture.' })).status).toBe(204);
    expect((await boss.as('POST', `/api/owner/offers/${offers[1].key}/accept`)).status).toBe(404);
  });
});

describe.each(RULE_DIALECTS)('sign-up on %s', (dialect) => {
  const begin = async (env: Record<string, string>) => {
    const test = await startTestApp(dialect, { env: { LABELWISE_BENCH: '1', ...env } });
    const join = (name: string, extra: object = {}) => anyone(test)('POST', '/api/auth/register', registration(name, extra));
    /** A link, as the person at the machine makes one. */
    const invite = async (days = 1, role: 'owner' | null = null) => {
      const { createInvitations } = await import('../../owner-context.ts');
      const { readConfig } = await import('../../config.ts');
      const made = await createInvitations(readConfig({ ...env, PUBLIC_URL: 'https://food.example' }), test.db).invite({
        note: '',
        makesOwner: role === 'owner',
        days,
      });
      return { id: made.id, token: new URL(made.link).searchParams.get('invitation') ?? '', link: made.link };
    };
    return { test, join, invite };
  };

  it('that is closed takes nobody, and says so before anything is typed', async () => {
    const { test, join } = await begin({ SIGN_UP: 'closed' });
    expect((await anyone(test)('GET', '/api/auth/ways')).json).toMatchObject({ signUp: 'closed' });
    expect((await join('ana')).json).toMatchObject({ success: false, code: 'sign_up_closed' });
    expect((await join('ana', { invitation: 'anything' })).json.code).toBe('sign_up_closed');
  });

  it('by invitation takes who has a link: once, until its day, and not once it is withdrawn', async () => {
    const { test, join, invite } = await begin({ SIGN_UP: 'invitation' });
    expect((await join('ana')).json.code).toBe('invitation_needed');
    expect((await join('ana', { invitation: 'guessed' })).json.code).toBe('invitation_invalid');
    const [first, second, third] = [await invite(), await invite(), await invite()];
    expect(first.link).toMatch(/^https:\/\/food\.example\/auth\?invitation=[\w-]{43}$/u);
    expect((await join('ana', { invitation: first.token })).status).toBe(200);
    expect((await join('bob', { invitation: first.token })).json.code).toBe('invitation_invalid');
    await test.db.write((tx) =>
      tx
        .updateTable('invitation')
        .set({ expiresAt: Date.now() - 1 })
        .where('id', '=', second.id)
        .execute(),
    );
    expect((await join('bob', { invitation: second.token })).json.code).toBe('invitation_invalid');
    // An address that is taken uses nothing up.
    expect((await join('ana', { invitation: third.token })).json.code).toBe('email_taken');
    const both = await Promise.all(['cleo', 'dora'].map((name) => join(name, { invitation: third.token })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(JSON.stringify(await test.db.read.selectFrom('invitation').selectAll().execute())).not.toContain(third.token);
  });

  it('with an owner’s invitation makes an owner', async () => {
    const { test, invite } = await begin({});
    const { token } = await invite(1, 'owner');
    const { as } = await signUp(test, 'ana', { invitation: token });
    expect((await as('GET', '/api/owner/overview')).status).toBe(200);
  });
});
