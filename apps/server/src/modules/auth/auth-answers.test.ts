import { beforeEach, describe, expect, it } from 'vitest';
import { RULE_DIALECTS } from '../../testing/database.ts';
import { type As, anyone, PASSWORD, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const SURVEY = { healthGoals: [], dietaryRestrictions: [], concernLevel: 3, interests: [], experience: null };
const person = (extra: object = {}) => ({
  email: 'ana@example.org',
  password: PASSWORD,
  username: 'ana',
  firstName: 'Ana',
  lastName: 'Lima',
  trial: false,
  surveyData: null,
  ...extra,
});

describe.each(RULE_DIALECTS)('answers of the auth routes on %s', (dialect) => {
  let test: TestApp;
  let visitor: As;
  const begin = async (env: Record<string, string> = {}) => {
    test = await startTestApp(dialect, { env });
    visitor = anyone(test);
  };
  beforeEach(() => begin());

  it.each([
    ['no trial, no survey', {}],
    ['a trial', { trial: true }],
    ['survey answers', { surveyData: SURVEY }],
  ])('sign-up with %s and then sign-in both answer success, token, user and message', async (_what, extra) => {
    const registered = await visitor('POST', '/api/auth/register', person(extra));
    const signedIn = await visitor('POST', '/api/auth/login', { email: 'ana@example.org', password: PASSWORD });
    for (const { status, json } of [registered, signedIn]) {
      expect(status).toBe(200);
      expect(json).toMatchObject({
        success: true,
        token: expect.stringMatching(/^\S{20,}$/u),
        user: { firstName: 'Ana', email: 'ana@example.org' },
        message: expect.stringMatching(/\w/u),
      });
    }
    expect(registered.json.user.subscriptionStatus).toBe('trial' in extra ? 'trial' : 'free');
  });

  it('a failure carries success, message, error and a code', async () => {
    await signUp(test, 'ana');
    const failures = [
      visitor('POST', '/api/auth/login', { email: 'ana@example.org', password: 'not this one' }),
      visitor('POST', '/api/auth/login', { email: 'ana@example.org' }),
      visitor('POST', '/api/auth/register', person()),
      visitor('POST', '/api/auth/register', person({ password: 'abc' })),
      visitor('POST', '/api/auth/reset-password', { token: 'none', password: 'a new good one' }),
      visitor('POST', '/api/auth/forgot-password', {}),
    ];
    for (const { status, json } of await Promise.all(failures)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(json).toMatchObject({
        success: false,
        message: expect.stringMatching(/^[A-Z].*\.$/u),
        error: json.message,
        code: expect.stringMatching(/^[a-z_]+$/u),
      });
    }
  });

  it('a password has at most 128 characters, and is never cut to them', async () => {
    const longest = 'x y'.repeat(50).slice(0, 128);
    expect((await visitor('POST', '/api/auth/register', person({ password: `${longest}z` }))).status).toBe(400);
    expect((await visitor('POST', '/api/auth/register', person({ password: longest }))).status).toBe(200);
    expect((await visitor('POST', '/api/auth/login', { email: 'ana@example.org', password: longest.slice(0, 127) })).status).toBe(401);
  });

  it('PASSWORD_MIN_LENGTH raises the least length, also for a reset, and the sentence follows', async () => {
    await begin({ PASSWORD_MIN_LENGTH: '12' });
    const { status, json } = await visitor('POST', '/api/auth/register', person({ password: 'plum & rye!' }));
    expect({ status, code: json.code }).toEqual({ status: 400, code: 'password_too_short' });
    expect(json.message).toContain('12');
    expect((await visitor('POST', '/api/auth/register', person({ password: 'plum & rye !' }))).status).toBe(200);
  });

  it.each([
    [{}, 6],
    [{ PASSWORD_MIN_LENGTH: '12' }, 12],
  ])('with %j anyone can read that a new password has at least %i characters', async (env, minLength) => {
    await begin(env);
    expect(await visitor('GET', '/api/auth/password-rules')).toMatchObject({ status: 200, json: { minLength } });
  });

  it('a common password is refused in the words of the catalogue', async () => {
    expect((await visitor('POST', '/api/auth/register', person({ password: 'password1' }))).json.message).toBe(
      'This password is too common. Please choose another.',
    );
  });

  it('a forgotten password is success and a message for every address', async () => {
    await signUp(test, 'ana');
    for (const email of ['ana@example.org', 'nobody@example.org']) {
      expect(await visitor('POST', '/api/auth/forgot-password', { email })).toMatchObject({
        status: 200,
        json: { success: true, message: expect.stringMatching(/\w/u) },
      });
    }
  });
});
