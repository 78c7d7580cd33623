import { beforeEach, describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { type As, anyone, PASSWORD, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const ORIGIN = 'https://food.example';

describe.each(DIALECTS)('a passkey on %s', (dialect) => {
  let test: TestApp;
  let visitor: As;
  let ana: Awaited<ReturnType<typeof signUp>>;
  beforeEach(async () => {
    test = await startTestApp(dialect, { env: { PUBLIC_URL: ORIGIN, LABELWISE_BENCH: '1' } });
    visitor = anyone(test);
    ana = await signUp(test, 'ana');
  });
  const challengeFor = async (as: As, path = '/api/passkeys/options') => String((await as('POST', path)).json.challenge);
  const signInChallenge = () => challengeFor(visitor, '/api/auth/passkey/options');
  const signIn = (response: object) => visitor('POST', '/api/auth/passkey', { response });
  const add = async (device = createAuthenticator({ origin: ORIGIN }), as = ana.as) => {
    const answer = await as('POST', '/api/passkeys', { name: 'Phone', response: device.make(await challengeFor(as)) });
    return { device, answer };
  };

  it('is made in a session, listed, signs its member in without an address, and signs nobody in once removed', async () => {
    const { device, answer } = await add();
    expect(answer).toMatchObject({ status: 200, json: { name: 'Phone', lastUsedAt: null } });
    const signedIn = await signIn(device.answer(await signInChallenge(), ana.id));
    expect(signedIn).toMatchObject({ status: 200, json: { success: true, token: expect.any(String), user: { id: ana.id } } });
    expect(String(signedIn.headers['set-cookie'])).toMatch(/^__Host-labelwise=.*HttpOnly/u);
    expect((await ana.as('GET', '/api/passkeys')).json).toEqual([
      { id: answer.json.id, name: 'Phone', createdAt: answer.json.createdAt, lastUsedAt: expect.any(String) },
    ]);
    expect((await ana.as('DELETE', `/api/passkeys/${answer.json.id}`)).status).toBe(204);
    expect((await signIn(device.answer(await signInChallenge(), ana.id))).json.code).toBe('passkey_not_accepted');
  });

  if (isRuledElsewhere(dialect)) return;

  it('answers each challenge once, and none that was made for something else, for somebody else or long ago', async () => {
    const { device } = await add();
    const challenge = await signInChallenge();
    const first = device.answer(challenge);
    expect((await signIn(first)).status).toBe(200);
    expect((await signIn(first)).json.code).toBe('passkey_not_accepted');
    expect((await signIn(device.answer(challenge))).json.code).toBe('passkey_not_accepted');
    expect((await signIn(device.answer(await challengeFor(ana.as)))).json.code).toBe('passkey_not_accepted');
    const old = await signInChallenge();
    await test.db.write((tx) =>
      tx
        .updateTable('signInChallenge')
        .set({ expiresAt: Date.now() - 1 })
        .execute(),
    );
    expect((await signIn(device.answer(old))).json.code).toBe('passkey_not_accepted');
    const bob = await signUp(test, 'bob');
    const other = createAuthenticator({ origin: ORIGIN });
    const stolen = await bob.as('POST', '/api/passkeys', { name: 'x', response: other.make(await challengeFor(ana.as)) });
    expect(stolen.json.code).toBe('passkey_not_accepted');
  });

  it.each<[string, (device: ReturnType<typeof createAuthenticator>, challenge: string, id: string) => object]>([
    ['of another site', (device, challenge) => device.answer(challenge, null, 'https://evil.example')],
    [
      'of a device that verified nobody',
      (_device, challenge) => createAuthenticator({ origin: ORIGIN, isVerified: false }).answer(challenge),
    ],
    ['in the name of another member', (device, challenge) => device.answer(challenge, 'somebody-else')],
    [
      'with another signature',
      (device, challenge) => {
        const { response, ...rest } = device.answer(challenge);
        return {
          ...rest,
          response: { ...response, signature: createAuthenticator({ origin: ORIGIN }).answer(challenge).response.signature },
        };
      },
    ],
  ])('is not accepted %s', async (_what, respond) => {
    const { device } = await add();
    expect(await signIn(respond(device, await signInChallenge(), ana.id))).toMatchObject({
      status: 400,
      json: { code: 'passkey_not_accepted' },
    });
  });

  it('that was copied is noticed: its count goes back', async () => {
    const { device } = await add();
    expect((await signIn(device.answer(await signInChallenge()))).status).toBe(200);
    device.forget();
    expect((await signIn(device.answer(await signInChallenge()))).json.code).toBe('passkey_not_accepted');
  });

  it('belongs to one member, and at most twenty do', async () => {
    const { device } = await add();
    const bob = await signUp(test, 'bob');
    expect((await add(device, bob.as)).answer.json.code).toBe('passkey_not_accepted');
    expect((await bob.as('GET', '/api/passkeys')).json).toEqual([]);
    for (let more = 1; more < 20; more += 1) expect((await add()).answer.status).toBe(200);
    expect((await add()).answer.json.code).toBe('conflict');
  });

  it('is made only where the password was entered a short while ago, and ends with the password', async () => {
    const { device } = await add();
    const session = { createdAt: Date.now() - 16 * 60_000, provenAt: null };
    await test.db.write((tx) => tx.updateTable('session').set(session).execute());
    expect((await ana.as('POST', '/api/passkeys/options')).json.code).toBe('reauthentication_required');
    const changed = await ana.as('POST', '/api/auth/change-password', { currentPassword: PASSWORD, password: 'barley & 9 pears' });
    expect(changed.status).toBe(200);
    expect((await signIn(device.answer(await signInChallenge()))).json.code).toBe('passkey_not_accepted');
  });

  it('is offered only at an address that browsers make keys for', async () => {
    expect((await visitor('GET', '/api/auth/ways')).json.passkeys).toBe(true);
    const plain = await startTestApp(dialect, { env: { PUBLIC_URL: 'http://192.168.1.5:3000' } });
    expect((await anyone(plain)('GET', '/api/auth/ways')).json.passkeys).toBe(false);
    expect((await anyone(plain)('POST', '/api/auth/passkey/options')).json.code).toBe('conflict');
  });
});
