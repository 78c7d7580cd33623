import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createContext } from '../context.ts';
import { createTestDatabase, RULE_DIALECTS } from '../testing/database.ts';
import { anyone, PASSWORD, registration, signUp } from '../testing/members.ts';
import { commandEnvironment, temporaryFolder } from '../testing/process.ts';
import { readAdminCall, runAdmin } from './admin.ts';

async function admin(env: Record<string, string>, ...args: string[]): Promise<{ code: unknown; output: string }> {
  const command = [path.join(import.meta.dirname, 'admin.ts'), ...args];
  return promisify(execFile)(process.execPath, command, { env: { ...commandEnvironment(), ...env } }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: unknown; stdout: string; stderr: string }) => ({ code: error.code, output: error.stdout + error.stderr }),
  );
}

describe.each(RULE_DIALECTS)('npm run admin on %s', (dialect) => {
  it('lists, invites, makes an owner, gives premium, resets, signs out, checks, counts and removes, beside the service', async () => {
    const { config, drop } = await createTestDatabase(dialect);
    const folder = temporaryFolder();
    const database = config.dialect === 'sqlite' ? { ...config, file: path.join(folder, 'labelwise.db') } : config;
    const env = { OFF_ENABLED: 'false', LOG_LEVEL: 'silent', SIGN_UP: 'invitation', PUBLIC_URL: 'https://food.example', DATA_DIR: folder };
    const context = await createContext({ ...readConfig(env), database });
    const test = { ...context, logs: () => '' };
    const visitor = anyone(test);
    const settings = { ...env, ...(database.dialect === 'postgres' && { DATABASE_URL: database.url }) };
    const run = (...args: string[]) => runAdmin(args, settings);
    const tokenIn = (text: string) => /(?:token|invitation)=(?<token>[\w-]{43})(?:\n|$)/u.exec(text)?.groups?.['token'] ?? '';

    const invitation = tokenIn((await run('invite', 'for', 'Ana', '--days', '3')).text);
    expect((await visitor('POST', '/api/auth/register', registration('eve'))).json.code).toBe('invitation_needed');
    const ana = await signUp(test, 'ana', { invitation });
    await ana.as('PUT', '/api/health-profile', { age: 41, medicalConditions: ['Nightingale disease'], consentVersion: '2026-11' });

    expect((await run('members')).text).toMatch(/ana@example\.org {2}ana Tester {2}\(free, since \d{4}-\d\d-\d\d, seen /u);
    expect((await run('members', 'owner', 'ANA@example.org')).text).toContain('https://food.example/owner');
    expect((await ana.as('GET', '/api/owner/overview')).status).toBe(200);
    expect((await run('members', 'premium', ana.id, '2999-01-31')).text).toContain('until the end of 2999-01-31');
    expect((await run('members')).text).toContain('owner, active, given until 2999-01-31');

    const reset = tokenIn((await run('members', 'reset-link', 'ana@example.org')).text);
    expect((await visitor('POST', '/api/auth/reset-password', { token: reset, password: 'barley & 9 pears' })).status).toBe(200);
    const { token } = (await visitor('POST', '/api/auth/login', { email: 'ana@example.org', password: 'barley & 9 pears' })).json;
    const signedIn = { authorization: `Bearer ${String(token)}` };
    expect((await run('members', 'sign-out', 'ana@example.org')).code).toBe(0);
    expect((await visitor('GET', '/api/user', undefined, signedIn)).status).toBe(401);

    const statistics = await run('statistics');
    expect(statistics.text).toMatch(/members +1$/mu);
    expect(statistics.text).not.toMatch(/Nightingale|example\.org/u);
    expect(await run('check')).toMatchObject({
      code: 0,
      text: expect.stringMatching(dialect === 'sqlite' ? /whole/u : /data_checksums/u),
    });
    expect((await run('vacuum')).code).toBe(0);

    expect(await run('members', 'remove', 'ana@example.org')).toMatchObject({ code: 2, text: expect.stringContaining('--yes') });
    const { json: again } = await visitor('POST', '/api/auth/login', { email: 'ana@example.org', password: 'barley & 9 pears' });
    const household = await visitor('POST', '/api/household/invitations', undefined, { authorization: `Bearer ${String(again.token)}` });
    expect(household.status).toBe(200);
    expect((await run('members', 'remove', 'ana@example.org', '--yes')).code).toBe(0);
    expect(await context.db.read.selectFrom('household').selectAll().execute()).toEqual([]);
    expect((await visitor('POST', '/api/auth/login', { email: 'ana@example.org', password: PASSWORD })).status).toBe(401);
    expect((await run('members')).text).toBe('There are no members.');
    await context.close();
    await drop();
  });
});

describe('npm run admin, called wrongly', () => {
  it.each<[string[], string]>([
    [[], 'Say what to do.'],
    [['invite', '--days', '0'], '--days is a whole number from 1 to 90.'],
    [['members', '--force'], "Unknown option '--force'."],
  ])('%j is answered with a sentence', (args, sentence) => {
    expect(readAdminCall(args)).toEqual({ wrong: sentence });
  });

  it('ends with 2, the sentence and the usage', async () => {
    const env = { DATA_DIR: temporaryFolder() };
    expect(await admin(env, 'dance')).toEqual({ code: 2, output: expect.stringMatching(/^There is nothing called "dance"\.\n\nUsage: /u) });
  });
});
