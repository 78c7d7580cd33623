import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { createContext } from '../../context.ts';
import { eventually } from '../../testing/eventually.ts';
import { givenFullMember, PRIVATE } from '../../testing/full-member.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { anyone, PASSWORD, signUp } from '../../testing/members.ts';
import { temporaryFolder } from '../../testing/process.ts';
import { PACK_THREAD, READING_THREADS, type TestApp } from '../../testing/test-app.ts';
import { OATS } from '../../testing/writers.ts';

const WITHDRAWN = 'Hummingbird';
const SECRETS = [PRIVATE, WITHDRAWN, 'ana@example.org'];

async function startIn(folder: string): Promise<TestApp> {
  const lines: string[] = [];
  const context = await createContext(readConfig({ DATA_DIR: folder, OFF_ENABLED: 'false', LOG_LEVEL: 'debug' }), {
    logStream: {
      write: (line) => {
        lines.push(line);
      },
    },
    passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
    readingThreads: READING_THREADS,
    packThread: PACK_THREAD,
  });
  return { ...context, logs: () => lines.join('') };
}

/** Which of the words stand in which files below the folder. */
function found(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap(({ parentPath, name }) => {
    const bytes = readFileSync(path.join(parentPath, name));
    const words = SECRETS.filter((word) => bytes.includes(word) || bytes.includes(word.toLowerCase()));
    return words.map((word) => `${word} in ${name}`);
  });
}

it('of a deleted account and of a withdrawn health profile no byte is left in any file or log after a stop', async () => {
  const folder = temporaryFolder();
  const test = await startIn(folder);
  await givenFoods(test.db, { gtin: OATS });
  const ana = await givenFullMember(test, 'ana');
  const bob = await signUp(test, 'bob');
  const profile = { age: 30, height: 70, weight: 150, medicalConditions: [`${WITHDRAWN} disease`], consentVersion: '2026-11' };
  expect((await bob.as('PUT', '/api/health-profile', profile)).status).toBe(200);
  await anyone(test)('POST', '/api/auth/forgot-password', { email: ana.email });
  const mails = path.join(folder, 'mail');
  await eventually(() => expect(existsSync(mails) && readdirSync(mails).some((name) => name.endsWith('.eml'))).toBe(true));
  expect(found(folder).length).toBeGreaterThan(SECRETS.length);
  expect((await bob.as('DELETE', '/api/health-profile')).status).toBeLessThan(300);
  expect((await ana.as('DELETE', `/api/users/${ana.id}`, { currentPassword: PASSWORD })).status).toBeLessThan(300);
  await test.close();
  expect(found(folder)).toEqual([]);
  for (const word of SECRETS) expect(test.logs()).not.toContain(word);
});
