/**
 * Foods of a large import before their turn, new and changed ones: whoever asks for one gets it made of its record and read on the spot,
 * and it is stored behind the answer.
 */
import type { Db, Tx } from '../../db/db.ts';
import type { Clock } from '../../lib/clock.ts';
import type { IndexedFood } from './storage/food-row.ts';
import { type MadeRecord, readFromBlock } from './storage/source-record.ts';
import { blocksOf, createWaitingCheck, type MadeBlock, storeMade } from './storage/waiting-records.ts';

type Deps = {
  db: Db;
  now: Clock;
  store: (tx: Tx, foods: readonly IndexedFood[]) => Promise<number>;
  /** Called with a write that failed; its foods wait on. */
  onFailure?: (error: unknown) => void;
};

/** On PostgreSQL it costs a question to learn that nothing waits; what another process imports shows after this. */
const EMPTY_FOR_MS = 1000;
/** Stored behind answers at the same time; what comes beyond waits on. */
const MAX_STORING = 50;

export function createWaitingFoods({ db, now, store, onFailure = () => undefined }: Deps) {
  const isAnyWaiting = createWaitingCheck(db);
  let emptyUntil = 0;
  const storing = new Set<number>();

  /** A replica may not show yet what waits, or no longer. */
  const onPrimary = <T>(ask: () => Promise<T>): Promise<T> => (db.reads?.isBehind() ? db.reads.onPrimary(ask) : ask());

  async function isEmpty(): Promise<boolean> {
    if (db.dialect === 'postgres' && now() < emptyUntil) return true;
    if (await onPrimary(isAnyWaiting)) return false;
    emptyUntil = now() + EMPTY_FOR_MS;
    return true;
  }

  function storeBehind(id: number, blocks: readonly MadeBlock[]): void {
    if (storing.has(id) || storing.size >= MAX_STORING) return;
    storing.add(id);
    db.write((tx) => storeMade(tx, store, blocks))
      .catch(onFailure)
      .finally(() => storing.delete(id));
  }

  return {
    isEmpty,

    /** The food as it will be stored; `null` where no record of it waits that counts. @param stored its row as it is */
    async make(id: number, stored: StoredRow | undefined): Promise<IndexedFood | null> {
      const waiting = await onPrimary(() => blocksOf(db.read, [id]));
      const blocks = waiting.map((block) => ({ number: block.number, records: readFromBlock(block, new Set([id])) }));
      if (blocks.length > 0) storeBehind(id, blocks);
      return newest(
        id,
        stored,
        blocks.flatMap(({ records }) => records),
      );
    },
  };
}

type StoredRow = Pick<IndexedFood, 'source' | 'hash' | 'modifiedAt'>;

/** The record that stays of several, as `REPLACE_RULE` has it; `null` where the row does. */
function newest(id: number, stored: StoredRow | undefined, records: readonly MadeRecord[]): IndexedFood | null {
  let winner: IndexedFood | null = null;
  for (const { made } of records) {
    if (!made.ok || made.row.id !== id) continue;
    const before: StoredRow | undefined = winner ?? stored;
    if (before === undefined || before.source === 'sample' || isNewer(made.row, before)) winner = made.row;
  }
  return winner;
}

const isNewer = (row: StoredRow, before: StoredRow): boolean =>
  row.hash !== before.hash && (row.modifiedAt ?? 0) >= (before.modifiedAt ?? 0);
