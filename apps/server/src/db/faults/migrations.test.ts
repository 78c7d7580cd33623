import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { STRESS, times } from '@labelwise/domain/testing';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../config.ts';
import { createContext } from '../../context.ts';
import { createEmptyDatabase, DIALECTS, RULE_DIALECTS } from '../../testing/database.ts';
import type { Db, Dialect } from '../db.ts';
import { openPostgres } from '../dialects/postgres.ts';
import { openSqlite } from '../dialects/sqlite.ts';
import { columnsOf, recordedSnapshots, restoreSnapshot, rowsOf, SNAPSHOT_MEMBER, schemaOf } from '../fixtures/fixtures.ts';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { type DatabaseConfig, openDatabase } from '../open.ts';

const WORKER = path.join(import.meta.dirname, 'migrate.worker.ts');
/** Rows that a later step rewrites on purpose. */
const REWRITTEN = ['trialUsed'];
/** What a later step adds to a table that has rows: the key that signs the link of a weekly mail. */
const ADDED = /"stop-mail"/u;
/** Columns that a later step calls otherwise. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['subscription.toldAt', 'observedAt'],
  ['subscription.toldBy', 'eventId'],
]);

const currentColumns = (columns: ReadonlyMap<string, readonly string[]>): Map<string, string[]> =>
  new Map([...columns].map(([table, names]) => [table, names.map((name) => RENAMED.get(`${table}.${name}`) ?? name)]));

/** Rows without the names of their columns, which are in the same order before and after. */
const valuesOf = (rows: string[]): string[][] => rows.map((row) => Object.values(JSON.parse(row)));

/** The database as the frozen steps left it: nothing of ours has touched it since. */
async function givenFrozen(dialect: Dialect, steps: readonly string[]): Promise<DatabaseConfig> {
  const { config, drop } = await createEmptyDatabase(dialect);
  onTestFinished(drop);
  await restoreSnapshot(config, steps);
  return config;
}

/** Opens without bringing anything up to date. */
async function look<T>(config: DatabaseConfig, work: (db: Db) => Promise<T>): Promise<T> {
  const db = config.dialect === 'sqlite' ? openSqlite(config) : openPostgres(config);
  return work(db).finally(() => db.close());
}

const schemas = new Map<string, Promise<string[]>>();

/** The schema after so many steps; made once. */
function schemaAfter(dialect: Dialect, steps: number): Promise<string[]> {
  const key = `${dialect} ${steps}`;
  const known = schemas.get(key) ?? makeSchema(dialect, steps);
  schemas.set(key, known);
  return known;
}

async function makeSchema(dialect: Dialect, steps: number): Promise<string[]> {
  const { config, drop } = await createEmptyDatabase(dialect);
  return look(config, async (db) => {
    await migrate(db, MIGRATIONS.slice(0, steps));
    return schemaOf(db);
  }).finally(drop);
}

const appliedSteps = async (db: Db): Promise<number> =>
  (await sql<{ count: number }>`select count(*) as count from kysely_migration`.execute(db.read).catch(() => ({ rows: [{ count: 0 }] })))
    .rows[0]?.count ?? 0;

/** On PostgreSQL each state costs seconds: all of them in `npm run stress`, else the newest. */
const STATES = DIALECTS.flatMap((dialect) =>
  recordedSnapshots(dialect)
    .map((last, index, all) => ({ dialect, last, steps: all.slice(0, index + 1) }))
    .filter((_, index, all) => STRESS || dialect === 'sqlite' || index === all.length - 1),
);

describe.each(STATES)('a database frozen after $last on $dialect', ({ dialect, steps }) => {
  it('is brought up to date: every row as it was, and the schema that a new one has', async () => {
    const config = await givenFrozen(dialect, steps);
    const columns = await look(config, columnsOf);
    const before = await look(config, (db) => rowsOf(db, columns));
    expect(Object.values(before).flat().length).toBeGreaterThan(5);
    const db = await openDatabase(config);
    const [after, schema] = await Promise.all([rowsOf(db, currentColumns(columns)), schemaOf(db)]).finally(() => db.close());
    for (const table of REWRITTEN) expect(after[table]?.length).toBe(before[table]?.length);
    const left = (rows: Record<string, string[]>) =>
      Object.entries(rows).flatMap(([table, of]) =>
        REWRITTEN.includes(table) ? [] : [[table, valuesOf(of.filter((row) => !ADDED.test(row))).toSorted()]],
      );
    expect(left(after)).toEqual(left(before));
    expect(schema).toEqual(await schemaAfter(dialect, MIGRATIONS.length));
  });
});

describe.each(DIALECTS)('an old database on %s', (dialect) => {
  it('serves its member: password, foods, scores', async () => {
    const config = await givenFrozen(
      dialect,
      recordedSnapshots(dialect).filter((step) => step <= '120-profiles'),
    );
    const { app, close } = await createContext({ ...readConfig({ OFF_ENABLED: 'false', LOG_LEVEL: 'silent' }), database: config });
    onTestFinished(close);
    const { email, password } = SNAPSHOT_MEMBER;
    const { token } = (await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })).json();
    const read = async (url: string) => (await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).json();
    const [scans, favorites, preferences, profile, trial] = await Promise.all(
      ['/api/scans', '/api/favorites', '/api/user-preferences', '/api/health-profile', '/api/trial-status'].map(read),
    );
    expect(scans.map((entry: { food: { name: string } }) => entry.food.name).toSorted()).toEqual(['Cola', 'Hazelnut spread', 'Spaghetti']);
    expect([favorites.length, preferences.length > 2, profile.height, trial.canStartTrial]).toEqual([3, true, 67.32, false]);
    expect((await read('/api/foods/search?q=spagheti')).map((food: { name: string }) => food.name)).toEqual(['Spaghetti']);
  });
});

describe.each(RULE_DIALECTS)('a migration on %s', (dialect) => {
  it('killed before any statement of the way has the schema of some step, never one between, and goes on from there', {
    timeout: 900_000,
  }, async () => {
    const states = new Map<number, Awaited<ReturnType<typeof schemaAfter>>>();
    const stateAfter = async (steps: number) => {
      const state = states.get(steps) ?? (await schemaAfter(dialect, steps));
      states.set(steps, state);
      return state;
    };
    const run = (config: DatabaseConfig, last: number) =>
      spawnSync(process.execPath, [WORKER, JSON.stringify(config), String(last)], { encoding: 'utf8' });
    const { config: whole, drop } = await createEmptyDatabase(dialect);
    const statements = Number(run(whole, 0).stdout);
    await drop();
    expect(statements).toBeGreaterThan(40);
    const every = Math.ceil(statements / times(1, statements));
    for (let last = 3; last <= statements; last += every) {
      const { config, drop: remove } = await createEmptyDatabase(dialect);
      expect(run(config, last).signal).toBe('SIGKILL');
      await look(config, async (db) => {
        const applied = await appliedSteps(db);
        expect(await schemaOf(db), `before statement ${last}`).toEqual(applied === 0 ? [] : await stateAfter(applied));
        await migrate(db, MIGRATIONS);
        expect(await schemaOf(db)).toEqual(await stateAfter(MIGRATIONS.length));
      });
      await remove();
    }
  });
});
