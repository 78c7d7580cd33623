import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DIALECTS } from '../../testing/database.ts';
import { type As, anybody, PASSWORD, signUp } from '../../testing/members.ts';
import { STRESS, times } from '../../testing/stress.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** How often two times are compared before they count as different. */
const MEASUREMENTS = 3;

const person = (name: string, extra: object = {}) => ({
  email: `${name}@example.org`,
  password: PASSWORD,
  username: name,
  firstName: name,
  lastName: 'T',
  ...extra,
});

describe.each(DIALECTS)('who guesses at accounts on %s', (dialect) => {
  let test: TestApp;
  let visitor: As;
  let folder: string;
  const begin = async (env: Record<string, string> = {}) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'labelwise-mail-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    folder = path.join(dataDir, 'mail');
    test = await startTestApp(dialect, { env: { DATA_DIR: dataDir, PUBLIC_URL: 'https://food.example', LABELWISE_BENCH: '1', ...env } });
    visitor = anybody(test);
  };
  beforeEach(() => begin());
  const login = (email: string, password: string, headers: Record<string, string> = {}) =>
    visitor('POST', '/api/auth/login', { email, password }, headers);

  it('learns nothing from the time of an answer: unknown addresses take as long as known ones', { timeout: 240_000 }, async () => {
    await signUp(test, 'ana');
    let count = 0;
    // Each try from an address of its own: the limit of tries is not what is measured.
    const from = () => ({ 'x-forwarded-for': `198.51.100.${count++}` });
    const calls = {
      known: () => login('ana@example.org', 'not this one', from()),
      unknown: () => login('bob@example.org', 'not this one', from()),
    };
    // Without the dummy hash the unknown one would take a tenth of the time.
    await expectAlike(calls, { rounds: times(25, 100), within: STRESS ? 0.15 : 0.4 });
  });

  it('learns nothing from the time of a sign-up: a taken address is hashed for all the same', { timeout: 240_000 }, async () => {
    await signUp(test, 'ana');
    let count = 0;
    const calls = {
      taken: () => visitor('POST', '/api/auth/register', person('ana')),
      fresh: () => visitor('POST', '/api/auth/register', person(`new${count++}`)),
    };
    // Without the hash the taken one would take a tenth of the time.
    await expectAlike(calls, { rounds: times(15, 100), within: STRESS ? 0.2 : 0.5 });
  });

  it('learns nothing from the time of a forgotten password: whose account it is, is looked up afterwards', {
    timeout: 240_000,
  }, async () => {
    const rounds = times(15, 100);
    await givenMembers(test.db, MEASUREMENTS * (rounds + 1));
    const ask = (email: string) => visitor('POST', '/api/auth/forgot-password', { email });
    const idle = () =>
      vi.waitFor(
        async () => {
          for (const table of ['resetRequest', 'mailOutbox'] as const)
            expect(await test.db.read.selectFrom(table).select('id').execute()).toEqual([]);
        },
        { timeout: 15_000 },
      );
    let count = 0;
    const calls = { known: () => ask(`member${count++}@example.org`), unknown: () => ask(`nobody${count}@example.org`) };
    // What comes after the answer is over before the next one is asked, so that each is measured by itself.
    await expectAlike(calls, { rounds, within: STRESS ? 0.2 : 0.5, between: idle });
    expect(readdirSync(folder).length).toBeGreaterThanOrEqual(rounds);
  });

  it('is told nothing by a forgotten password, neither in words nor in headers', async () => {
    await signUp(test, 'ana');
    const ask = (email: string) => visitor('POST', '/api/auth/forgot-password', { email });
    const [known, unknown] = [await ask('ana@example.org'), await ask('nobody@example.org')];
    expect(known.json).toEqual(unknown.json);
    const names = (headers: Record<string, unknown>) => Object.keys(headers).toSorted();
    expect([known.status, names(known.headers)]).toEqual([unknown.status, names(unknown.headers)]);
  });

  it('has ten tries a minute for one account from one address, and keeps its owner out nowhere else', async () => {
    await signUp(test, 'ana');
    for (let tries = 0; tries < 10; tries += 1)
      expect((await login(tries % 2 === 0 ? 'ana@example.org' : ' ANA@example.org', 'guess')).status).toBe(401);
    const refused = await login('ana@example.org', PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await login('ana@example.org', PASSWORD, { 'x-forwarded-for': '198.51.100.7' })).status).toBe(200);
  });

  it('has ten tries in a quarter of an hour at the password of a session in his hands, whatever asks for it', async () => {
    const [ana, bob] = [await signUp(test, 'ana'), await signUp(test, 'bob')];
    const ways = {
      email: (currentPassword: string) => ana.as('PATCH', `/api/users/${ana.id}`, { email: 'eve@example.org', currentPassword }),
      change: (currentPassword: string) => ana.as('POST', '/api/auth/change-password', { currentPassword, password: 'a new good one' }),
      prove: (currentPassword: string) => ana.as('POST', '/api/auth/reauthenticate', { currentPassword }),
      leave: (currentPassword: string) => ana.as('DELETE', `/api/users/${ana.id}`, { currentPassword }),
    };
    const each = Object.values(ways);
    const guess = async (times: number) => {
      for (let tries = 0; tries < times; tries += 1)
        expect((await each[tries % each.length]?.('guess'))?.json.code).toBe('reauthentication_required');
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
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
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
    const { headers } = await visitor('POST', '/api/auth/register', person('ana'));
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-labelwise=[\w-]{43}; /u);
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Domain');
  });

  it('after sign-out the token is dead as bearer and as cookie, and the browser is told to forget', async () => {
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
    await vi.waitFor(() => expect(mails()).toHaveLength(1), { timeout: 15_000 });
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

  it('nobody signs up into a plan, a role or another id', async () => {
    const { json } = await visitor(
      'POST',
      '/api/auth/register',
      person('ana', {
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

  it('of a thousand sign-ins at once none fails in any other way than by asking to come again', { timeout: 120_000 }, async () => {
    await signUp(test, 'ana');
    const answers = await Promise.all(Array.from({ length: times(100, 1000) }, (_, index) => login(`nobody${index}@example.org`, 'guess')));
    expect(answers.filter(({ status }) => status !== 401 && status !== 503)).toEqual([]);
    for (const { headers } of answers.filter(({ status }) => status === 503)) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

it('having many addresses gives no more tries: 150 in a quarter of an hour, then everybody waits', { timeout: 60_000 }, async () => {
  const test = await startTestApp('sqlite', { env: { PUBLIC_URL: 'https://food.example', LABELWISE_BENCH: '1' } });
  await signUp(test, 'ana');
  const guess = (address: string) =>
    anybody(test)('POST', '/api/auth/login', { email: 'ana@example.org', password: 'guess' }, { 'x-forwarded-for': address });
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => guess(`203.0.113.${index}`)));
  for (let index = 60; index < 151; index += 1) answers.push(await guess(`203.0.113.${index}`));
  expect(answers.slice(0, 150).map(({ status }) => status)).toEqual(Array<number>(150).fill(401));
  expect(answers[150]?.status).toBe(429);
});

/** Medians of so many runs of each, taken in turn so that whatever else the machine does meets both alike; the first round warms up. */
async function medians<Name extends string>(
  calls: Record<Name, () => Promise<unknown>>,
  rounds: number,
  between: () => Promise<unknown> = async () => undefined,
): Promise<Record<Name, number>> {
  const names = Object.keys(calls).filter((name): name is Name => name in calls);
  const taken: { name: Name; ms: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      await between();
      const start = performance.now();
      await calls[name]();
      if (round > 0) taken.push({ name, ms: performance.now() - start });
    }
  }
  const median = (name: Name) =>
    taken
      .filter((one) => one.name === name)
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
  return Object.assign({}, ...names.map((name) => ({ [name]: median(name) })));
}

/**
 * Fails when one kind of call takes longer than the other by more than this share of the longer, each time it is measured: noise comes
 * and goes, a leak stays.
 */
async function expectAlike(
  calls: Record<string, () => Promise<unknown>>,
  { rounds, within, between }: { rounds: number; within: number; between?: () => Promise<unknown> },
): Promise<void> {
  const shares: number[] = [];
  while (shares.length < MEASUREMENTS && shares.every((share) => share >= within)) {
    const [shorter = Number.NaN, longer = Number.NaN] = Object.values(await medians(calls, rounds, between)).toSorted((a, b) => a - b);
    shares.push((longer - shorter) / longer);
  }
  expect(Math.min(...shares)).toBeLessThan(within);
}

/** Members who never sign in; made without a hash each. */
async function givenMembers(db: TestApp['db'], count: number): Promise<void> {
  const member = (index: number) => ({
    id: `member-${index}`,
    email: `member${index}@example.org`,
    username: 'm',
    firstName: 'M',
    lastName: 'M',
    passwordHash: '-',
    subscriptionStatus: 'free' as const,
    subscriptionPlan: null,
    trialEndsAt: null,
    subscriptionEndsAt: null,
    units: null,
    timeZone: null,
    createdAt: 0,
  });
  await db.write((tx) =>
    tx
      .insertInto('member')
      .values(Array.from({ length: count }, (_, index) => member(index)))
      .execute(),
  );
}
