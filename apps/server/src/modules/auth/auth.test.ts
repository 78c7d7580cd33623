import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { type As, anyone, PASSWORD, registration, signUp, withToken } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(DIALECTS)('accounts on %s', (dialect) => {
  let test: TestApp;
  let visitor: As;
  beforeEach(async () => {
    test = await startTestApp(dialect);
    visitor = anyone(test);
  });

  it('two sign-ins give two tokens, and sign-out ends one of them', async () => {
    const { as, token } = await signUp(test, 'ana');
    const { json } = await visitor('POST', '/api/auth/login', { email: 'ana@example.org', password: PASSWORD });
    expect(json.token).not.toBe(token);
    await as('POST', '/api/auth/logout');
    expect((await as('GET', '/api/auth/me')).status).toBe(401);
    expect((await visitor('GET', '/api/auth/me', undefined, { authorization: `Bearer ${json.token}` })).status).toBe(200);
  });

  it('shows where the member is signed in, ends one device, and ends all', async () => {
    const { as } = await signUp(test, 'ana');
    const { json } = await visitor(
      'POST',
      '/api/auth/login',
      { email: 'ana@example.org', password: PASSWORD },
      { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Chrome/150' },
    );
    const sessions = (await as('GET', '/api/auth/sessions')).json;
    expect(sessions.map((session: { device: string; current: boolean }) => [session.device, session.current]).toSorted()).toEqual(
      [
        ['A device without a name', true],
        ['Chrome on Android', false],
      ].toSorted(),
    );
    const other = sessions.find((session: { current: boolean }) => !session.current);
    expect((await as('DELETE', `/api/auth/sessions/${other.id}`)).status).toBe(204);
    expect((await visitor('GET', '/api/auth/me', undefined, { authorization: `Bearer ${json.token}` })).status).toBe(401);
    await as('DELETE', '/api/auth/sessions');
    expect((await as('GET', '/api/auth/me')).status).toBe(401);
  });

  if (isRuledElsewhere(dialect)) return;

  it('sign-up answers a token and the member, sets a cookie no script can read, and shows no hash', async () => {
    const { status, json, headers } = await visitor('POST', '/api/auth/register', registration('ana'));
    expect(status).toBe(200);
    expect(json).toMatchObject({ success: true, user: { email: 'ana@example.org', subscriptionStatus: 'free', trialEndsAt: null } });
    expect(String(headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/u);
    expect(JSON.stringify(json)).not.toMatch(/hash|argon/iu);
  });

  it('a password is stored as a hash that costs 19 MiB and two passes a guess', async () => {
    const { db, app } = await startTestApp(dialect, { passwordCost: undefined });
    await app.inject({ method: 'POST', url: '/api/auth/register', payload: registration('ana') });
    const { passwordHash } = await db.read.selectFrom('member').select('passwordHash').executeTakeFirstOrThrow();
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  });

  it('one address has one account, however it is spelled', async () => {
    await visitor('POST', '/api/auth/register', registration('ana'));
    const again = await visitor('POST', '/api/auth/register', registration('ana', { email: ' ANA@Example.org ' }));
    expect(again.status).toBe(409);
    expect(again.json).toMatchObject({ success: false, code: 'email_taken' });
  });

  it('one username has one account, without regard to case; who deletes theirs sets it free', async () => {
    const { json } = await visitor('POST', '/api/auth/register', registration('ana'));
    const other = { ...registration('bob'), username: 'ANA' };
    expect((await visitor('POST', '/api/auth/register', other)).json).toMatchObject({ success: false, code: 'email_taken' });
    const ana = withToken(test, json.token);
    expect((await ana('DELETE', `/api/users/${json.user.id}`, { currentPassword: PASSWORD })).status).toBeLessThan(300);
    expect((await visitor('POST', '/api/auth/register', other)).status).toBe(200);
  });

  it.each([
    ['five characters', 'abcde', 'password_too_short'],
    ['one of the most common', 'Password123', 'password_too_common'],
    ['blanks', ' '.repeat(12), 'password_too_common'],
    ['what is drawn as nothing', '\u200b\u00a0\u2800\u3164\u200d\t\u3000', 'password_too_common'],
  ])('a password of %s is refused', async (_why, password, code) => {
    const { status, json } = await visitor('POST', '/api/auth/register', registration('ana', { password }));
    expect({ status, code: json.code }).toEqual({ status: 400, code });
  });

  it('a long password with spaces and emoji counts to its last character', async () => {
    const password = `${'oat milk 🥛 '.repeat(9)}end`;
    await visitor('POST', '/api/auth/register', registration('ana', { password }));
    expect((await visitor('POST', '/api/auth/login', { email: 'ana@example.org', password })).status).toBe(200);
    expect((await visitor('POST', '/api/auth/login', { email: 'ana@example.org', password: password.slice(0, -1) })).status).toBe(401);
  });

  it('a wrong password and an unknown address are answered alike', async () => {
    await signUp(test, 'ana');
    const wrong = await visitor('POST', '/api/auth/login', { email: 'ana@example.org', password: 'not this one' });
    const unknown = await visitor('POST', '/api/auth/login', { email: 'bob@example.org', password: 'not this one' });
    expect(wrong.status).toBe(401);
    expect(wrong.json).toEqual(unknown.json);
  });

  it('the eleventh wrong password within a minute has to wait, for every claimed address', async () => {
    await signUp(test, 'ana');
    const answers: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const { status } = await visitor(
        'POST',
        '/api/auth/login',
        { email: 'ana@example.org', password: 'guess' },
        { 'x-forwarded-for': `10.0.0.${attempt}` },
      );
      answers.push(status);
    }
    expect(answers).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1', 'Safari on iPhone'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/150.0 Safari/537.36 Edg/150.0', 'Edge on Mac'],
    ['Mozilla/5.0 (Linux; Android 16) SamsungBrowser/29 Chrome/150 Mobile Safari/537.36', 'Samsung Internet on Android'],
    ['Mozilla/5.0 (X11; CrOS x86_64) Unheard/1', 'Chromebook'],
    ['node', 'A device without a name'],
  ])('a device is called as its owner knows it: %s', async (agent, device) => {
    await signUp(test, 'ana');
    const body = { email: 'ana@example.org', password: PASSWORD };
    const { json } = await visitor('POST', '/api/auth/login', body, { 'user-agent': agent });
    const sessions = await visitor('GET', '/api/auth/sessions', undefined, { authorization: `Bearer ${json.token}` });
    expect(sessions.json.find((session: { current: boolean }) => session.current).device).toBe(device);
  });

  it('no token or password is stored as it is', async () => {
    const { token } = await signUp(test, 'ana');
    const rows = await Promise.all(['member', 'session'].map((table) => sql`select * from ${sql.table(table)}`.execute(test.db.read)));
    const stored = JSON.stringify(rows.map((result) => result.rows));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(PASSWORD);
    expect(test.logs()).not.toContain(token);
  });

  it('a change of the password asks for the present one and ends the other sessions', async () => {
    const { as } = await signUp(test, 'ana');
    const other = (await visitor('POST', '/api/auth/login', { email: 'ana@example.org', password: PASSWORD })).json.token;
    expect((await as('POST', '/api/auth/change-password', { currentPassword: 'wrong', password: 'another fine one' })).json.code).toBe(
      'reauthentication_required',
    );
    expect((await as('POST', '/api/auth/change-password', { currentPassword: PASSWORD, password: 'another fine one' })).status).toBe(200);
    expect((await as('GET', '/api/auth/me')).status).toBe(200);
    expect((await visitor('GET', '/api/auth/me', undefined, { authorization: `Bearer ${other}` })).status).toBe(401);
  });
});
