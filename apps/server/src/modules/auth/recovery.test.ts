import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { type As, anyone, PASSWORD, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(DIALECTS)('a lost password on %s', (dialect) => {
  let test: TestApp;
  let visitor: As;
  let folder: string;
  beforeEach(async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'labelwise-mail-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    folder = path.join(dataDir, 'mail');
    test = await startTestApp(dialect, { env: { DATA_DIR: dataDir, PUBLIC_URL: 'https://food.example' } });
    visitor = anyone(test);
  });
  const mails = () =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.eml'))
      .toSorted()
      .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('=\n', '').replaceAll('=3D', '='));
  const tokenIn = (mail: string | undefined) =>
    /https:\/\/food\.example\/reset-password\?token=(?<token>[\w-]+)/u.exec(mail ?? '')?.groups?.['token'] ?? '';
  const reset = (token: string) => visitor('POST', '/api/auth/reset-password', { token, password: 'a new good one' });
  /** Asks for a link and reads it: of the `count` mails the one that was not there before. */
  async function askAndRead(count = 1): Promise<string> {
    const before = new Set(count === 1 ? [] : mails());
    await visitor(
      'POST',
      '/api/auth/forgot-password',
      { email: 'ana@example.org' },
      { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    );
    await eventually(() => expect(mails()).toHaveLength(count));
    return tokenIn(mails().find((mail) => !before.has(mail)));
  }
  /** A mail that a mail server would not take so far. */
  const waitingMail = (memberId: string) =>
    test.db.write((tx) =>
      tx
        .insertInto('mailOutbox')
        .values({
          id: 'waiting',
          memberId,
          kind: 'reset-password',
          createdAt: Date.now(),
          attempts: 3,
          nextAttemptAt: Date.now() + 600_000,
          recipient: null,
        })
        .execute(),
    );

  it('known and unknown addresses are answered alike, and only the known one gets a mail', async () => {
    await signUp(test, 'ana');
    const unknown = await visitor('POST', '/api/auth/forgot-password', { email: 'bob@example.org' });
    const known = await visitor('POST', '/api/auth/forgot-password', { email: 'ana@example.org' });
    expect(known).toMatchObject({ status: 200, json: unknown.json });
    await eventually(() => expect(mails()).toHaveLength(1));
    expect(mails()[0]).toContain('To: ana@example.org');
  });

  it('the link carries the public address, works once, and ends every session', async () => {
    const { as } = await signUp(test, 'ana');
    const token = await askAndRead();
    expect(token).not.toBe('');
    expect(
      (await visitor('POST', '/api/auth/reset-password', { token: `${token.slice(0, -1)}_`, password: 'a new good one' })).json.code,
    ).toBe('reset_link_invalid');
    expect((await visitor('POST', '/api/auth/reset-password', { token, password: 'a new good one' })).status).toBe(200);
    expect((await as('GET', '/api/auth/me')).status).toBe(401);
    expect((await visitor('POST', '/api/auth/reset-password', { token, password: 'yet another one' })).json.code).toBe(
      'reset_link_invalid',
    );
    expect((await visitor('POST', '/api/auth/login', { email: 'ana@example.org', password: PASSWORD })).status).toBe(401);
    expect((await visitor('POST', '/api/auth/login', { email: 'ana@example.org', password: 'a new good one' })).status).toBe(200);
  });

  it('a link ends with the address that it went to, which gets a notice, and so do the sessions of other devices', async () => {
    const ana = await signUp(test, 'ana');
    const bob = await signUp(test, 'bob');
    const { token: elsewhere } = (await visitor('POST', '/api/auth/login', { email: ana.email, password: PASSWORD })).json;
    const token = await askAndRead();
    await waitingMail(ana.id);
    const move = (email: string) => ana.as('PATCH', `/api/users/${ana.id}`, { email, firstName: 'Ana', currentPassword: PASSWORD });
    expect((await move(bob.email)).json.code).toBe('email_taken');
    expect((await move('new@example.org')).status).toBe(200);
    expect((await reset(token)).json.code).toBe('reset_link_invalid');
    expect((await visitor('GET', '/api/auth/me', undefined, { authorization: `Bearer ${elsewhere}` })).status).toBe(401);
    expect((await ana.as('GET', '/api/auth/me')).status).toBe(200);
    await eventually(async () => expect(await test.db.read.selectFrom('mailOutbox').selectAll().execute()).toEqual([]));
    const notices = mails().filter((mail) => !mail.includes('/reset-password'));
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatch(/^To: ana@example\.org$/mu);
    expect(notices[0]).not.toContain('new@example.org');
    expect((await bob.as('GET', '/api/auth/me')).status).toBe(200);
  });

  it('a link older than an hour is no good', async () => {
    await signUp(test, 'ana');
    const token = await askAndRead();
    await test.db.write((tx) =>
      tx
        .updateTable('resetToken')
        .set({ expiresAt: Date.now() - 1 })
        .execute(),
    );
    expect((await visitor('POST', '/api/auth/reset-password', { token, password: 'a new good one' })).json.code).toBe('reset_link_invalid');
  });

  if (isRuledElsewhere(dialect)) return;

  it('a link ends when another one is used, sent or still to be sent', async () => {
    const { id } = await signUp(test, 'ana');
    const first = await askAndRead();
    const second = await askAndRead(2);
    await waitingMail(id);
    expect((await reset(first)).status).toBe(200);
    expect((await reset(second)).json.code).toBe('reset_link_invalid');
    expect(await test.db.read.selectFrom('mailOutbox').selectAll().execute()).toEqual([]);
  });

  it('a link ends with the password that it was asked for, sent or still to be sent', async () => {
    const { as, id } = await signUp(test, 'ana');
    const token = await askAndRead();
    await waitingMail(id);
    expect((await as('POST', '/api/auth/change-password', { currentPassword: PASSWORD, password: 'a new good one' })).status).toBe(200);
    expect((await reset(token)).json.code).toBe('reset_link_invalid');
    expect(await test.db.read.selectFrom('mailOutbox').selectAll().execute()).toEqual([]);
    expect((await visitor('POST', '/api/auth/login', { email: 'ana@example.org', password: 'a new good one' })).status).toBe(200);
  });

  it('an address gets three notices an hour and no more, wherever the account moves', async () => {
    const { as, id } = await signUp(test, 'ana');
    for (let moves = 0; moves < 10; moves += 1) {
      const email = moves % 2 === 0 ? 'new@example.org' : 'ana@example.org';
      expect((await as('PATCH', `/api/users/${id}`, { email, currentPassword: PASSWORD })).status).toBe(200);
    }
    await eventually(async () => expect(await test.db.read.selectFrom('mailOutbox').selectAll().execute()).toEqual([]));
    expect(
      mails()
        .map((mail) => /^To: (?<to>\S+)$/mu.exec(mail)?.groups?.['to'])
        .toSorted(),
    ).toEqual([...Array<string>(3).fill('ana@example.org'), ...Array<string>(3).fill('new@example.org')]);
  });

  it('a change of names alone ends no session and sends no notice', async () => {
    const { as, id, email } = await signUp(test, 'ana');
    const token = await askAndRead();
    expect((await as('PATCH', `/api/users/${id}`, { firstName: 'Anna', email })).status).toBe(200);
    expect(mails()).toHaveLength(1);
    expect((await reset(token)).status).toBe(200);
  });

  it('neither the log nor the database ever holds the link', async () => {
    await signUp(test, 'ana');
    const token = await askAndRead();
    expect(test.logs()).not.toContain(token);
    expect(JSON.stringify(await test.db.read.selectFrom('resetToken').selectAll().execute())).not.toContain(token);
  });

  it('an account gets three mails an hour and no more', async () => {
    await signUp(test, 'ana');
    for (let attempt = 0; attempt < 5; attempt += 1) await visitor('POST', '/api/auth/forgot-password', { email: 'ana@example.org' });
    await eventually(() => expect(mails()).toHaveLength(3));
  });
});
