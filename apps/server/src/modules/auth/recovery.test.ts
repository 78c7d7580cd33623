import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import type { As } from '../../testing/members.ts';
import type { TestApp } from '../../testing/test-app.ts';

import { DIALECTS } from '../../testing/database.ts';
import { anybody, PASSWORD, signUp } from '../../testing/members.ts';
import { startTestApp } from '../../testing/test-app.ts';

describe.each(DIALECTS)('a lost password on %s', (dialect) => {
  let test: TestApp;
  let visitor: As;
  let folder: string;
  beforeEach(async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'labelwise-mail-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    folder = path.join(dataDir, 'mail');
    test = await startTestApp(dialect, { env: { DATA_DIR: dataDir, PUBLIC_URL: 'https://food.example' } });
    visitor = anybody(test);
  });

  const mails = () => readdirSync(folder).filter((file) => file.endsWith('.eml')).toSorted().map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('=\n', '').replaceAll('=3D', '='));
  const tokenIn = (mail: string | undefined) => /https:\/\/food\.example\/reset-password\?token=(?<token>[\w-]+)/u.exec(mail ?? '')?.groups?.['token'] ?? '';
  async function askAndRead(): Promise<string> {
    await visitor('POST', '/api/auth/forgot-password', { email: 'ana@example.org' }, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    await vi.waitFor(() => expect(mails()).toHaveLength(1), { timeout: 15_000 });
    return tokenIn(mails()[0]);
  }

  it('known and unknown addresses are answered alike, and only the known one gets a mail', async () => {
    await signUp(test, 'ana');
    const unknown = await visitor('POST', '/api/auth/forgot-password', { email: 'bob@example.org' });
    const known = await visitor('POST', '/api/auth/forgot-password', { email: 'ana@example.org' });
    expect(known).toMatchObject({ status: 200, json: unknown.json });
    await vi.waitFor(() => expect(mails()).toHaveLength(1), { timeout: 15_000 });
    expect(mails()[0]).toContain('To: ana@example.org');
  });

  it('the link carries the public address, works once, and ends every session', async () => {
    const { as } = await signUp(test, 'ana');
    const token = await askAndRead();
    expect(token).not.toBe('');
    expect((await visitor('POST', '/api/auth/reset-password', { token: `${token.slice(0, -1)}_`, password: 'a new good one' })).json.code).toBe('reset_link_invalid');
    expect((await visitor('POST', '/api/auth/reset-password', { token, password: 'a new good one' })).status).toBe(200);
    expect((await as('GET', '/api/auth/me')).status).toBe(401);
    expect((await visitor('POST', '/api/auth/reset-password', { token, password: 'yet another one' })).json.code).toBe('reset_link_invalid');
    expect((await visitor('POST', '/api/auth/login', { email: 'ana@example.org', password: PASSWORD })).status).toBe(401);
    expect((await visitor('POST', '/api/auth/login', { email: 'ana@example.org', password: 'a new good one' })).status).toBe(200);
  });

  it('neither the log nor the database ever holds the link', async () => {
    await signUp(test, 'ana');
    const token = await askAndRead();
    expect(test.logs()).not.toContain(token);
    expect(JSON.stringify(await test.db.read.selectFrom('resetToken').selectAll().execute())).not.toContain(token);
  });

  it('an account gets three mails an hour and no more', async () => {
    await signUp(test, 'ana');
    for (let tries = 0; tries < 5; tries += 1) await visitor('POST', '/api/auth/forgot-password', { email: 'ana@example.org' });
    await vi.waitFor(() => expect(mails()).toHaveLength(3), { timeout: 15_000 });
  });

  it('a link older than an hour is no good', async () => {
    await signUp(test, 'ana');
    const token = await askAndRead();
    await test.db.write((tx) => tx.updateTable('resetToken').set({ expiresAt: Date.now() - 1 }).execute());
    expect((await visitor('POST', '/api/auth/reset-password', { token, password: 'a new good one' })).json.code).toBe('reset_link_invalid');
  });
});
