/** Work that one process at a time does, however many there are. See docs/decisions/121-many-processes.md. */
import { randomUUID } from 'node:crypto';
import type { Db } from './db.ts';

export const LEASE_MS = 5 * 60_000;
const RENEW_MS = LEASE_MS / 5;
const LONGEST_MS = 24 * 3_600_000;

/** `lost` aborts where another process took over, because this one did not answer for too long. */
export type Lease = AsyncDisposable & { readonly lost: AbortSignal };

/**
 * For work of any length. A lease runs out by itself, so that a process that was killed holds nobody up for long.
 * @returns null while another process holds it
 */
export async function takeLease(db: Db, name: string, now: () => number): Promise<Lease | null> {
  const holder = randomUUID();
  const lost = new AbortController();

  const claim = (): Promise<boolean> => claimUntil(db, { name, holder, at: now(), until: now() + LEASE_MS });

  if (!(await claim())) return null;
  const renew = async (): Promise<void> => {
    if (!(await claim())) lost.abort();
  };
  // A database that does not answer for a moment is asked again; the lease lasts several turns.
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_MS);
  timer.unref();
  return {
    lost: lost.signal,
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await db.write((tx) => tx.deleteFrom('importLease').where('holder', '=', holder).execute());
    },
  };
}

/** Does work under a lease. @returns false, and does nothing, while another process is at it */
export async function withLease(db: Db, name: string, now: () => number, work: () => Promise<void>): Promise<boolean> {
  const lease = await takeLease(db, name, now);
  if (lease === null) return false;
  try {
    await work();
  } finally {
    await lease[Symbol.asyncDispose]();
  }
  return true;
}

/**
 * For short work that is due again and again: whichever process asks first has this turn, and nobody the next before `everyMs` are over. A
 * process that ends in its turn leaves the work to the next one.
 */
export function takeTurn(db: Db, name: string, now: number, everyMs: number): Promise<boolean> {
  return claimUntil(db, { name, holder: randomUUID(), at: now, until: now + everyMs });
}

type Claim = { name: string; holder: string; at: number; until: number };

function claimUntil(db: Db, { name, holder, at, until }: Claim): Promise<boolean> {
  return db.write(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('importLease')
      .values({ name, holder, until })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ holder, until })
          // What ends later than anybody could have asked for comes from a clock that was wrong.
          .where((or) =>
            or.or([
              or('importLease.until', '<=', at),
              or('importLease.until', '>', at + LONGEST_MS),
              or('importLease.holder', '=', holder),
            ]),
          ),
      )
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  });
}

export type Repeated = {
  /** Asks for a turn now instead of in a while; resolves once the work is done, or somebody else's. */
  look: () => Promise<void>;
  /** Resolves when the work in hand has ended. */
  stop: () => Promise<void>;
};

type Work = {
  db: Db;
  name: string;
  now: () => number;
  everyMs: number;
  work: () => Promise<unknown>;
  onFailure: (error: unknown) => void;
};

/** How much earlier than its own rhythm a process may have the next turn: timers are not exact. */
const SLACK = 0.9;

/** Does short work at the start and again and again, in one process of all. */
export function repeatOnce({ db, name, now, everyMs, work, onFailure }: Work): Repeated {
  const turn = async () => {
    if (await takeTurn(db, name, now(), everyMs * SLACK)) await work();
  };
  let running: Promise<void> = Promise.resolve();
  const look = () => (running = running.then(turn).catch(onFailure));
  const timer = setInterval(() => void look(), everyMs).unref();
  void look();
  return {
    look,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
