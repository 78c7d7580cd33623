import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { Db, Dialect } from '../db/db.ts';
import { type DatabaseConfig, openDatabase } from '../db/open.ts';
import { TEMPLATE } from './postgres.setup.ts';

/** What every test that touches a database runs on: `describe.each(DIALECTS)('… on %s', (dialect) => …)`. */
export const DIALECTS = ['sqlite', 'postgres'] as const satisfies readonly Dialect[];

export type TestDatabase = { config: DatabaseConfig; drop: () => Promise<void> };

/** A fresh, migrated, empty database of the caller's own; `drop` leaves nothing behind. */
export async function createTestDatabase(dialect: Dialect): Promise<TestDatabase> {
  if (dialect === 'sqlite') {
    const folder = mkdtempSync(path.join(tmpdir(), 'labelwise-sqlite-'));
    const config: DatabaseConfig = { dialect, file: path.join(folder, 'labelwise.sqlite') };
    return { config, drop: async () => rmSync(folder, { recursive: true, force: true }) };
  }
  return createPostgresDatabase(TEMPLATE);
}

/** A database of the caller's own without any table, as a server gives it. */
export async function createEmptyDatabase(dialect: Dialect): Promise<TestDatabase> {
  return dialect === 'sqlite' ? createTestDatabase(dialect) : createPostgresDatabase('template0');
}

async function createPostgresDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template ${template}`);
  const config: DatabaseConfig = { dialect: 'postgres', url: inject('postgresUrl') + name, maxConnections: 8 };
  return { config, drop: () => administer(`drop database ${name} with (force)`) };
}

/** A fresh, migrated, empty database, gone when the current test ends. In a `beforeAll` use `createTestDatabase`. */
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
