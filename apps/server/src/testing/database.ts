import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { STRESS } from '@labelwise/domain/testing';
import { inject, onTestFinished } from 'vitest';
import type { Db, Dialect } from '../db/db.ts';
import type { PostgresConfig } from '../db/dialects/postgres.ts';
import { type DatabaseConfig, openDatabase } from '../db/open.ts';
import { POSTGRES_TEMPLATE } from './databases.setup.ts';
import { createPostgresDatabase, createPostgresDatabases, dropPostgresDatabase, type PostgresDatabases } from './postgres-server.ts';

/** What tests of SQL run on: `describe.each(DIALECTS)('… on %s', (dialect) => …)`. */
export const DIALECTS = ['sqlite', 'postgres'] as const satisfies readonly Dialect[];

/**
 * What tests of rules run on, which are the same above every database. Each statement of theirs is also made by a test that runs on all
 * of {@link DIALECTS}.
 */
export const RULE_DIALECTS: readonly Dialect[] = STRESS ? DIALECTS : ['sqlite'];

/**
 * Whether the tests that follow in a block on all of {@link DIALECTS} are left out on this one: they are of rules, and each statement of
 * theirs is made by a test before them. `npm run stress` runs them on both.
 */
export const isRuledElsewhere = (dialect: Dialect): boolean => !RULE_DIALECTS.includes(dialect);

export type TestDatabase = { config: DatabaseConfig; drop: () => Promise<void> };

/** A fresh, migrated, empty database of the caller's own; `drop` leaves nothing behind. */
export async function createTestDatabase(dialect: Dialect): Promise<TestDatabase> {
  if (dialect === 'postgres') return takePostgresDatabase();
  const database = createSqliteDatabase();
  copyFileSync(inject('sqliteTemplate'), database.config.file);
  return database;
}

/** A database of the caller's own without any table, as a server gives it. */
export async function createEmptyDatabase(dialect: Dialect): Promise<TestDatabase> {
  return dialect === 'postgres' ? createBarePostgresDatabase() : createSqliteDatabase();
}

function createSqliteDatabase() {
  const folder = mkdtempSync(path.join(tmpdir(), 'labelwise-sqlite-'));
  const config = { dialect: 'sqlite', file: path.join(folder, 'labelwise.sqlite'), synchronous: 'NORMAL' } as const;
  return { config, drop: async () => rmSync(folder, { recursive: true, force: true }) };
}

let databases: PostgresDatabases | undefined;

async function takePostgresDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl');
  databases ??= createPostgresDatabases(serverUrl, POSTGRES_TEMPLATE);
  const { take, giveBack } = databases;
  const name = await take();
  return { config: postgresConfig(serverUrl + name), drop: () => giveBack(name) };
}

/** The same on PostgreSQL. */
export async function createBarePostgresDatabase() {
  const serverUrl = inject('postgresUrl');
  const name = await createPostgresDatabase(serverUrl, 'template0');
  return { config: postgresConfig(serverUrl + name), drop: (): Promise<void> => dropPostgresDatabase(serverUrl, name) };
}

const postgresConfig = (url: string): PostgresConfig => ({ dialect: 'postgres', url, maxConnections: 8 });

/** A fresh, migrated, empty database, removed when the current test ends. In a `beforeAll` use `createTestDatabase`. */
export async function openTestDatabase(dialect: Dialect): Promise<Db> {
  const { config, drop } = await createTestDatabase(dialect);
  const db = await openDatabase(config);
  onTestFinished(async () => {
    await db.close();
    await drop();
  });
  return db;
}
