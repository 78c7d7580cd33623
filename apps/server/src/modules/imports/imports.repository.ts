import { EntryContent } from '@labelwise/contracts/shopping';
import { highestCount } from '@labelwise/domain/shopping';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/db.ts';
import { countHouseholdChange } from '../../db/household-clock.ts';
import { beginProfileChange } from '../../db/profile-revision.ts';
import type { HouseholdPlace } from '../../db/schema/households.ts';
import type { MemberTable } from '../../db/schema/members.ts';
import type { HealthProfileTable, PersonTable, PreferenceTable } from '../../db/schema/profiles.ts';
import type { SubmissionTable } from '../../db/schema/submissions.ts';
import type { SavedFoodTable, ScanTable } from '../../db/schema/tracking.ts';
import { noteSeen } from '../../db/watch-marks.ts';
import { systemClock } from '../../lib/clock.ts';
import { createTurns } from '../../lib/turns.ts';
import type { ReadConversation, ReadExport } from './read-export.ts';

/** Keeps a statement far below the values that SQLite and PostgreSQL take. */
const ROWS_A_STATEMENT = 500;
/** Rows that are read at once: some ten milliseconds. */
const ROWS_A_LOOK = 5000;

export type ImportsRepository = ReturnType<typeof createImportsRepository>;
export type ImportSession = ReturnType<typeof sessionOn>;

/** The household of a member, for entries of its list. */
export type Households = {
  lockOwn: (tx: Tx, memberId: string) => Promise<HouseholdPlace>;
  touch: (tx: Tx, id: string, change: { count: number }) => Promise<unknown>;
};

/** One unit of work over everything that an import may touch. */
export function createImportsRepository(db: Db, households: Households) {
  return {
    /** Two imports of one member come one after the other: the row of their revision is locked first. */
    run: <T>(memberId: string, work: (session: ImportSession) => Promise<T>): Promise<T> =>
      db.write(async (tx) => {
        await countHouseholdChange(tx, memberId);
        await beginProfileChange(tx, memberId);
        return work(sessionOn(tx, memberId, households));
      }),
    /** A look alone. */
    look: <T>(memberId: string, work: (session: ImportSession) => Promise<T>): Promise<T> => work(sessionOn(db.read, memberId, households)),
  };
}

type SavedList = 'favorite' | 'purchased' | 'consumed';
type ScannedRow = Pick<ScanTable, 'foodId' | 'scannedAt'> & Place;
type SavedRow = Pick<SavedFoodTable, 'foodId' | 'createdAt'> & Place;
/** Where a row stands in the order by time. */
type Place = { at: number; id: string };

async function* atOnce<Row>(rows: Promise<Row[]>): AsyncGenerator<Row[]> {
  yield await rows;
}

/** Rows in the order of their time, some at a time; others have their turn between. */
async function* inLooks<Row extends Place>(after: (last: Place) => Promise<Row[]>): AsyncGenerator<Omit<Row, keyof Place>[]> {
  const others = createTurns();
  let last: Place = { at: -1, id: '' };
  for (;;) {
    const rows = await after(last);
    yield rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < ROWS_A_LOOK) return;
    last = { at: end.at, id: end.id };
    await others();
  }
}

