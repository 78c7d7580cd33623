import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { fingerprint } from '../lib/secrets.ts';
import type { Db, Tx } from './db.ts';

/** `max` attempts of one key in each window of `windowMs`, which begins with the first; `name` separates the keys of different limits. */
export type RateLimit = { name: string; max: number; windowMs: number };

/** How many attempts of a key this window has seen, this one included, and how long the window still lasts, ms. */
export type Consumption = { consumed: number; msLeft: number };

export type RateLimiter = {
  /**
   * Counts one attempt.
   *
   * @param tx the transaction to count in, where the caller is in one
   * @returns how many whole seconds to wait, 0 when the attempt is allowed
   */
  consume: (key: string, tx?: Tx) => Promise<number>;
  /** The same, in numbers. */
  count: (key: string, tx?: Tx) => Promise<Consumption>;
  /** Resets the count, for a key whose attempt succeeded. */
  reset: (key: string) => Promise<void>;
};

/**
 * A limit that holds for all processes of an installation together: rate-limiter-flexible counts, our database stores. One statement
 * counts, so attempts at the same moment are all counted. Keys are stored as hashes, since they name addresses and accounts.
 * See docs/decisions/008-limits-and-resilience.md.
 */
export function createRateLimiter(db: Db, limit: RateLimit): RateLimiter {
  const limiterOn = (query: Query) =>
    new RateLimiterPostgres({
      storeClient: { query },
      storeType: 'pool',
      tableName: 'rateLimit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: limit.name,
      points: limit.max,
      duration: limit.windowMs / 1000,
      // A key beyond its limit is refused without another write until its window ends.
      inMemoryBlockOnConsumed: limit.max + 1,
    });
  const limiter = limiterOn((statement) => db.write((tx) => run(tx, db, statement)));

  async function count(key: string, tx?: Tx): Promise<Consumption> {
    const counting = tx === undefined ? limiter : limiterOn((statement) => run(tx, db, statement));
    try {
      const { consumedPoints, msBeforeNext } = await counting.consume(fingerprint(key));
      return { consumed: consumedPoints, msLeft: msBeforeNext };
    } catch (refusal) {
      // Beyond the limit the library rejects with the count, or without one where it remembered that the limit is reached.
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { consumed: Math.max(refusal.consumedPoints, limit.max + 1), msLeft: refusal.msBeforeNext };
    }
  }

  return {
    count,
    async consume(key, tx) {
      const { consumed, msLeft } = await count(key, tx);
      return consumed <= limit.max ? 0 : Math.max(1, Math.ceil(msLeft / 1000));
    },
    async reset(key) {
      await limiter.delete(fingerprint(key));
    },
  };
}

/** Removes the counts of windows that have ended. */
export async function removeExpiredLimits(db: Db, now: number): Promise<void> {
  await db.write((tx) => tx.deleteFrom('rateLimit').where('expire', '<=', now).execute());
}

type Statement = { text: string; values: readonly unknown[] };
type Query = (statement: Statement) => Promise<{ rows: unknown[]; rowCount: number }>;

/** Runs a statement of the library, which writes PostgreSQL's SQL; SQLite understands it once its parameters have no numbers. */
async function run(tx: Tx, { dialect }: Db, { text, values }: Statement): Promise<{ rows: unknown[]; rowCount: number }> {
  const parameters: unknown[] = [];
  const inOrder = text.replaceAll(/\$(?<place>\d+)/gu, (_match, place: string) => {
    parameters.push(values[Number(place) - 1]);
    return '?';
  });
  const query = dialect === 'sqlite' ? CompiledQuery.raw(inOrder, parameters) : CompiledQuery.raw(text, [...values]);
  const { rows, numAffectedRows } = await tx.executeQuery(query);
  return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
}
