import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

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
