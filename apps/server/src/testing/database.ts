import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { STRESS } from '@labelwise/domain/testing';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { Db, Dialect } from '../db/db.ts';
import { type DatabaseConfig, openDatabase } from '../db/open.ts';
import { POSTGRES_TEMPLATE } from './databases.setup.ts';

/** What tests of SQL run on: `describe.each(DIALECTS)('… on %s', (dialect) => …)`. */
export const DIALECTS = ['sqlite', 'postgres'] as const satisfies readonly Dialect[];

/**
 * What tests of rules run on, which are the same above every database. Each statement of theirs is also made by a test that runs on all
 * of {@link DIALECTS}.
 */
export const RULE_DIALECTS: readonly Dialect[] = STRESS ? DIALECTS : ['sqlite'];

export type TestDatabase = { config: DatabaseConfig; drop: () => Promise<void> };

/** A fresh, migrated, empty database of the caller's own; `drop` leaves nothing behind. */
export async function createTestDatabase(dialect: Dialect): Promise<TestDatabase> {
  if (dialect === 'postgres') return createPostgresDatabase(POSTGRES_TEMPLATE);
  const database = createSqliteDatabase();
  copyFileSync(inject('sqliteTemplate'), database.config.file);
  return database;
}

/** A database of the caller's own without any table, as a server gives it. */
export async function createEmptyDatabase(dialect: Dialect): Promise<TestDatabase> {
  return dialect === 'postgres' ? createPostgresDatabase('template0') : createSqliteDatabase();
}

function createSqliteDatabase() {
  const folder = mkdtempSync(path.join(tmpdir(), 'labelwise-sqlite-'));
  const config = { dialect: 'sqlite', file: path.join(folder, 'labelwise.sqlite'), synchronous: 'NORMAL' } as const;
  return { config, drop: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function createPostgresDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template ${template}`);
  const config: DatabaseConfig = { dialect: 'postgres', url: inject('postgresUrl') + name, maxConnections: 8 };
  return { config, drop: () => administer(`drop database ${name} with (force)`) };
}

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

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: `${inject('postgresUrl')}postgres` });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
