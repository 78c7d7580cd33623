/**
 * Foods of a large import before their turn, new and changed ones: whoever asks for one gets it made of its record and read on the spot,
 * and it is stored behind the answer.
 */
import { setImmediate as turn } from 'node:timers/promises';
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

  const isKnownEmpty = (): boolean => db.dialect === 'postgres' && now() < emptyUntil;

  async function isEmpty(): Promise<boolean> {
    if (isKnownEmpty()) return true;
    if (await onPrimary(isAnyWaiting)) return false;
    emptyUntil = now() + EMPTY_FOR_MS;
    return true;
  }

  function storeBehind(ids: readonly number[], blocks: readonly MadeBlock[]): void {
    const taken = new Set(ids.filter((id) => !storing.has(id)).slice(0, MAX_STORING - storing.size));
    if (taken.size === 0) return;
    for (const id of taken) storing.add(id);
    const some = blocks
      .map(({ number, records }) => ({ number, records: records.filter(({ id }) => taken.has(id)) }))
      .filter(({ records }) => records.length > 0);
    db.write((tx) => storeMade(tx, db.dialect, store, some))
      .catch(onFailure)
      .finally(() => {
        for (const id of taken) storing.delete(id);
      });
  }

  return {
    /**
     * Whether it is known without asking that nothing waits. Who learns it only after looking for a food looks once more: it may have
     * been made in between.
     */
    isKnownEmpty,
    isEmpty,

    /** Foods as they will be stored; those of which no record waits that counts are left out. @param stored their rows as they are */
    async make(stored: ReadonlyMap<number, StoredRow | undefined>): Promise<Map<number, IndexedFood>> {
      const ids = new Set(stored.keys());
      const blocks: MadeBlock[] = [];
      for (const block of await onPrimary(() => blocksOf(db.read, [...ids]))) {
        // To unpack a block takes a millisecond, and to read its lists some more.
        if (blocks.length > 0) await turn();
        blocks.push({ number: block.number, records: readFromBlock(block, ids) });
      }
      const records = blocks.flatMap((block) => block.records);
      if (records.length > 0) storeBehind([...new Set(records.map(({ id }) => id))], blocks);
      const made = [...stored].map(([id, row]) => [id, newest(id, row, records)] as const);
      return new Map(made.flatMap(([id, food]) => (food === null ? [] : [[id, food] as const])));
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
