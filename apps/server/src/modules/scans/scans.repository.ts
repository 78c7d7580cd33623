import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../db/db.ts';
import { createQuestion } from '../../db/question.ts';
import { inParts, storeRemoved, takeRemoved } from '../../db/removals.ts';
import type { ScanTable } from '../../db/schema/tracking.ts';
import { noteAdded } from '../../db/watch-marks.ts';
import { createTurns } from '../../lib/fair-queue.ts';
import type { Cursor } from '../../lib/ids.ts';
import { inLooks } from '../../lib/in-looks.ts';
import { createScanAddition } from './add-scan.ts';

export type ScansRepository = ReturnType<typeof createScansRepository>;

/** Scans older than a place in the list. */
const olderThan = (at: number, id: string) => sql<boolean>`("scannedAt", id) < (${at}, ${id})`;

/** Rows of scans. */
export function createScansRepository(db: Db) {
  const newest = (memberId: string) =>
    db.read.selectFrom('scan').selectAll().where('memberId', '=', memberId).orderBy('scannedAt', 'desc').orderBy('id', 'desc');
  const firstPage = createQuestion(db, ['', 0], (memberId: string, limit: number) => newest(memberId).limit(limit));
  const furtherPage = createQuestion(db, ['', 0, '', 0], (memberId: string, at: number, id: string, limit: number) =>
    newest(memberId).where(olderThan(at, id)).limit(limit),
  );
  const ofFood = createQuestion(db, ['', 1, 0], (memberId: string, foodId: number, limit: number) =>
    newest(memberId).where('foodId', '=', foodId).limit(limit),
  );
  const furtherOfFood = createQuestion(db, ['', 1, 0, '', 0], (memberId: string, foodId: number, at: number, id: string, limit: number) =>
    newest(memberId).where('foodId', '=', foodId).where(olderThan(at, id)).limit(limit),
  );

  return {
    add: createScanAddition(db),

    allowance: (memberId: string): Promise<{ used: number; endsAt: number } | undefined> =>
      db.read.selectFrom('scanAllowance').select(['used', 'endsAt']).where('memberId', '=', memberId).executeTakeFirst(),

    /** Newest first, of one food or of all, one more than asked for when there is more. */
    list(memberId: string, { limit, after, foodId }: { limit: number; after: Cursor | null; foodId: number | null }): Promise<ScanTable[]> {
      if (foodId !== null)
        return after === null ? ofFood(memberId, foodId, limit + 1) : furtherOfFood(memberId, foodId, after.at, after.id, limit + 1);
      return after === null ? firstPage(memberId, limit + 1) : furtherPage(memberId, after.at, after.id, limit + 1);
    },

    /** The newest scan of a food before a moment of which the figures were recorded. */
    lastWithFigures: async (
      memberId: string,
      foodId: number,
      before: number,
    ): Promise<{ scannedAt: number; figures: string } | undefined> => {
      const row = await db.read
        .selectFrom('scan')
        .select(['scannedAt', 'figures'])
        .where('memberId', '=', memberId)
        .where('foodId', '=', foodId)
        .where('scannedAt', '<', before)
        .where('figures', 'is not', null)
        .orderBy('scannedAt', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row === undefined || row.figures === null ? undefined : { scannedAt: Number(row.scannedAt), figures: row.figures };
    },

    /** Every scan of a food, very many of them in parts; answers how many there were. */
    async remove(removing: RemovingScans): Promise<number> {
      let part = 0;
      return inParts(() => db.write((tx) => putAside(tx, removing, part++)), SCANS_A_PART);
    },

    /** Undoes the last removal of a food; answers how many scans are back. */
    async restore(memberId: string, foodId: number, now: number): Promise<number> {
      const others = createTurns();
      let count = 0;
      for (let id: string | null | undefined; id !== null; ) {
        const wanted = id;
        const back = await db.write((tx) =>
          bringBack(tx, { memberId, subject: String(foodId), now, ...(wanted !== undefined && { id: wanted }) }),
        );
        count += back.count;
        id = back.next;
        await others();
      }
      return count;
    },

    /**
     * The whole history, in parts: asked again, it goes on. Foods that were removed one by one before go with it and cannot be put back any
     * more.
     */
    async clear({ memberId, removalId, now }: Omit<RemovingScans, 'foodId'>): Promise<number> {
      await db.write((tx) =>
        tx.deleteFrom('removal').where('memberId', '=', memberId).where('kind', '=', 'scans').where('subject', '<>', ALL).execute(),
      );
      let part = 0;
      return inParts(() => db.write((tx) => putAside(tx, { memberId, foodId: null, removalId, now }, part++)), SCANS_A_PART);
    },

    /**
     * Brings back everything that was cleared within the time that a removal can be undone: where clearing broke off and was asked for
     * again, nothing of it is lost. Answers how many scans are back.
     */
    async restoreAll(memberId: string, now: number): Promise<number> {
      const others = createTurns();
      for (let count = 0; ; ) {
        const back = await db.write((tx) => bringBack(tx, { memberId, subject: ALL, now }));
        if (back.count === 0) return count;
        count += back.count;
        await others();
      }
    },
  };
}

export type ActivityRepository = ReturnType<typeof createActivityRepository>;

/** Some milliseconds of the process's own thread. */
const ROWS_A_LOOK = 2000;
type CountedScan = Pick<ScanTable, 'id' | 'foodId' | 'score' | 'basis' | 'scannedAt'>;
type ListedFood = { id: string; foodId: number; createdAt: number };

/** What a member's scans and lists are counted and averaged from: all of them, however many these are. */
export function createActivityRepository(db: Db) {
  return {
    /** Newest first. */
    scans: (memberId: string): AsyncIterable<CountedScan[]> =>
      inLooks<CountedScan>(ROWS_A_LOOK, (last) =>
        db.read
          .selectFrom('scan')
          .select(['id', 'foodId', 'score', 'basis', 'scannedAt'])
          .where('memberId', '=', memberId)
          .$if(last !== null, (query) => query.where(sql<boolean>`("scannedAt", id) < (${last?.scannedAt ?? 0}, ${last?.id ?? ''})`))
          .orderBy('scannedAt', 'desc')
          .orderBy('id', 'desc')
          .limit(ROWS_A_LOOK)
          .execute(),
      ),

    /** Foods of a list in which each stands once. */
    foodsOf: (memberId: string, list: 'favorite' | 'purchased'): AsyncIterable<ListedFood[]> =>
      inLooks<ListedFood>(ROWS_A_LOOK, async (last) => {
        const older = last === null ? sql`` : sql`and ("createdAt", id) < (${last.createdAt}, ${last.id})`;
        const { rows } =
          await sql<ListedFood>`select id, "foodId", "createdAt" from ${sql.table(list)} where "memberId" = ${memberId} ${older}
          order by "createdAt" desc, id desc limit ${ROWS_A_LOOK}`.execute(db.read);
        return rows;
      }),
  };
}

export type Basis = NonNullable<ScanTable['basis']>;
export type ScanBasisRepository = ReturnType<typeof createScanBasisRepository>;

/** Scans for which the basis of the score is not recorded. */
export function createScanBasisRepository(db: Db) {
  return {
    /** Foods of such scans of a member. */
    async foodsWithoutBasis(memberId: string, limit: number): Promise<number[]> {
      const rows = await db.read
        .selectFrom('scan')
        .select('foodId')
        .distinct()
        .where('memberId', '=', memberId)
        .where('basis', 'is', null)
        .limit(limit)
        .execute();
      return rows.map(({ foodId }) => foodId);
    },

    resolve: (memberId: string, foods: Readonly<Record<Basis, readonly number[]>>): Promise<void> =>
      db.write(async (tx) => {
        for (const basis of ['nutriscore', 'fallback', 'none'] as const) {
          if (foods[basis].length === 0) continue;
          await tx
            .updateTable('scan')
            .set({ basis })
            .where('memberId', '=', memberId)
            .where('basis', 'is', null)
            .where('foodId', 'in', foods[basis])
            .execute();
        }
      }),
  };
}

/** The scans of a food that were removed, as they are put aside. */
const Removed = z.array(
  z.object({
    id: z.string(),
    memberId: z.string(),
    foodId: z.number(),
    score: z.number(),
    rulesVersion: z.string(),
    contributions: z.string(),
    scannedAt: z.number(),
    basis: z.nullable(z.enum(['nutriscore', 'fallback', 'none'])),
    figures: z._default(z.nullable(z.string()), null),
  }),
);

/** Some milliseconds, and far below the values that a statement takes. */
const SCANS_A_PART = 500;

/** What is put aside of the whole history; of one food it is under its number. */
const ALL = 'all';

type RemovingScans = { memberId: string; foodId: number | null; removalId: string; now: number };

/** Takes scans of a food, or of all, out of the history; answers how many these were. What was counted of the day stays counted. */
async function putAside(tx: Tx, { memberId, foodId, removalId, now }: RemovingScans, part: number): Promise<number> {
  const rows = await tx
    .deleteFrom('scan')
    .where('id', 'in', (query) =>
      query
        .selectFrom('scan')
        .select('id')
        .where('memberId', '=', memberId)
        .$if(foodId !== null, (some) => some.where('foodId', '=', foodId ?? 0))
        .limit(SCANS_A_PART),
    )
    .returningAll()
    .execute();
  if (rows.length === 0) return 0;
  const content = JSON.stringify(rows satisfies z.infer<typeof Removed>);
  const subject = foodId === null ? ALL : String(foodId);
  await storeRemoved(tx, { id: partId(removalId, part), memberId, kind: 'scans', subject, content, removedAt: now });
  return rows.length;
}

/** Parts of one removal, the last one first in the order of their ids. */
const partId = (removalId: string, part: number): string => (part === 0 ? removalId : `${removalId}.${String(part).padStart(6, '0')}`);

function partBefore(id: string): string | null {
  const [removalId = id, part] = id.split('.');
  return part === undefined ? null : partId(removalId, Number(part) - 1);
}

/**
 * Brings back a part of what was removed last of a subject, each scan at its time with its score.
 *
 * @returns how many there were, and the part before it, where there is one
 */
async function bringBack(tx: Tx, { memberId, subject, now, id }: { memberId: string; subject: string; now: number; id?: string }) {
  const removed = await takeRemoved(tx, { memberId, kind: 'scans', subject, ...(id !== undefined && { id }) }, now);
  if (removed === undefined) return { count: 0, next: null };
  const rows = Removed.parse(JSON.parse(removed.content));
  // Former versions put everything aside in one part.
  for (let from = 0; from < rows.length; from += SCANS_A_PART)
    await tx
      .insertInto('scan')
      .values(rows.slice(from, from + SCANS_A_PART))
      .execute();
  await noteAdded(tx, { memberId, foodIds: rows.map(({ foodId }) => foodId), at: now });
  return { count: rows.length, next: partBefore(removed.id) };
}
