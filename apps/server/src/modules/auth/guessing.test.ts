import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { times } from '@labelwise/domain/testing';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RULE_DIALECTS } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { type As, anyone, PASSWORD, registration, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Behind a proxy, and without the limits for callers without an account. */
const OPEN_TO_ALL = { PUBLIC_URL: 'https://food.example', LABELWISE_BENCH: '1' };

describe.each(RULE_DIALECTS)('guessing at accounts on %s', (dialect) => {
  let test: TestApp;
  let visitor: As;
  let folder: string;
  beforeEach(async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'labelwise-mail-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    folder = path.join(dataDir, 'mail');
    test = await startTestApp(dialect, { env: { DATA_DIR: dataDir, ...OPEN_TO_ALL } });
    visitor = anyone(test);
  });
  const login = (email: string, password: string, headers: Record<string, string> = {}) =>
    visitor('POST', '/api/auth/login', { email, password }, headers);

  it('reveals nothing by a forgotten password, neither in words nor in headers', async () => {
    await signUp(test, 'ana');
    const ask = (email: string) => visitor('POST', '/api/auth/forgot-password', { email });
    const [known, unknown] = [await ask('ana@example.org'), await ask('nobody@example.org')];
    expect(known.json).toEqual(unknown.json);
    const names = (headers: Record<string, unknown>) => Object.keys(headers).toSorted();
    expect([known.status, names(known.headers)]).toEqual([unknown.status, names(unknown.headers)]);
  });

  it('has ten tries a minute for one account from one address, and locks its owner out nowhere else', async () => {
    await signUp(test, 'ana');
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await login(attempt % 2 === 0 ? 'ana@example.org' : ' ANA@example.org', 'guess')).status).toBe(401);
    const refused = await login('ana@example.org', PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await login('ana@example.org', PASSWORD, { 'x-forwarded-for': '198.51.100.7' })).status).toBe(200);
  });

  it('has ten tries in a quarter of an hour at the password of a stolen session, over all calls that ask for it', async () => {
    const [ana, bob] = [await signUp(test, 'ana'), await signUp(test, 'bob')];
    const ways = {
      email: (currentPassword: string) => ana.as('PATCH', `/api/users/${ana.id}`, { email: 'eve@example.org', currentPassword }),
      change: (currentPassword: string) => ana.as('POST', '/api/auth/change-password', { currentPassword, password: 'a new good one' }),
      prove: (currentPassword: string) => ana.as('POST', '/api/auth/reauthenticate', { currentPassword }),
      leave: (currentPassword: string) => ana.as('DELETE', `/api/users/${ana.id}`, { currentPassword }),
    };
    const each = Object.values(ways);
    const guess = async (times: number) => {
      for (let attempt = 0; attempt < times; attempt += 1)
        expect((await each[attempt % each.length]?.('guess'))?.json.code).toBe('reauthentication_required');
    };
    await guess(9);
    // The right one wipes the slate; not giving any counts for nothing.
    expect((await ways.prove(PASSWORD)).status).toBe(200);
    expect((await ana.as('PATCH', `/api/users/${ana.id}`, { email: 'eve@example.org' })).json.code).toBe('reauthentication_required');
    await guess(10);
    for (const way of each) {
      const { status, json, headers } = await way(PASSWORD);
      expect([status, json.code]).toEqual([429, 'too_many_requests']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
    }
    expect((await ana.as('PATCH', `/api/users/${ana.id}`, { firstName: 'Ana' })).json).toMatchObject({
      firstName: 'Ana',
      email: ana.email,
    });
    expect((await bob.as('POST', '/api/auth/reauthenticate', { currentPassword: PASSWORD })).status).toBe(200);
    const begun = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: begun + 14 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await ways.prove(PASSWORD)).status).toBe(429);
    vi.setSystemTime(begun + 15 * 60_000);
    expect((await ways.prove(PASSWORD)).status).toBe(200);
  });

  it('cannot bring a session along: what a browser held before sign-in is never the session', async () => {
    const planted = 'a'.repeat(43);
    await signUp(test, 'ana');
    const { json, headers } = await login('ana@example.org', PASSWORD, { cookie: `__Host-labelwise=${planted}` });
    expect(json.token).not.toBe(planted);
    expect(String(headers['set-cookie'])).not.toContain(planted);
    expect((await visitor('GET', '/api/auth/me', undefined, { cookie: `__Host-labelwise=${planted}` })).status).toBe(401);
  });

  it('over https the cookie is bound to this host, secure, and out of reach of scripts', async () => {
    const { headers } = await visitor('POST', '/api/auth/register', registration('ana'));
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-labelwise=[\w-]{43}; /u);
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Domain');
  });

  it('after sign-out the token is invalid as bearer and as cookie, and the browser is asked to remove the cookie', async () => {
    const { as, token } = await signUp(test, 'ana');
    const { headers } = await as('POST', '/api/auth/logout');
    expect(headers['clear-site-data']).toBe('"cache"');
    expect(String(headers['set-cookie'])).toMatch(/^__Host-labelwise=; .*(?:Max-Age=0|Expires=Thu, 01 Jan 1970)/u);
    expect((await as('GET', '/api/auth/me')).status).toBe(401);
    expect((await visitor('GET', '/api/auth/me', undefined, { cookie: `__Host-labelwise=${token}` })).status).toBe(401);
    expect((await visitor('GET', `/api/auth/me?token=${token}`)).status).toBe(401);
  });

  it('a reset link is good for its own member alone, and its password is held to the rules', async () => {
    const [ana, bob] = await Promise.all([signUp(test, 'ana'), signUp(test, 'bob')]);
    await visitor('POST', '/api/auth/forgot-password', { email: 'bob@example.org' });
    const mails = () =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.eml'))
        .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('=\n', '').replaceAll('=3D', '='));
    await eventually(() => expect(mails()).toHaveLength(1));
    const token = /token=(?<token>[\w-]+)/u.exec(mails()[0] ?? '')?.groups?.['token'] ?? '';
    const reset = (password: string, extra: object = {}) => visitor('POST', '/api/auth/reset-password', { token, password, ...extra });
    expect((await reset('abc')).json.code).toBe('password_too_short');
    expect((await reset('password123')).json.code).toBe('password_too_common');
    expect((await reset('a new good one', { email: 'ana@example.org', userId: ana.id })).status).toBe(200);
    expect((await ana.as('GET', '/api/auth/me')).status).toBe(200);
    expect((await bob.as('GET', '/api/auth/me')).status).toBe(401);
    expect((await login('ana@example.org', PASSWORD)).status).toBe(200);
    expect((await login('bob@example.org', 'a new good one')).status).toBe(200);
  });

  it('no one signs up into a plan, a role or another id', async () => {
    const { json } = await visitor(
      'POST',
      '/api/auth/register',
      registration('ana', {
        subscriptionStatus: 'active',
        subscriptionPlan: 'yearly',
        subscriptionEndsAt: '2099-01-01',
        trialEndsAt: '2099-01-01',
        id: 'mine',
        role: 'admin',
      }),
    );
    expect(json.user).toMatchObject({ subscriptionStatus: 'free', subscriptionPlan: null, trialEndsAt: null, subscriptionEndsAt: null });
    expect(json.user.id).not.toBe('mine');
    expect(json.user.role).toBeUndefined();
  });
});

