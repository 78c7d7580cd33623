import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { isDatabaseUnavailable } from '../errors.ts';
import { openPostgres } from './postgres.ts';

const SILENCE_MS = 300;

async function givenDatabase() {
  const { config, drop } = await createTestDatabase('postgres');
  if (config.dialect !== 'postgres') throw new Error('Asked for PostgreSQL');
  const db = openPostgres({ ...config, maxConnections: 1, maxSilenceMs: SILENCE_MS });
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db.read);
  const backend = rows[0]?.pid ?? 0;
  onTestFinished(async () => {
    await db.close();
    await drop();
  });
  return { db, backend };
}

it.each([
  ['read', 'read'],
  ['write', 'write'],
] as const)('a server that is silent is given up, and the next %s has a connection of its own', async (_name, kind) => {
  const { db, backend } = await givenDatabase();
  const ask = () =>
    kind === 'read' ? sql`select 1`.execute(db.read) : db.write((tx) => sql`create table if not exists pantry (name text)`.execute(tx));
  process.kill(backend, 'SIGSTOP');
  try {
    const refusal: unknown = await ask().catch((error: unknown) => error);
    expect(isDatabaseUnavailable(refusal)).toBe(true);
    // The only place of the pool is free again, although that server still says nothing.
    await db.ping();
  } finally {
    process.kill(backend, 'SIGCONT');
  }
  await ask();
});
