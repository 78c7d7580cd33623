import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { examine } from '../jobs/doctor/doctor.ts';
import type { Finding } from '../jobs/doctor/settings.ts';
import { createTestDatabase } from '../testing/database.ts';
import { startOpenIdProvider } from '../testing/openid-provider.ts';
import { commandEnvironment, temporaryFolder } from '../testing/process.ts';

const NOW = Date.now();

async function look(env: Record<string, string>): Promise<Record<string, Finding>> {
  const findings = await examine({ DATA_DIR: temporaryFolder(), PORT: '0', ...env }, NOW);
  return Object.fromEntries(findings.map((finding) => [finding.about, finding]));
}

describe('npm run doctor', () => {
  it('on a fresh machine finds nothing wrong and says what an operator should know', async () => {
    const found = await look({});
    expect(Object.values(found).filter(({ level }) => level === 'refused')).toEqual([]);
    expect(found['mail']).toMatchObject({ level: 'advice', sentence: expect.stringContaining('SMTP_URL') });
    expect(found['address']?.level).toBe('good');
  });

  it.each([
    ['plain http on every network', { HOST: '0.0.0.0', PUBLIC_URL: 'http://food.example' }, 'address', 'PUBLIC_URL'],
    ['a payment that never arrives', { STRIPE_SECRET_KEY: 'sk_test_secret' }, 'payment', 'STRIPE_WEBHOOK_SECRET'],
    ['a model over plain http', { AI_BASE_URL: 'http://model.example/v1' }, 'nutritionist', 'plain http'],
    ['a misspelt setting', { SMTP_URI: 'smtp://mail.example' }, 'settings', 'SMTP_URI'],
    [
      'a first account that anybody may make',
      { FIRST_MEMBER_IS_OWNER: 'true', PUBLIC_URL: 'https://food.example' },
      'sign-up',
      'whoever comes first',
    ],
    ['telemetry in plain http', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318' }, 'telemetry', 'plain http'],
    ['foods that nobody looks at', { SHARED_FOODS: 'on' }, 'catalogue', 'unseen'],
    ['a service for sign-in that is not there', { OIDC_ISSUER: 'http://127.0.0.1:1', OIDC_CLIENT_ID: 'x' }, 'sign-in', 'cannot be read'],
    ['a mail server that is not there', { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' }, 'mail server', '127.0.0.1:1'],
  ])('advises of %s', async (_what, env, about, words) => {
    expect((await look(env))[about]).toMatchObject({ level: 'advice', sentence: expect.stringContaining(words) });
  });

  it('says who gets in, what is deleted by itself, what leaves and what everybody sees', async () => {
    const found = await look({ SIGN_UP: 'invitation', KEEP_SCANS_DAYS: '30', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' });
    const sentences = ['sign-up', 'storage', 'telemetry', 'catalogue'].map((about) => found[about]?.sentence);
    expect(sentences).toEqual([
      'SIGN_UP is invitation: who has a link from the owner can make an account.',
      'Scans older than 30 days are deleted for good, from the next start on; conversations stay until members remove them.',
      'Traces and metrics go to 127.0.0.1:4318: routes, times and counts, nothing of members or foods.',
      expect.stringMatching(/SHARED_FOODS is reviewed: an owner looks at each offer\.$/u),
    ]);
  });

  it.each([
    ['a value that cannot be right', () => ({ PORT: 'http' }), 'settings', 'PORT'],
    ['a PostgreSQL that is not there', () => ({ DATABASE_URL: 'postgres://127.0.0.1:1/x' }), 'database', 'DATABASE_URL'],
    [
      'a damaged database',
      () => ({ DATA_DIR: folderWith('no database at all, but long enough to look like a file') }),
      'database',
      'damaged',
    ],
  ])('finds %s wrong', async (_what, env, about, words) => {
    expect((await look(env()))[about]).toMatchObject({ level: 'refused', sentence: expect.stringContaining(words) });
  });

  it('asks a service for sign-in who it is, and names the return address', async () => {
    const { settings, issuer } = await startOpenIdProvider({ returnUrl: 'https://food.example/api/auth/provider/1/callback' });
    const right = (await look({ ...settings, PUBLIC_URL: 'https://food.example' }))['sign-in'];
    expect(right).toMatchObject({ level: 'good', sentence: expect.stringContaining('https://food.example/api/auth/provider/1/callback') });
    const wrong = (await look({ ...settings, OIDC_ISSUER: issuer.replace('127.0.0.1', 'localhost') }))['sign-in'];
    expect(wrong).toMatchObject({ level: 'advice', sentence: expect.stringContaining('another issuer') });
  });

  it('tells a port of another program from a free one', async () => {
    const other = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect((await look({ PORT: String(port) }))['port']).toMatchObject({ level: 'refused', sentence: expect.stringContaining('in use') });
  });

  it('says that others of the machine can read the folder, and that no backup was made', async () => {
    const dataDir = temporaryFolder();
    chmodSync(dataDir, 0o755);
    expect((await look({ DATA_DIR: dataDir }))['folder']?.level).toBe('advice');
    writeFileSync(path.join(dataDir, 'labelwise.db'), 'x');
    expect((await look({ DATA_DIR: dataDir }))['backups']).toMatchObject({
      level: 'advice',
      sentence: expect.stringContaining('no backup'),
    });
  });

  it('reads the schema of a PostgreSQL and changes nothing in it', async () => {
    const { config, drop } = await createTestDatabase('postgres');
    onTestFinished(drop);
    if (config.dialect !== 'postgres') throw new Error('another database');
    expect((await look({ DATABASE_URL: config.url }))['database']).toMatchObject({ level: 'good' });
  });

  it('as a command ends with 1 where the start would be refused, repeats no secret, and with 0 otherwise', async () => {
    const env = { ...commandEnvironment(), DATA_DIR: temporaryFolder(), PORT: '0' };
    const run = (more: Record<string, string>) =>
      promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'doctor.ts')], { env: { ...env, ...more } }).then(
        ({ stdout }) => ({ code: 0, stdout }),
        (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
      );
    const bad = await run({ SMTP_URL: 'http://user:secret-word@mail.example' });
    expect(bad).toMatchObject({ code: 1, stdout: expect.stringContaining('SMTP_URL') });
    expect(bad.stdout).not.toContain('secret-word');
    expect(await run({})).toMatchObject({ code: 0, stdout: expect.stringMatching(/0 wrong\.\n$/u) });
  });
});

function folderWith(content: string): string {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'labelwise.db'), content.repeat(20));
  return folder;
}
