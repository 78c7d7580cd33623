import { AsyncLocalStorage } from 'node:async_hooks';
import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import type { Tx } from '../db.ts';
import { ask, createPostgresPool, overlaid } from '../dialects/postgres-pool.ts';
import { isDatabaseUnavailable } from '../errors.ts';
import type { Asking, Reads } from './position.ts';
import { createReplicaSet } from './replica-set.ts';

export type RoutedReads = Reads & {
  /** A pool whose connections are for statements that read, each for what asks at that moment. */
  readonly pool: PostgresPool;
  /** Last in a unit of work: notes it as the member's latest, and lets the rest of the request read where it shows. */
  noteWrite: (tx: Tx) => Promise<void>;
  close: () => Promise<void>;
};

/** Statements of one request; `replica` is given up when it fails, and once the request has written. */
type Current = Asking & { replica: Replica | null };
type Replica = { readonly host: string; readonly pool: PostgresPool; ask: <Row extends object>(statement: string) => Promise<Row[]> };

type Deps = {
  primary: PostgresPool;
  urls: readonly string[];
  maxConnections: number;
  onError: (error: Error) => void;
  onReplica: (host: string, reason: string | null) => void;
};

/** Longer than the longest search; what takes longer is asked of the primary, and the replica is left out. */
const TIMEOUT_MS = 3000;
const CONNECT_MS = 1000;

export function createReads({ primary, urls, maxConnections, onError, onReplica }: Deps): RoutedReads {
  const replicas = urls.map((url): Replica => {
    const pool = createPostgresPool({
      url,
      maxConnections,
      connectMs: CONNECT_MS,
      statementMs: TIMEOUT_MS,
      maxSilenceMs: TIMEOUT_MS,
      onError,
    });
    return { host: new URL(url).host, pool, ask: (statement) => ask(pool, statement) };
  });
  const set = createReplicaSet({
    primary: { ask: (statement) => ask(primary, statement) },
    replicas,
    now: () => performance.now(),
    onChange: ({ host }, reason) => onReplica(host, reason),
  });
  const current = new AsyncLocalStorage<Current>();

  async function connect(): Promise<PostgresPoolClient> {
    const request = current.getStore();
    const replica = request?.replica ?? null;
    if (request === undefined || replica === null) return primary.connect();
    const giveUp = (error: unknown): void => {
      request.replica = null;
      if (isDatabaseUnavailable(error)) set.leaveOut(replica, error);
    };
    try {
      return orFromPrimary(await replica.pool.connect(), primary, giveUp);
    } catch (error) {
      giveUp(error);
      return primary.connect();
    }
  }

  return {
    pool: { options: {}, connect, end: async () => undefined },
    run({ memberId, mustShow }, work) {
      const replica = mustShow === 'everything' ? null : set.pick(mustShow === 'nothing' ? null : mustShow);
      return current.run({ memberId, mustShow, replica }, work);
    },
    onPrimary: (work) => current.run({ memberId: current.getStore()?.memberId ?? null, mustShow: 'everything', replica: null }, work),
    asking() {
      const request = current.getStore();
      if (request === undefined) return null;
      return { memberId: request.memberId, mustShow: request.replica === null ? 'everything' : request.mustShow };
    },
    isBehind: () => current.getStore()?.replica != null,
    async noteWrite(tx) {
      const request = current.getStore();
      if (request === undefined) return;
      request.replica = null;
      if (request.memberId !== null) await noteOf(tx, request.memberId);
    },
    look: set.look,
    async close() {
      await set.stop();
      await Promise.all(replicas.map(({ pool }) => pool.end()));
    },
  };
}

/** Whoever reads later sees the row with the transaction that wrote it. A member who is being deleted leaves none. */
async function noteOf(tx: Tx, memberId: string): Promise<void> {
  await sql`insert into "memberWrite" ("memberId", timeline, "transactionId")
    select id, substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8), pg_current_xact_id()::text::bigint
    from member where id = ${memberId}
    on conflict ("memberId") do update set timeline = excluded.timeline, "transactionId" = excluded."transactionId"`.execute(tx);
}

/** A statement that fails on a replica is asked of the primary, whatever the reason: it only reads. */
function orFromPrimary(client: PostgresPoolClient, primary: PostgresPool, onFailure: (error: unknown) => void): PostgresPoolClient {
  let fallback: PostgresPoolClient | null = null;
  async function query(statement: string, values: readonly unknown[]) {
    if (fallback === null) {
      try {
        return await client.query(statement, values);
      } catch (error) {
        onFailure(error);
      }
    }
    fallback ??= await primary.connect();
    return fallback.query(statement, values);
  }
  function release(): void {
    client.release();
    fallback?.release();
  }
  return overlaid(client, { query, release });
}
