import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { RULE_DIALECTS } from '../../testing/database.ts';
import { anyone, signUp } from '../../testing/members.ts';
import { type Lies, startLyingProvider } from '../../testing/openid-provider.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const PUBLIC_URL = 'https://food.example';
const FAILED = '/auth?provider=failed';

describe.each(RULE_DIALECTS)('a sign-in elsewhere that is attacked, on %s', (dialect) => {
  let one: Awaited<ReturnType<typeof startLyingProvider>>;
  let other: Awaited<ReturnType<typeof startLyingProvider>>;
  let test: TestApp;
  beforeEach(async () => {
    one = await startLyingProvider();
    other = await startLyingProvider();
    const env = { OIDC_ISSUER: one.issuer, OIDC_CLIENT_ID: 'labelwise', OIDC_2_ISSUER: other.issuer, OIDC_2_CLIENT_ID: 'labelwise' };
    test = await startTestApp(dialect, { env: { PUBLIC_URL, LABELWISE_BENCH: '1', ...env } });
  });

  const begin = async (provider = '1') => {
    const { json, headers } = await anyone(test)('POST', '/api/auth/provider', { provider });
    return { url: String(json.url), cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
  };
  const comeBack = async (url: string, cookie = '') => {
    const { statusCode, headers } = await test.app.inject({ url, headers: { cookie } });
    expect(statusCode).toBe(303);
    return String(headers.location);
  };
  const finish = (cookie: string, headers: Record<string, string> = {}) =>
    anyone(test)('POST', '/api/auth/provider/finish', undefined, { cookie, ...headers });

  it('is accepted as long as nobody lies, and asks for a code with PKCE, state and nonce', async () => {
    const { url, cookie } = await begin();
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      client_id: 'labelwise',
      response_type: 'code',
      redirect_uri: `${PUBLIC_URL}/api/auth/provider/1/callback`,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/u),
      nonce: expect.stringMatching(/^[\w-]{43}$/u),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/u),
      code_challenge_method: 'S256',
    });
    expect(await comeBack(one.answer(url, {}), cookie)).toBe('/auth?provider=continue');
    expect((await finish(cookie)).json).toMatchObject({ step: 'sign-up', proposal: { email: 'mia@example.org' } });
  });

  const past = Math.floor(Date.now() / 1000) - 3600;
  it.each<[string, Lies]>([
    ['another nonce', { claims: { nonce: 'of another sign-in' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['a token for another client', { claims: { aud: 'somebody-else' } }],
    ['a token for others too, made for another', { claims: { aud: ['labelwise', 'other'], azp: 'other' } }],
    ['a token that has ended', { claims: { exp: past } }],
    ['nobody', { claims: { sub: undefined } }],
    ['a key that it does not publish', { hasForeignKey: true }],
    ['no signature', { algorithm: 'none' }],
  ])('with %s is refused', async (_what, lies) => {
    const { url, cookie } = await begin();
    expect(await comeBack(one.answer(url, lies), cookie)).toBe(FAILED);
    expect((await finish(cookie)).json.code).toBe('identity_not_accepted');
  });

  it('is answered once: a state that came back is of no use any more, nor is one that is made up or too old', async () => {
    const { url, cookie } = await begin();
    const answer = one.answer(url, {});
    expect(await comeBack(answer, cookie)).toBe('/auth?provider=continue');
    expect(await comeBack(answer, cookie)).toBe(FAILED);
    expect(await comeBack('/api/auth/provider/1/callback?code=x&state=made-up', cookie)).toBe(FAILED);
    expect(await comeBack('/api/auth/provider/1/callback?code=x', cookie)).toBe(FAILED);
    const late = await begin();
    await test.db.write((tx) => tx.updateTable('signInChallenge').set({ expiresAt: 1 }).execute());
    const before = one.tokensAskedFor();
    expect(await comeBack(one.answer(late.url, {}), late.cookie)).toBe(FAILED);
    expect(one.tokensAskedFor()).toBe(before);
  });

  it('that another browser began signs nobody in: the address of a stranger’s way back is of no use', async () => {
    const stranger = await begin();
    const address = one.answer(stranger.url, {});
    const victim = await begin();
    expect(await comeBack(address, victim.cookie)).toBe(FAILED);
    expect(await comeBack(one.answer((await begin()).url, {}))).toBe(FAILED);
    expect((await finish(victim.cookie)).json.code).toBe('identity_not_accepted');
    expect(one.tokensAskedFor()).toBe(0);
  });

  it('at one service cannot be answered by another, by its address or in its name', async () => {
    const first = await begin('1');
    expect(await comeBack(one.answer(first.url, {}).replace('/provider/1/', '/provider/2/'), first.cookie)).toBe(FAILED);
    const second = await begin('1');
    expect(
      await comeBack(
        one.answer(second.url, {}, (query) => query.set('iss', other.issuer)),
        second.cookie,
      ),
    ).toBe(FAILED);
    const third = await begin('1');
    expect(
      await comeBack(
        one.answer(third.url, {}, (query) => query.delete('iss')),
        third.cookie,
      ),
    ).toBe(FAILED);
    expect(one.tokensAskedFor() + other.tokensAskedFor()).toBe(0);
  });

  it('tells two services apart that call different people the same', async () => {
    const { url, cookie } = await begin('1');
    await comeBack(one.answer(url, {}), cookie);
    const names = { firstName: 'Mia', lastName: 'Moon', username: 'mia' };
    const made = await anyone(test)('POST', '/api/auth/provider/register', names, { cookie });
    expect(made.status).toBe(200);
    const again = await begin('2');
    await comeBack(other.answer(again.url, { claims: { email: 'eva@example.org' } }), again.cookie);
    expect((await finish(again.cookie)).json).toMatchObject({ step: 'sign-up', proposal: { email: 'eva@example.org' } });
  });

  it('leads to pages of ours alone, whatever the address asks for', async () => {
    const evil = 'https://evil.example/';
    for (const more of [`&redirect_uri=${evil}`, `&returnTo=${evil}`, `&next=//evil.example`, `&error=${evil}`]) {
      const { url, cookie } = await begin();
      expect(await comeBack(`${one.answer(url, {})}${more}`, cookie)).toMatch(/^\/auth\?provider=(?:continue|failed)$/u);
    }
    const body = { provider: '1', redirect_uri: evil, returnTo: evil };
    const { json } = await anyone(test)('POST', '/api/auth/provider', body);
    expect(json.url).not.toContain('evil');
  });

  it('is finished once, and not at the word of another site', async () => {
    const { url, cookie } = await begin();
    await comeBack(one.answer(url, {}), cookie);
    expect((await finish(cookie, { 'sec-fetch-site': 'same-site' })).json.code).toBe('identity_not_accepted');
    const names = { firstName: 'Mia', lastName: 'Moon', username: 'mia' };
    const register = () => anyone(test)('POST', '/api/auth/provider/register', names, { cookie });
    const both = await Promise.all([register(), register()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)]);
    expect((await finish(cookie)).json.code).toBe('identity_not_accepted');
    expect(await test.db.read.selectFrom('identity').selectAll().execute()).toHaveLength(1);
  });

  it('that connects comes to nothing once its session has been ended', async () => {
    const ana = await signUp(test, 'ana');
    const { json, headers } = await ana.as('POST', '/api/identities', { provider: '1', purpose: 'connect' });
    await ana.as('DELETE', '/api/auth/sessions');
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    expect(await comeBack(one.answer(json.url, {}), cookie)).toBe('/profile?provider=failed');
    expect(await test.db.read.selectFrom('identity').selectAll().execute()).toEqual([]);
  });

  it('leaves nothing of addresses, codes or tokens in the log', async () => {
    const { url, cookie } = await begin();
    await comeBack(one.answer(url, { claims: { nonce: 'wrong' } }), cookie);
    const next = await begin();
    await comeBack(one.answer(next.url, {}), next.cookie);
    await finish(next.cookie);
    for (const secret of ['mia@example.org', 'a-code', new URL(next.url).searchParams.get('state') ?? '', next.cookie.split('=')[1] ?? ''])
      expect(test.logs()).not.toContain(secret);
  });
});

describe('the settings of a service', () => {
  it.each([
    [{ OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'x' }, /OIDC_ISSUER: must be https/u],
    [{ OIDC_ISSUER: 'https://id.example' }, /OIDC_ISSUER and OIDC_CLIENT_ID/u],
    [{ OIDC_2_LABEL: 'Club' }, /OIDC_2_ISSUER and OIDC_2_CLIENT_ID/u],
  ])('that cannot be right end the start: %o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});
