import { setTimeout as pause } from 'node:timers/promises';
import { times } from '@labelwise/domain/testing';
import { describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { fingerprint, newToken } from '../../lib/secrets.ts';
import { DIALECTS } from '../../testing/database.ts';
import { anyone, PASSWORD, signUp } from '../../testing/members.ts';
import { startTestApp } from '../../testing/test-app.ts';

const ROUNDS = times(4, 100);
/** Offsets of the overlapping call, ms. */
const WINDOW_MS = 20;
/** Behind a proxy, so that every sign-in can come from elsewhere. A hash costs what it costs in production, which is what makes the gap. */
const OPTIONS = { env: { PUBLIC_URL: 'https://food.example', LABELWISE_BENCH: '1' }, passwordCost: undefined };

async function given(dialect: (typeof DIALECTS)[number]) {
  const test = await startTestApp(dialect, OPTIONS);
  const ana = await signUp(test, 'ana');
  const isGood = async (token: unknown) =>
    (await anyone(test)('GET', '/api/auth/me', undefined, { authorization: `Bearer ${String(token)}` })).status === 200;
  let visits = 0;
  const login = (password: string) => {
    visits += 1;
    return anyone(test)('POST', '/api/auth/login', { email: ana.email, password }, { 'x-forwarded-for': `203.0.113.${visits % 250}` });
  };
  /** A link as the mail carries it. */
  const resetLink = async () => {
    const token = newToken();
    await test.db.write((tx) =>
      tx
        .insertInto('resetToken')
        .values({
          tokenHash: fingerprint(token),
          memberId: ana.id,
          mailId: newId(),
          createdAt: Date.now(),
          expiresAt: Date.now() + 3_600_000,
        })
        .execute(),
    );
    return token;
  };
  const reset = async (token: string, password: string) => anyone(test)('POST', '/api/auth/reset-password', { token, password });
  return { test, isGood, login, resetLink, reset };
}

const offset = (round: number) => (round * WINDOW_MS) / Math.max(1, ROUNDS - 1);
const passwordOf = (round: number) => (round === 0 ? PASSWORD : `plums and rye ${round}`);

describe.each(DIALECTS)('what overlaps a new password on %s', (dialect) => {
  it('a sign-in with the old password leaves no session behind, whenever it begins', async () => {
    const { isGood, login, resetLink, reset } = await given(dialect);
    for (let round = 0; round < ROUNDS; round += 1) {
      const link = await resetLink();
      const resetting = reset(link, passwordOf(round + 1));
      await pause(offset(round));
      const signedIn = await login(passwordOf(round));
      expect((await resetting).status).toBe(200);
      expect([200, 401]).toContain(signedIn.status);
      expect(await isGood(signedIn.json.token)).toBe(false);
    }
    expect((await login(passwordOf(ROUNDS))).status).toBe(200);
  });

  it('a password or an access token that the old password makes does not outlive the reset that ended it', async () => {
    const { test, isGood, login, resetLink, reset } = await given(dialect);
    const call = anyone(test);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { token } = (await login(passwordOf(round))).json;
      const thief = { authorization: `Bearer ${String(token)}` };
      const link = await resetLink();
      const resetting = reset(link, passwordOf(round + 1));
      await pause(offset(round));
      const [changed, made] = await Promise.all([
        call('POST', '/api/auth/change-password', { currentPassword: passwordOf(round), password: 'of a thief' }, thief),
        call('POST', '/api/access-tokens', { name: 'mine', scopes: ['foods:read'] }, thief),
      ]);
      const done = await resetting;
      // Changed first, the password has ended the link: its owner asks for another.
      // A busy server asks to be tried again, and has done nothing.
      if (done.status === 503) expect(done.json.code).toBe('unavailable');
      else if (done.status !== 200) expect([done.json.code, changed.status]).toEqual(['reset_link_invalid', 200]);
      if (done.status !== 200) expect((await reset(await resetLink(), passwordOf(round + 1))).status).toBe(200);
      expect(await isGood(token)).toBe(false);
      expect(await isGood(made.json.token)).toBe(false);
      expect((await login('of a thief')).status).toBe(401);
    }
  });
});
