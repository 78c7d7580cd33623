import { beforeEach, describe, expect, it } from 'vitest';
import { RULE_DIALECTS } from '../../testing/database.ts';
import { type As, anyone, PASSWORD, signUp } from '../../testing/members.ts';
import { startOpenIdProvider } from '../../testing/openid-provider.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const PUBLIC_URL = 'https://food.example';
const RETURN_URL = `${PUBLIC_URL}/api/auth/provider/1/callback`;
const MIA = { email: 'Mia@example.org', email_verified: true, given_name: 'Mia', family_name: 'Moon', preferred_username: 'mia' };
const NEW = { firstName: 'Mia', lastName: 'Moon', username: 'mia' };
const OLD = { createdAt: Date.now() - 16 * 60_000, provenAt: null };

type Service = Awaited<ReturnType<typeof startOpenIdProvider>>;

/** A browser: it has the cookie that the server set last. */
function browserOf(test: TestApp, service: Service) {
  let cookie = '';
  const remember = (headers: Record<string, unknown>) => {
    const line = [headers['set-cookie']].flat().find((each) => String(each).startsWith('__Host-labelwise-openid='));
    if (line !== undefined) cookie = String(line).split(';')[0] ?? '';
  };
  const call = async (url: string, body?: object) => {
    const answer = await anyone(test)('POST', url, body, { cookie });
    remember(answer.headers);
    return answer;
  };
  const comeBack = async (to: URL) => {
    const { statusCode, headers } = await test.app.inject({ url: `${to.pathname}${to.search}`, headers: { cookie } });
    return { status: statusCode, location: String(headers.location) };
  };
  return {
    call,
    comeBack,
    remember,
    async go(sub: string | null, person: object = MIA) {
      const { json } = await call('/api/auth/provider', { provider: '1' });
      return comeBack(await service.visit(json.url, sub, { ...person }));
    },
    async goAs(as: As, purpose: 'connect' | 'prove', sub: string, person: object = MIA) {
      const begun = await as('POST', '/api/identities', { provider: '1', purpose });
      remember(begun.headers);
      return comeBack(await service.visit(begun.json.url, sub, { ...person }));
    },
  };
}

/** How to call as whoever this answer signed in. */
const as =
  (test: TestApp, token: string): As =>
  (method, url, body) =>
    anyone(test)(method, url, body, { authorization: `Bearer ${token}` });

