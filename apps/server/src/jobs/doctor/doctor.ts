import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { Client } from 'pg';
import { type Config, ConfigError, type OpenIdProvider, readConfig } from '../../config.ts';
import type { PostgresConfig } from '../../db/dialects/postgres.ts';
import { checkSqliteFile, stepsIn } from '../../db/dialects/sqlite-file.ts';
import { DatabaseRefusedError } from '../../db/errors.ts';
import { MIGRATIONS } from '../../db/migrations/index.ts';
import type { DatabaseConfig } from '../../db/open.ts';
import { STEPS, waitingSentence } from '../../modules/foods/storage/food-queue.ts';
import { machineFindings } from './machine.ts';
import { advice, type Finding, good, refused, settingFindings } from './settings.ts';

const WEB_ROOT = path.join(import.meta.dirname, '../../../../web/dist');

/** Looks at every setting and at what it names, and changes nothing. */
export async function examine(env: Readonly<Record<string, string | undefined>>, now: number): Promise<Finding[]> {
  try {
    const config = readConfig(env);
    return [...settingFindings(config, env), ...(await machineFindings(config, now, WEB_ROOT)), ...(await serviceFindings(config))];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [refused('settings', error.message)];
  }
}

const TIMEOUT_MS = 5000;
const OLDEST_POSTGRES = 150_000;

/** What lies beside the service: its database, its mail server, services whose sign-in counts. Nothing is changed in any. */
async function serviceFindings({ database, mail, openId, publicUrl }: Config): Promise<Finding[]> {
  return [
    ...(await databaseFindings(database)),
    ...(mail.smtpUrl === null ? [] : [await mailServerFinding(mail.smtpUrl)]),
    ...(await Promise.all(openId.map((provider) => openIdFinding(provider, publicUrl)))),
  ];
}

/** Reads what the service publishes of itself; nobody is signed in. */
async function openIdFinding({ id, issuer, label }: OpenIdProvider, publicUrl: string): Promise<Finding> {
  const address = `${issuer.replace(/\/$/u, '')}/.well-known/openid-configuration`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (!answer.ok) return advice('sign-in', `${address} answers ${answer.status}: nobody can sign in by ${label}. See OIDC_ISSUER.`);
    const published: unknown = await answer.json();
    const named = typeof published === 'object' && published !== null && 'issuer' in published ? published.issuer : undefined;
    if (typeof named !== 'string' || !URL.canParse(named) || new URL(named).href !== new URL(issuer).href)
      return advice('sign-in', `${address} names another issuer than OIDC_ISSUER: write it exactly so.`);
    return good('sign-in', `${label} answers. Its settings must allow the return address ${publicUrl}/api/auth/provider/${id}/callback.`);
  } catch (error) {
    return advice('sign-in', `${address} cannot be read (${reasonOf(error)}): nobody can sign in by ${label}.`);
  }
}

function databaseFindings(config: DatabaseConfig): Promise<Finding[]> | Finding[] {
  return config.dialect === 'sqlite' ? sqliteFindings(config.file) : postgresFindings(config);
}

const KNOWN = MIGRATIONS.map(({ name }) => name);

function sqliteFindings(file: string): Finding[] {
  try {
    checkSqliteFile(file, new Set(KNOWN));
    if (!existsSync(file)) return [good('database', `${file} does not exist yet; the first start makes it.`)];
    const handle = new BetterSqlite3(file, { readonly: true, timeout: TIMEOUT_MS });
    try {
      const queue = handle.prepare("select 1 from sqlite_master where name = 'foodRecord'").get() !== undefined;
      const waiting = queue ? handle.prepare<[], Waiting>(WAITING).all() : [];
      return [schemaFinding(file, stepsIn(handle) ?? []), ...queueFindings(waiting)];
    } finally {
      handle.close();
    }
  } catch (error) {
    if (error instanceof DatabaseRefusedError) return [refused('database', error.message)];
    return [refused('database', `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`)];
  }
}

type Waiting = { step: number; foods: number };
const WAITING = `select step, count(*) as foods from (select step from "foodQueue" union all select ${STEPS.name} from "foodRecord") as waiting group by step`;

