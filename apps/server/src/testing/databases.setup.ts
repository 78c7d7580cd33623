import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/open.ts';
import { startPostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server, to which a database's name is appended. */
    postgresUrl: string;
    /** A SQLite file with the whole schema and no rows. */
    sqliteTemplate: string;
  }
}

/** Every test database on PostgreSQL is a copy of this one, which has the whole schema and no rows. */
export const POSTGRES_TEMPLATE = 'labelwise_template';

let stop = async (): Promise<void> => undefined;

/** Makes the templates of both databases, outside the repository, and starts one PostgreSQL server for the whole run. */
export async function setup(project: TestProject): Promise<void> {
  const removeSqlite = await makeSqliteTemplate(project);
  const stopPostgres = await startPostgres(project);
  stop = async () => {
    await stopPostgres();
    await removeSqlite();
  };
}

async function makeSqliteTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'labelwise-template-'));
  const file = path.join(folder, 'template.sqlite');
  await (await openDatabase({ dialect: 'sqlite', file })).close();
  project.provide('sqliteTemplate', file);
  return () => rm(folder, { recursive: true, force: true });
}

async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresServer(['synchronous_commit=off']);
  await server.createDatabase(POSTGRES_TEMPLATE);
  await (await openDatabase({ dialect: 'postgres', url: server.url + POSTGRES_TEMPLATE })).close();
  project.provide('postgresUrl', server.url);
  return server.remove;
}

export async function teardown(): Promise<void> {
  await stop();
}
