import path from 'node:path';
import { STRESS } from '@labelwise/domain/testing';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../config.ts';
import { createContext } from '../../context.ts';
import { recordedSnapshots, restoreSnapshot, SNAPSHOT_MEMBER } from '../../db/fixtures/fixtures.ts';
import { MIGRATIONS } from '../../db/migrations/index.ts';
import type { DatabaseConfig } from '../../db/open.ts';
import { temporaryFolder } from '../../testing/process.ts';
import { makeBackup, restoreBackup } from './backup.ts';

const FROZEN = recordedSnapshots('sqlite');
/** The oldest that knows a member with lists; under stress every one that was frozen. */
const OLD = STRESS ? FROZEN : ['110-tracking'];

/** What the service, started on a database, shows to its member; `null` without one. */
async function served(database: DatabaseConfig) {
  const { app, close } = await createContext({ ...readConfig({ OFF_ENABLED: 'false', LOG_LEVEL: 'silent' }), database });
  onTestFinished(close);
  const foods = (await app.inject('/api/foods/search?q=spaghetti')).json();
  const { email, password } = SNAPSHOT_MEMBER;
  const login = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
  if (login.statusCode !== 200) return { foods, member: null };
  const read = async (url: string) => (await app.inject({ url, headers: { authorization: `Bearer ${login.json().token}` } })).json();
  const [scans, favorites, preferences, profile, talks] = await Promise.all(
    ['/api/scans', '/api/favorites', '/api/user-preferences', '/api/health-profile', '/api/ai/conversations'].map(read),
  );
  return { foods, member: { scans, favorites, preferences, profile, talks } };
}

it.each(OLD)('a backup as Labelwise made it at %s is brought up to date by its restore and serves its member', async (last) => {
  const held = FROZEN.slice(0, FROZEN.indexOf(last) + 1);
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder, name);
  const [old, backup, database] = [at('old.db'), at('backup.db'), at('labelwise.db')];
  await restoreSnapshot({ dialect: 'sqlite', file: old }, held);
  await makeBackup(old, backup);

  const missing = MIGRATIONS.map(({ name }) => name).filter((name) => !held.includes(name));
  const isThere = (step: string) => held.includes(step);
  expect(await restoreBackup(backup, database, { replace: false, now: new Date('2026-11-21T12:00:00Z') })).toMatchObject({
    missingSteps: missing,
    members: isThere('100-members') ? 1 : 0,
  });

  const { foods, member } = await served({ dialect: 'sqlite', file: database });
  expect(foods.map(({ name }: { name: string }) => name)).toEqual(['Spaghetti']);
  expect(member === null).toBe(!isThere('100-members'));
  if (member === null) return;
  const lists = isThere('110-tracking') ? 3 : 0;
  expect([member.scans.length, member.favorites.length]).toEqual([lists, lists]);
  expect([member.preferences.length > 2, member.profile?.height ?? null]).toEqual(isThere('120-profiles') ? [true, 67.32] : [false, null]);
  expect(member.talks.length ?? 0).toBe(isThere('140-conversations') ? 1 : 0);
});
