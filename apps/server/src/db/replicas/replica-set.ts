/** The replicas of a PostgreSQL: which of them may be read from, looked at every second. */

import { AsyncLocalStorage } from 'node:async_hooks';
import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import { withTimeLimit } from '../../lib/resilience.ts';
import type { Tx } from '../db.ts';
import { ask, createPostgresPool, overlaid } from '../dialects/postgres-pool.ts';
import { isDatabaseUnavailable } from '../errors.ts';
import { type Asking, type Reads, type ReplicaPosition, shows, type WritePosition } from './position.ts';

/** A server that answers one statement at a time with rows. */
export type Askable = { ask: <Row extends object>(statement: string) => Promise<Row[]> };

export type ReplicaSet<R extends Askable> = {
  /** One that shows what was written; each in its turn. `null` where there is none. */
  pick: (after: WritePosition | null) => R | null;
  /** It failed or was too slow: it is not picked until it has answered again, a few seconds later at the earliest. */
  leaveOut: (replica: R, reason: unknown) => void;
  /** Looks now instead of within a second. */
  look: () => Promise<void>;
  stop: () => Promise<void>;
};

type Deps<R> = {
  primary: Askable;
  replicas: readonly R[];
  now: () => number;
  /** Called when a replica is left out, and when it is back. */
  onChange: (replica: R, reason: string | null) => void;
};

const LOOK_EVERY_MS = 1000;
/** One that is further behind is left out. */
export const MAX_AGE_MS = 10_000;
/** One that takes longer for a row is left out. */
const SLOW_MS = 1000;
const REST_MS = 5000;

type Standing = { position: ReplicaPosition | null; restsUntil: number; reason: string | null };
type Row = { timeline: string; beat: number };

/** Counts the beat up, unless another process did within the second. */
const BEAT = `insert into "replicaBeat" (id, beat, at, timeline)
  select 1, 1, (extract(epoch from clock_timestamp()) * 1000)::bigint, substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8)
  on conflict (id) do update set beat = "replicaBeat".beat + 1, at = excluded.at, timeline = excluded.timeline
  where "replicaBeat".at not between excluded.at - ${LOOK_EVERY_MS * 0.9} and excluded.at or "replicaBeat".timeline <> excluded.timeline`;
const CURRENT_BEAT = 'select timeline, beat from "replicaBeat"';
/** In one statement, hence of one moment. The list of open transactions is not to be had on a replica, so that the oldest one counts. */
const STANDING = `select timeline, beat, pg_is_in_recovery() as follows, pg_snapshot_xmin(pg_current_snapshot())::text::bigint as undecided
  from "replicaBeat"`;

export function createReplicaSet<R extends Askable>({ primary, replicas, now, onChange }: Deps<R>): ReplicaSet<R> {
  const beats = createBeats(MAX_AGE_MS);
  const standings = new Map<R, Standing>(
    replicas.map((replica) => [replica, { position: null, restsUntil: 0, reason: 'it has not been asked yet' }]),
  );
  let next = 0;
  let looking: Promise<void> | null = null;

  async function lookAtAll(): Promise<void> {
    const beat = await withTimeLimit(SLOW_MS, beatOnPrimary());
    if (beat !== null) beats.see(beat, now());
    await Promise.all([...standings].map(([replica, standing]) => lookAt(replica, standing)));
  }

  async function beatOnPrimary(): Promise<Row | null> {
    await primary.ask(BEAT);
    return (await primary.ask<Row>(CURRENT_BEAT))[0] ?? null;
  }

  async function lookAt(replica: R, standing: Standing): Promise<void> {
    if (now() < standing.restsUntil) return;
    const rows = await withTimeLimit(SLOW_MS, replica.ask<Row & { follows: boolean; undecided: number }>(STANDING));
    const row = rows?.[0];
    if (rows === null) change(replica, standing, null, 'it does not answer, or not in time');
    else if (row?.follows !== true) change(replica, standing, null, 'it is no replica of this database');
    else if (beats.ageOf(row) === null) change(replica, standing, null, 'it is too far behind');
    else change(replica, standing, row, null);
  }

  function change(replica: R, standing: Standing, position: ReplicaPosition | null, reason: string | null): void {
    const before = standing.reason;
    standing.position = position;
    standing.reason = reason;
    if (reason !== before) onChange(replica, reason);
  }

  const look = (): Promise<void> => (looking ??= lookAtAll().finally(() => (looking = null)));
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  void look();
  return {
    pick(after) {
      for (let step = 0; step < replicas.length; step += 1) {
        next = (next + 1) % replicas.length;
        const replica = replicas[next];
        const standing = replica === undefined ? undefined : standings.get(replica);
        if (replica === undefined || standing?.position == null) continue;
        if (after === null || shows(standing.position, after)) return replica;
      }
      return null;
    },
    leaveOut(replica, reason) {
      const standing = standings.get(replica);
      if (standing === undefined) return;
      standing.restsUntil = now() + REST_MS;
      change(replica, standing, null, reason instanceof Error ? reason.message : String(reason));
    },
    look,
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

/** How old a replica is, by the beats that the primary's processes write. */

type Beat = { readonly timeline: string; readonly beat: number };
type Seen = Beat & { readonly at: number };

/** @param remembered how long a beat is of use, ms: a replica that is older is of none */
function createBeats(remembered: number) {
  let seen: Seen[] = [];
  return {
    /** The primary shows this beat at this moment. */
    see(beat: Beat, at: number): void {
      const last = seen.at(-1);
      if (last?.timeline === beat.timeline && last.beat === beat.beat) return;
      seen = [...seen.filter((one) => at - one.at <= 2 * remembered), { ...beat, at }];
    },

    /**
     * How long ago a replica that shows this beat was up to date, ms, counted to the newest beat known: while the primary is gone nobody
     * grows older. Null where that is longer than remembered, or where the replica follows another primary.
     */
    ageOf({ timeline, beat }: Beat): number | null {
      const newest = seen.at(-1);
      if (newest === undefined || newest.timeline !== timeline) return null;
      const has = seen.findLast((one) => one.timeline === timeline && one.beat <= beat);
      const age = has === undefined ? null : newest.at - has.at;
      return age !== null && age <= remembered ? age : null;
    },
  };
}

type RoutedReads = Reads & {
  /** A pool whose connections are for statements that read, each for what asks at that moment. */
  readonly pool: PostgresPool;
  /** Last in a unit of work: notes it as the member's latest, and lets the rest of the request read where it shows. */
  noteWrite: (tx: Tx) => Promise<void>;
  close: () => Promise<void>;
};

/** Statements of one request; `replica` is given up when it fails, and once the request has written. */
type Current = Asking & { replica: Replica | null };
type Replica = { readonly host: string; readonly pool: PostgresPool; ask: <Row extends object>(statement: string) => Promise<Row[]> };

type ReadsDeps = {
  primary: PostgresPool;
  urls: readonly string[];
  maxConnections: number;
  onError: (error: Error) => void;
  onReplica: (host: string, reason: string | null) => void;
};

/** Longer than the longest search; what takes longer is asked of the primary, and the replica is left out. */
const TIMEOUT_MS = 3000;
const CONNECT_MS = 1000;

export function createReads({ primary, urls, maxConnections, onError, onReplica }: ReadsDeps): RoutedReads {
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