describe.each(RULE_DIALECTS)('a sign-in by OpenID Connect on %s', (dialect) => {
  let service: Service;
  let test: TestApp;
  let browser: ReturnType<typeof browserOf>;
  const start = async (env: Record<string, string> = {}) => {
    test = await startTestApp(dialect, { env: { PUBLIC_URL, LABELWISE_BENCH: '1', ...service.settings, ...env } });
    browser = browserOf(test, service);
  };
  const begin = async (options: Partial<Parameters<typeof startOpenIdProvider>[0]> = {}, env = {}) => {
    service = await startOpenIdProvider({ returnUrl: RETURN_URL, ...options });
    await start(env);
  };
  beforeEach(() => begin());
  const age = () => test.db.write((tx) => tx.updateTable('session').set(OLD).execute());
  const register = async (person = MIA) => {
    await browser.go('mia', person);
    await browser.call('/api/auth/provider/finish');
    return browser.call('/api/auth/provider/register', NEW);
  };

  it('makes an account of a verified address, without a password, and signs in by it from then on', async () => {
    expect((await anyone(test)('GET', '/api/auth/ways')).json.providers).toEqual([{ id: '1', label: 'Our Club' }]);
    expect(await browser.go('mia')).toEqual({ status: 303, location: '/auth?provider=continue' });
    expect((await browser.call('/api/auth/provider/finish')).json).toMatchObject({
      step: 'sign-up',
      provider: 'Our Club',
      proposal: { email: 'mia@example.org', ...NEW },
    });
    const made = await browser.call('/api/auth/provider/register', NEW);
    expect(made).toMatchObject({
      status: 200,
      json: { token: expect.any(String), user: { email: 'mia@example.org', hasPassword: false } },
    });
    expect(String(made.headers['set-cookie'])).toMatch(/__Host-labelwise=[^;]+;.*HttpOnly/u);

    await browser.go('mia', { ...MIA, email: 'elsewhere@example.org' });
    const again = await browser.call('/api/auth/provider/finish');
    expect(again.json).toMatchObject({ step: 'signed-in', user: { id: made.json.user.id, email: 'mia@example.org' } });
    expect((await as(test, again.json.token)('GET', '/api/identities')).json).toEqual([
      {
        id: expect.any(String),
        provider: 'Our Club',
        email: 'mia@example.org',
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
    ]);
    expect((await anyone(test)('POST', '/api/auth/login', { email: 'mia@example.org', password: ' ' })).status).toBe(401);
  });

  it.each([
    ['in the token', { inToken: true }],
    ['without a secret', { secret: null }],
  ])('reads who it is %s', async (_what, options) => {
    await begin(options);
    expect((await register()).json.user).toMatchObject({ email: 'mia@example.org' });
  });

  it('makes no account of an address that the service has not verified, and opens none by it', async () => {
    await signUp(test, 'mia');
    for (const verified of [false, undefined, 'yes', 1]) {
      await browser.go('mia', { ...MIA, email_verified: verified });
      expect((await browser.call('/api/auth/provider/finish')).json.code).toBe('email_not_verified');
      expect((await browser.call('/api/auth/provider/register', NEW)).json.code).toBe('email_not_verified');
      expect((await browser.call('/api/auth/provider/password', { password: PASSWORD })).json.code).toBe('email_not_verified');
    }
  });

  it('connects an account of the same address only for whoever knows its password', async () => {
    const ana = await signUp(test, 'mia');
    await browser.go('mia');
    const { json } = await browser.call('/api/auth/provider/finish');
    expect(json).toMatchObject({ step: 'password', proposal: { firstName: '', lastName: '' } });
    expect(json.token).toBeUndefined();
    expect((await browser.call('/api/auth/provider/register', NEW)).json.code).toBe('email_taken');
    expect((await browser.call('/api/auth/provider/password', { password: 'a guess' })).json.code).toBe('invalid_credentials');
    const connected = await browser.call('/api/auth/provider/password', { password: PASSWORD });
    expect(connected.json.user.id).toBe(ana.id);
    await browser.go('mia');
    expect((await browser.call('/api/auth/provider/finish')).json).toMatchObject({ step: 'signed-in', user: { id: ana.id } });
  });

  it('is connected and disconnected by who is signed in, whatever the address; one identity opens one account', async () => {
    const ana = await signUp(test, 'ana');
    const bob = await signUp(test, 'bob');
    expect((await browser.goAs(ana.as, 'connect', 'mia', { email: 'mia@example.org' })).location).toBe('/profile?provider=connected');
    expect((await browser.goAs(ana.as, 'connect', 'mia')).location).toBe('/profile?provider=connected');
    expect((await browser.goAs(bob.as, 'connect', 'mia')).location).toBe('/profile?provider=taken');
    expect((await bob.as('GET', '/api/identities')).json).toEqual([]);
    const [identity] = (await ana.as('GET', '/api/identities')).json;
    expect((await bob.as('DELETE', `/api/identities/${identity.id}`)).status).toBe(404);
    expect((await ana.as('DELETE', `/api/identities/${identity.id}`)).status).toBe(204);
    await browser.go('mia');
    expect((await browser.call('/api/auth/provider/finish')).json.step).toBe('sign-up');
    await age();
    expect((await ana.as('POST', '/api/identities', { provider: '1', purpose: 'connect' })).json.code).toBe('reauthentication_required');
  });

  it('holds to closed sign-up and to invitations', async () => {
    await start({ SIGN_UP: 'closed' });
    expect((await register()).json.code).toBe('sign_up_closed');
    await start({ SIGN_UP: 'invitation' });
    expect((await register()).json.code).toBe('invitation_needed');
    const owner = await startTestApp(dialect, {
      env: { FIRST_MEMBER_IS_OWNER: 'true', PUBLIC_URL, LABELWISE_BENCH: '1', ...service.settings },
    });
    test = owner;
    browser = browserOf(owner, service);
    const ana = await signUp(owner, 'ana');
    const { json } = await ana.as('POST', '/api/owner/invitations', { makesOwner: true });
    const invitation = new URL(json.link).searchParams.get('invitation');
    await browser.go('mia');
    await browser.call('/api/auth/provider/finish');
    expect((await browser.call('/api/auth/provider/register', { ...NEW, invitation })).json.user.isOwner).toBe(true);
    await browser.go('eva', { ...MIA, email: 'eva@example.org' });
    await browser.call('/api/auth/provider/finish');
    expect((await browser.call('/api/auth/provider/register', { ...NEW, invitation })).json.code).toBe('invitation_invalid');
  });

  it('that is the only way into an account stays, until a password is set; who has none shows who they are by signing in once more', async () => {
    const made = await register();
    const mia = as(test, made.json.token);
    const [identity] = (await mia('GET', '/api/identities')).json;
    expect((await mia('DELETE', `/api/identities/${identity.id}`)).json).toMatchObject({
      code: 'conflict',
      error: expect.stringContaining('password'),
    });
    await age();
    const set = { currentPassword: '', password: 'barley & 9 pears' };
    expect((await mia('POST', '/api/auth/change-password', set)).json.code).toBe('reauthentication_required');
    expect((await mia('POST', '/api/auth/reauthenticate', { currentPassword: 'x' })).json.code).toBe('reauthentication_required');
    expect((await browser.goAs(mia, 'prove', 'eva', { email: 'eva@example.org' })).location).toBe('/profile?provider=failed');
    expect((await mia('GET', '/api/export')).json.code).toBe('reauthentication_required');
    expect((await browser.goAs(mia, 'prove', 'mia')).location).toBe('/profile?provider=proven');
    expect((await mia('GET', '/api/export')).json.identity).toMatchObject([
      { issuer: service.issuer, subject: 'mia', email: 'mia@example.org' },
    ]);
    expect((await mia('POST', '/api/auth/change-password', set)).status).toBe(200);
    expect((await mia('GET', '/api/identities')).json).toHaveLength(1);
    expect((await mia('DELETE', `/api/identities/${identity.id}`)).status).toBe(204);
  });

  it('ends with the password of its account, and with the account; a member without a password can close it', async () => {
    const ana = await signUp(test, 'ana');
    await browser.goAs(ana.as, 'connect', 'ana');
    await ana.as('POST', '/api/auth/change-password', { currentPassword: PASSWORD, password: 'barley & 9 pears' });
    expect((await ana.as('GET', '/api/identities')).json).toEqual([]);

    const made = await register();
    const mia = as(test, made.json.token);
    await age();
    const close = () => mia('DELETE', `/api/users/${made.json.user.id}`, { currentPassword: '' });
    expect((await close()).json.code).toBe('reauthentication_required');
    await browser.goAs(mia, 'prove', 'mia');
    expect((await close()).json.success).toBe(true);
    expect(await test.db.read.selectFrom('identity').selectAll().execute()).toEqual([]);
  });

  it('that its person ends elsewhere changes nothing, and a service that is gone is named as that', async () => {
    expect(await browser.go(null)).toEqual({ status: 303, location: '/auth?provider=cancelled' });
    expect((await browser.call('/api/auth/provider/finish')).json.code).toBe('identity_not_accepted');
    await start();
    await service.close();
    expect((await browser.call('/api/auth/provider', { provider: '1' })).json.code).toBe('upstream_failed');
    expect((await browser.call('/api/auth/provider', { provider: '2' })).json.code).toBe('not_found');
  });
});
