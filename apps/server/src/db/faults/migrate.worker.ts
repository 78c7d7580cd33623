/** `node migrate.worker.ts CONFIG N`: migrates a database, and ends as after kill -9 just before its N-th statement. */
import type { KyselyPlugin } from 'kysely';
import * as z from 'zod';
import type { Db } from '../db.ts';
import { openPostgres } from '../dialects/postgres.ts';
import { openSqlite } from '../dialects/sqlite.ts';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from '../migrations/index.ts';

const Config = z.discriminatedUnion('dialect', [
  z.object({ dialect: z.literal('sqlite'), file: z.string() }),
  z.object({ dialect: z.literal('postgres'), url: z.string() }),
]);
const config = Config.parse(JSON.parse(process.argv[2] ?? ''));
const last = Number(process.argv[3]);

let statements = 0;
const counter: KyselyPlugin = {
  transformQuery({ node }) {
    statements += 1;
    if (statements === last) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: async ({ result }) => result,
};

const db: Db = config.dialect === 'sqlite' ? openSqlite(config) : openPostgres(config);
await migrate({ ...db, write: (work, options) => db.write((tx) => work(tx.withPlugin(counter)), options) }, MIGRATIONS);
await db.close();
process.stdout.write(String(statements));