it('of a thousand sign-ins at once none fails in any other way than by asking to come again', async () => {
  const test = await startTestApp('sqlite', { env: OPEN_TO_ALL, passwordCost: undefined });
  await signUp(test, 'ana');
  const login = (index: number) => anyone(test)('POST', '/api/auth/login', { email: `nobody${index}@example.org`, password: 'guess' });
  const answers = await Promise.all(Array.from({ length: times(100, 1000) }, (_, index) => login(index)));
  expect(answers.filter(({ status }) => status !== 401 && status !== 503)).toEqual([]);
  for (const { headers } of answers.filter(({ status }) => status === 503)) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

describe('guessing at one account', () => {
  const OWNER = '198.51.100.7';
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
  });
  const given = async () => {
    const test = await startTestApp('sqlite', { env: OPEN_TO_ALL });
    await signUp(test, 'ana');
    return (address: string, password = 'guess') =>
      anyone(test)('POST', '/api/auth/login', { email: 'ana@example.org', password }, { 'x-forwarded-for': address });
  };

  it('for an hour from one address keeps its owner out at no other, wrong tries of their own included', async () => {
    const login = await given();
    const begun = Date.now();
    const answers = { guessed: 0, refused: 0 };
    for (let minute = 0; minute < 60; minute += 1) {
      vi.setSystemTime(begun + minute * 60_001);
      for (let attempt = 0; attempt < 12; attempt += 1) answers[(await login('203.0.113.1')).status === 401 ? 'guessed' : 'refused'] += 1;
      if (minute % 15 !== 14) continue;
      for (const password of ['mistyped', 'mistyped too']) expect((await login(OWNER, password)).status).toBe(401);
      expect((await login(OWNER, PASSWORD)).status).toBe(200);
    }
    expect(answers.guessed).toBeLessThanOrEqual(4 * 30);
  });

  it('from many addresses costs each of them, and the owner who mistypes, five minutes a try and locks nobody out', async () => {
    const login = await given();
    const begun = Date.now();
    for (let index = 0; index < 150; index += 1) expect((await login(`203.0.113.${index}`)).status).toBe(401);
    for (let index = 0; index < 20; index += 1) {
      expect((await login(`203.0.113.${index}`)).status).toBe(401);
      const refused = await login(`203.0.113.${index}`);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(240);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300);
    }
    expect((await login(OWNER, PASSWORD)).status).toBe(200);
    expect((await login('198.51.100.8', 'mistyped')).status).toBe(401);
    expect((await login('198.51.100.8', PASSWORD)).status).toBe(429);
    vi.setSystemTime(begun + 6 * 60_000);
    expect((await login('198.51.100.8', PASSWORD)).status).toBe(200);
  });
});
