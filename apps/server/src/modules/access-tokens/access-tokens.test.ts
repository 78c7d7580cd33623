import { TOKEN_CALLS_A_MINUTE, TOKEN_PREFIX } from '@labelwise/contracts/access-tokens';
import { TOKEN_SCOPES } from '@labelwise/contracts/endpoint';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRateLimiter } from '../../db/rate-limiter.ts';
import { newId } from '../../lib/ids.ts';
import { fingerprint } from '../../lib/secrets.ts';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { addressOf, publishedCalls } from '../../testing/from-schema.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { type As, PASSWORD, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createAccessTokensRepository } from './access-tokens.repository.ts';
import { createAccessTokensService, TOKEN_LEASES } from './access-tokens.service.ts';

const OATS = '4006040055235';

describe.each(DIALECTS)('a personal access token on %s', (dialect) => {
  let test: TestApp;
  let ana: Awaited<ReturnType<typeof signUp>>;
  beforeEach(async () => {
    test = await startTestApp(dialect);
    await givenFoods(test.db, { gtin: OATS });
    ana = await signUp(test, 'ana', { trial: true });
  });
  const make = async (scopes: readonly string[] = TOKEN_SCOPES, extra: object = {}) => {
    const { status, json } = await ana.as('POST', '/api/access-tokens', { name: 'Kitchen display', scopes, ...extra });
    expect(status).toBe(200);
    return json;
  };
  /** Calls as a program with a token. */
  const program =
    (token: string): As =>
    async (method, url, body) => {
      const answer = await test.app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}` },
        ...(body !== undefined && { payload: body }),
      });
      return { status: answer.statusCode, json: answer.body === '' ? null : JSON.parse(answer.body), headers: answer.headers };
    };

  it('is answered once, listed without itself, and stored as a hash', async () => {
    const made = await make(['lists:write', 'foods:read'], { expiresInDays: 30 });
    expect(made.token).toMatch(new RegExp(`^${TOKEN_PREFIX}[\\w-]{43}$`, 'u'));
    const listed = (await ana.as('GET', '/api/access-tokens')).json;
    expect(listed).toEqual([
      {
        id: made.id,
        name: 'Kitchen display',
        scopes: ['foods:read', 'lists:write'],
        createdAt: made.createdAt,
        expiresAt: new Date(Date.parse(made.createdAt) + 30 * 86_400_000).toISOString(),
        hasExpired: false,
        lastUsedAt: null,
      },
    ]);
    const rows = await test.db.read.selectFrom('accessToken').selectAll().execute();
    expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([fingerprint(made.token)]);
    expect(JSON.stringify(rows)).not.toContain(made.token);
    expect(test.logs()).not.toContain(made.token);
    expect(test.logs()).not.toContain(made.token.slice(TOKEN_PREFIX.length));
  });

  it('is made only with a password given lately, in numbers that end, by its own member', async () => {
    await test.db.write((tx) => tx.updateTable('session').set({ createdAt: 0 }).execute());
    const body = { name: 'Late', scopes: ['foods:read'] };
    expect((await ana.as('POST', '/api/access-tokens', body)).json.code).toBe('reauthentication_required');
    await ana.as('POST', '/api/auth/reauthenticate', { currentPassword: PASSWORD });
    const first = await make();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ana.as('POST', '/api/access-tokens', body)));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(19);
    expect(answers.find(({ status }) => status !== 200)?.json.error).toBe('More than 20 access tokens cannot be kept. Withdraw one first.');
    const bob = await signUp(test, 'bob');
    expect((await bob.as('DELETE', `/api/access-tokens/${first.id}`)).status).toBe(404);
    expect((await bob.as('GET', '/api/access-tokens')).json).toEqual([]);
    for (const bad of [
      { name: ' ', scopes: ['foods:read'] },
      { name: 'x', scopes: [] },
      { name: 'x', scopes: ['account:write'] },
    ])
      expect((await ana.as('POST', '/api/access-tokens', bad)).status).toBe(400);
  });

  it('makes so many calls a minute over several processes together', async () => {
    const { token } = await make();
    const process = () =>
      createAccessTokensService({
        repository: createAccessTokensRepository(test.db),
        leases: createRateLimiter(test.db, TOKEN_LEASES),
        now: Date.now,
        newId,
      });
    const processes = [process(), process(), process()];
    let granted = 0;
    for (let call = 0; call < TOKEN_CALLS_A_MINUTE + processes.length; call += 1) {
      const answer = await processes[call % processes.length]?.find(token).catch(() => null);
      if (answer !== null) granted += 1;
    }
    expect(granted).toBe(TOKEN_CALLS_A_MINUTE);
  });

  if (isRuledElsewhere(dialect)) return;

  it('does what it allows as its member, and nothing else', async () => {
    const reader = program((await make(['lists:read'])).token);
    const writer = program((await make(['lists:write'])).token);
    expect((await writer('POST', '/api/favorites', { foodId: OATS })).status).toBe(200);
    expect((await reader('GET', '/api/favorites')).json).toHaveLength(1);
    expect((await ana.as('GET', '/api/favorites')).json).toHaveLength(1);
    const refused = await reader('POST', '/api/favorites', { foodId: OATS });
    expect([refused.status, refused.json]).toEqual([
      403,
      { code: 'token_not_allowed', error: 'This access token does not allow this: it needs lists:write.' },
    ]);
    expect((await writer('GET', '/api/favorites')).status).toBe(403);
    expect((await reader('GET', '/api/health-profile')).status).toBe(403);
  });

  it('with every scope still makes no call that is a person’s alone', async () => {
    const { token } = await make();
    const whole = program(token);
    const refused = { status: 403, code: 'token_not_allowed' };
    const answerOf = async (...call: Parameters<As>) => {
      const { status, json } = await whole(...call);
      return { status, code: json.code };
    };
    expect(await answerOf('POST', '/api/auth/change-password', { currentPassword: PASSWORD, password: 'another rye & 5' })).toEqual(
      refused,
    );
    expect(await answerOf('DELETE', `/api/users/${ana.id}`, { currentPassword: PASSWORD })).toEqual(refused);
    expect(await answerOf('GET', '/api/export')).toEqual(refused);
    expect(await answerOf('GET', '/api/auth/me')).toEqual(refused);
    expect(await answerOf('POST', '/api/access-tokens', { name: 'More', scopes: ['profile:read'] })).toEqual(refused);
    expect(await answerOf('PUT', '/api/health-profile', { age: 41 })).toEqual(refused);
    expect(await answerOf('DELETE', '/api/scans')).toEqual(refused);
    for (const path of ['/api/submissions', `/api/submissions/${OATS}`]) expect(await answerOf('GET', path)).toEqual(refused);
    expect((await ana.as('GET', '/api/auth/me')).status).toBe(200);
  });

  it('is refused by every published call that declares no scope, and needs the declared one everywhere else', async () => {
    let { token } = await make(['profile:read']);
    const calls = publishedCalls(test);
    const taken: string[] = [];
    for (const [at, { method, path }] of calls.entries()) {
      // A token may make fewer calls a minute than there are.
      if (at % 100 === 99) ({ token } = await make(['profile:read']));
      const answer = await test.app.inject({
        method,
        url: addressOf(path, {}),
        headers: { authorization: `Bearer ${token}` },
        ...(method !== 'GET' && { payload: {} }),
      });
      if (answer.statusCode !== 403 || answer.json().code !== 'token_not_allowed') taken.push(`${method} ${path}`);
    }
    expect(calls.length).toBeGreaterThan(60);
    // The document and the health checks know no callers.
    const noCalls = /^GET \/api\/(?:docs|openapi\.json|health\/(?:live|ready))$/u;
    expect(taken.filter((name) => !noCalls.test(name)).toSorted()).toEqual(['GET /api/health-profile', 'GET /api/user-preferences']);
  });

  it('that is unknown, expired or withdrawn is refused where anybody may call, too', async () => {
    const lookUp = (token: string) => program(token)('GET', `/api/foods/barcode/${OATS}`);
    const [valid, expired, withdrawn] = [await make(), await make(TOKEN_SCOPES, { expiresInDays: 1 }), await make()];
    expect((await ana.as('DELETE', `/api/access-tokens/${withdrawn.id}`)).status).toBe(204);
    await test.db.write((tx) => tx.updateTable('accessToken').set({ expiresAt: Date.now() }).where('id', '=', expired.id).execute());
    expect((await lookUp(valid.token)).status).toBe(200);
    for (const token of [expired.token, withdrawn.token, `${TOKEN_PREFIX}${'a'.repeat(43)}`, TOKEN_PREFIX]) {
      const { status, json } = await lookUp(token);
      expect([status, json.code]).toEqual([401, 'token_invalid']);
    }
    const listed: { id: string; hasExpired: boolean }[] = (await ana.as('GET', '/api/access-tokens')).json;
    expect(listed.find(({ id }) => id === expired.id)?.hasExpired).toBe(true);
  });

  it('in a cookie is nobody', async () => {
    const { token } = await make();
    const answer = await test.app.inject({ url: '/api/favorites', cookies: { labelwise: token } });
    expect(answer.statusCode).toBe(401);
  });

  it('shows the day of its last call, written once a day', async () => {
    const made = await make();
    const write = vi.spyOn(test.db, 'write');
    await program(made.token)('GET', '/api/favorites');
    await program(made.token)('GET', '/api/favorites');
    const [listed] = (await ana.as('GET', '/api/access-tokens')).json;
    expect(listed.lastUsedAt).toBe(`${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`);
    // The day, and the calls that this process takes at once.
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('ends with a new password and with the account', async () => {
    const { token } = await make();
    const next = 'another rye & 5';
    expect((await ana.as('POST', '/api/auth/change-password', { currentPassword: PASSWORD, password: next })).status).toBe(200);
    expect((await program(token)('GET', '/api/favorites')).json.code).toBe('token_invalid');
    const second = await make();
    expect((await ana.as('DELETE', `/api/users/${ana.id}`, { currentPassword: next })).status).toBe(200);
    expect((await program(second.token)('GET', '/api/favorites')).json.code).toBe('token_invalid');
  });

  it('makes so many calls a minute, and another is not held up by it', async () => {
    const [busy, quiet] = [await make(), await make()];
    const statuses = await Promise.all(
      Array.from({ length: TOKEN_CALLS_A_MINUTE + 1 }, () => program(busy.token)('GET', '/api/access-tokens').then(({ status }) => status)),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    const { status, headers } = await program(busy.token)('GET', '/api/favorites');
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await program(quiet.token)('GET', '/api/favorites')).status).toBe(200);
  });
});