/** What imports left to be done behind them. */
function queueFindings(rows: readonly { step: number; foods: number | string }[]): Finding[] {
  if (rows.length === 0) return [];
  const of = (step: number): number => Number(rows.find((row) => row.step === step)?.foods ?? 0);
  return [advice('catalogue', waitingSentence({ name: of(STEPS.name), reading: of(STEPS.reading) }))];
}

function schemaFinding(where: string, applied: readonly string[]): Finding {
  const newer = applied.find((name) => !KNOWN.includes(name));
  if (newer !== undefined) return refused('database', `${where} holds "${newer}", written by a newer version. Update the software.`);
  const missing = KNOWN.filter((name) => !applied.includes(name));
  if (applied.length === 0) return good('database', `${where} answers and is empty; the first start fills it.`);
  if (missing.length > 0)
    return advice(
      'database',
      `${where} lacks ${missing.length} step${missing.length === 1 ? '' : 's'} of the schema: the next start brings it up to date. Make a backup first.`,
    );
  return good('database', `${where} answers, its schema is this version's (${KNOWN.at(-1) ?? 'none'}).`);
}

async function postgresFindings({ url, readUrls = [] }: PostgresConfig): Promise<Finding[]> {
  const where = `PostgreSQL at ${new URL(url).host}`;
  const client = new Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const version = Number((await client.query<{ server_version_num: string }>('show server_version_num')).rows[0]?.server_version_num);
    if (version < OLDEST_POSTGRES)
      return [refused('database', `${where} is version ${Math.floor(version / 10_000)}: 15 or later is needed.`)];
    const extension = await client.query("select 1 from pg_available_extensions where name = 'pg_trgm'");
    if (extension.rowCount === 0)
      return [refused('database', `${where} lacks the extension pg_trgm, which comes with postgresql-contrib.`)];
    const record = await client.query<{ name: string }>('select name from kysely_migration').catch(() => ({ rows: [] }));
    const applied = record.rows.map(({ name }) => name);
    const waiting = await client.query<{ step: number; foods: string }>(WAITING).catch(() => ({ rows: [] }));
    return [
      schemaFinding(where, applied),
      ...queueFindings(waiting.rows),
      ...(await Promise.all(readUrls.map((readUrl) => replicaFinding(readUrl, client)))),
    ];
  } catch (error) {
    return [refused('database', `${where} cannot be used: ${reasonOf(error)}. See DATABASE_URL.`)];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @param primary connected to the database that the replica is to follow */
async function replicaFinding(url: string, primary: Client): Promise<Finding> {
  const where = `The replica at ${new URL(url).host}`;
  const client = new Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ follows: boolean; at: string | null }>(
      'select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn()::text as at',
    );
    if (rows[0]?.follows !== true) return advice('replica', `${where} is no replica but a server of its own: nothing is read from it.`);
    const behind = await primary.query<{ bytes: string }>('select greatest(0, pg_current_wal_lsn() - $1::pg_lsn)::bigint as bytes', [
      rows[0].at,
    ]);
    const kilobytes = Math.round(Number(behind.rows[0]?.bytes ?? 0) / 1000);
    return good('replica', `${where} follows the primary, ${kilobytes.toLocaleString('en')} kB behind it.`);
  } catch (error) {
    return advice('replica', `${where} cannot be read (${reasonOf(error)}): the primary answers in its place.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Connects and leaves: no mail is sent. */
function mailServerFinding(url: string): Promise<Finding> {
  const { hostname, port, protocol } = new URL(url);
  const number = port === '' ? (protocol === 'smtps:' ? 465 : 587) : Number(port);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: number, timeout: TIMEOUT_MS });
    const end = (finding: Finding) => {
      socket.destroy();
      resolve(finding);
    };
    socket.once('connect', () => end(good('mail server', `${hostname}:${number} takes connections.`)));
    socket.once('timeout', () => end(advice('mail server', `${hostname}:${number} does not answer: mails wait and are tried again.`)));
    socket.once('error', (error) =>
      end(advice('mail server', `${hostname}:${number} cannot be reached (${reasonOf(error)}): mails wait.`)),
    );
  });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A name that resolves to several addresses fails with one error each and no words of its own.
  if (error.message === '' && 'code' in error) return String(error.code);
  return error.message;
}