function sessionOn(tx: Tx | Db['read'], memberId: string, households: Households) {
  const inBatches = async <Row>(rows: readonly Row[], insert: (some: Row[]) => Promise<unknown>): Promise<void> => {
    const others = createTurns();
    for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
      await insert(rows.slice(from, from + ROWS_A_STATEMENT));
      await others();
    }
  };
  const seenWith = async (rows: readonly { foodId: number }[], insertion: { execute: () => Promise<unknown> }): Promise<void> => {
    await insertion.execute();
    await noteSeen(tx, { memberId, foodIds: rows.map(({ foodId }) => foodId), at: systemClock(), as: 'added' });
  };
  return {
    scans: () =>
      inLooks<ScannedRow>(({ at, id }) =>
        tx
          .selectFrom('scan')
          .select(['id', 'foodId', 'scannedAt', 'scannedAt as at'])
          .where('memberId', '=', memberId)
          .where(sql<boolean>`("scannedAt", id) > (${at}, ${id})`)
          .orderBy('scannedAt')
          .orderBy('id')
          .limit(ROWS_A_LOOK)
          .execute(),
      ),
    addScans: (rows: readonly ScanTable[]) => inBatches(rows, (some) => seenWith(some, tx.insertInto('scan').values(some))),
    saved: (list: SavedList) =>
      inLooks<SavedRow>(
        async ({ at, id }) =>
          (
            await sql<SavedRow>`select id, "foodId", "createdAt", "createdAt" as at from ${sql.table(list)}
              where "memberId" = ${memberId} and ("createdAt", id) > (${at}, ${id}) order by "createdAt", id limit ${ROWS_A_LOOK}`.execute(
              tx,
            )
          ).rows,
      ),
    addSaved: (list: SavedList, rows: readonly (SavedFoodTable & { amount?: number | null })[]) =>
      inBatches(rows, (some) => seenWith(some, tx.insertInto(list).values(some))),
    preferences: () => atOnce(tx.selectFrom('preference').select(['nameKey', 'autoGenerated']).where('memberId', '=', memberId).execute()),
    addPreferences: (rows: readonly PreferenceTable[]) => inBatches(rows, (some) => tx.insertInto('preference').values(some).execute()),
    people: () => atOnce(tx.selectFrom('person').select(['nickname', 'createdAt']).where('memberId', '=', memberId).execute()),
    addPeople: (rows: readonly PersonTable[]) => inBatches(rows, (some) => tx.insertInto('person').values(some).execute()),
    submissions: () => atOnce(tx.selectFrom('submission').select('foodId').where('memberId', '=', memberId).execute()),
    addSubmissions: (rows: readonly SubmissionTable[]) => inBatches(rows, (some) => tx.insertInto('submission').values(some).execute()),
    entries: () => atOnce(entriesOf(tx, memberId)),
    async addEntries(entries: ReadExport['shopping']['rows'], newId: () => string): Promise<void> {
      if (entries.length === 0) return;
      const { householdId, clock } = await households.lockOwn(tx, memberId);
      const taken = new Set(await idsOf(tx, householdId));
      // Entries name their lists by id, so ids stay where they are free.
      const freeId = (id: string): string => {
        const free = taken.has(id) ? newId() : id;
        taken.add(free);
        return free;
      };
      const rows = entries.map(({ id, kind, content, createdAt }) => ({
        householdId,
        id: freeId(id),
        kind,
        memberId,
        changedBy: memberId,
        clock: clock + 1,
        removed: 0,
        content: JSON.stringify(content),
        createdAt,
      }));
      await inBatches(rows, (some) => tx.insertInto('shoppingEntry').values(some).execute());
      const count = Math.max(...entries.map(({ content }) => highestCount({ id: '', ...content })));
      await households.touch(tx, householdId, { count });
    },
    conversations: () => atOnce(tx.selectFrom('conversation').select(['title', 'createdAt']).where('memberId', '=', memberId).execute()),
    async addConversation({ messages, ...talk }: ReadConversation, newId: () => string): Promise<void> {
      const conversation = { ...talk, id: newId(), memberId, lastPosition: messages.at(-1)?.position ?? 0 };
      await tx.insertInto('conversation').values(conversation).execute();
      const rows = messages.map((message) => ({ ...message, id: newId(), memberId, conversationId: conversation.id }));
      await inBatches(rows, (some) => tx.insertInto('message').values(some).execute());
    },
    hasProfile: async (): Promise<boolean> =>
      (await tx.selectFrom('healthProfile').select('id').where('memberId', '=', memberId).executeTakeFirst()) !== undefined,
    async storeProfile(profile: HealthProfileTable): Promise<void> {
      const { memberId: _member, id: _id, ...fields } = profile;
      await tx
        .insertInto('healthProfile')
        .values(profile)
        .onConflict((conflict) => conflict.column('memberId').doUpdateSet(fields))
        .execute();
    },
    /** Units, time zone and language of an account that has chosen none yet. */
    async settings({ units, timeZone, language }: Pick<MemberTable, 'units' | 'timeZone' | 'language'>): Promise<void> {
      await tx.updateTable('member').set({ units }).where('id', '=', memberId).where('units', 'is', null).execute();
      await tx.updateTable('member').set({ timeZone }).where('id', '=', memberId).where('timeZone', 'is', null).execute();
      await tx.updateTable('member').set({ language }).where('id', '=', memberId).where('language', 'is', null).execute();
    },
  };
}

async function idsOf(tx: Tx, householdId: string): Promise<string[]> {
  const rows = await tx.selectFrom('shoppingEntry').select('id').where('householdId', '=', householdId).execute();
  return rows.map(({ id }) => id);
}

async function entriesOf(tx: Tx, memberId: string): Promise<{ createdAt: number; name: string }[]> {
  const rows = await tx.selectFrom('shoppingEntry').select(['createdAt', 'content']).where('memberId', '=', memberId).execute();
  return rows.map(({ createdAt, content }) => ({ createdAt: Number(createdAt), name: EntryContent.parse(JSON.parse(content)).name.value }));
}
