import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../db/db.ts';
import { type Repeated, repeatOnce } from '../db/leases.ts';
import { removeExpiredRemovals } from '../db/removals.ts';
import type { Database } from '../db/schema/index.ts';
import type { Clock } from '../lib/clock.ts';

const DAY = 86_400_000;
const INTERVAL_MS = 3_600_000;
/** Rows of one transaction: others write in between. */
const BATCH = 500;
/** Members of one look. */
const MEMBERS = 200;

type Periods = { readonly scansDays: number | null; readonly chatsDays: number | null };
type Deps = { db: Db; periods: Periods; now: Clock; onFailure: (error: unknown) => void };

/** Deletes what is older than the operator lets it become: at the start and every hour, in one process of all. */
export function startRetention({ db, periods, now, onFailure }: Deps): { stop: () => Promise<void> } | null {
  if (periods.scansDays === null && periods.chatsDays === null) return null;
  let isStopping = false;
  const work = () => applyRetention(db, periods, now(), () => isStopping);
  const repeated = repeatOnce({ db, name: 'retention', now, everyMs: INTERVAL_MS, work, onFailure });
  return {
    async stop() {
      isStopping = true;
      await repeated.stop();
    },
  };
}

/** Answers when nothing is left that is too old. Goes through the members: what each of them has lies by its time in an index. */
export async function applyRetention(db: Db, { scansDays, chatsDays }: Periods, now: number, isStopping = () => false): Promise<void> {
  for (let members = await membersAfter(db, ''); members.length > 0; members = await membersAfter(db, members.at(-1) ?? '')) {
    if (scansDays !== null) await inBatches(() => deleteScans(db, members, now - scansDays * DAY), isStopping);
    if (chatsDays !== null) await inBatches(() => deleteConversations(db, members, now - chatsDays * DAY), isStopping);
    if (isStopping()) return;
  }
}

async function membersAfter(db: Db, id: string): Promise<string[]> {
  const rows = await db.read.selectFrom('member').select('id').where('id', '>', id).orderBy('id').limit(MEMBERS).execute();
  return rows.map((row) => row.id);
}

async function inBatches(deleteSome: () => Promise<number>, isStopping: () => boolean): Promise<void> {
  let deleted = BATCH;
  while (deleted === BATCH && !isStopping()) deleted = await deleteSome();
}

async function deleteScans(db: Db, members: readonly string[], before: number): Promise<number> {
  const old = await oldScans(db, members, before).execute();
  if (old.length > 0) await db.write((tx) => tx.deleteFrom('scan').where('id', 'in', idsOf(old)).execute());
  return old.length;
}

/** By the index of a member's scans. */
export const oldScans = (db: Db, members: readonly string[], before: number) =>
  db.read
    .selectFrom('scan')
    .select('id')
    .where('memberId', 'in', [...members])
    .where('scannedAt', '<', before)
    .limit(BATCH);

/** Of a conversation the newest message counts; its messages go with it. */
async function deleteConversations(db: Db, members: readonly string[], before: number): Promise<number> {
  const old = await db.read
    .selectFrom('conversation')
    .select('id')
    .where('memberId', 'in', [...members])
    .where('createdAt', '<', before)
    .where(isQuietSince(before))
    .limit(BATCH)
    .execute();
  // Once more as it is deleted: somebody may have written meanwhile.
  if (old.length > 0)
    await db.write((tx) => tx.deleteFrom('conversation').where('id', 'in', idsOf(old)).where(isQuietSince(before)).execute());
  return old.length;
}

const isQuietSince =
  (before: number) =>
  ({ not, exists, selectFrom }: ExpressionBuilder<Database, 'conversation'>) =>
    not(
      exists(
        selectFrom('message')
          .select('message.id')
          .whereRef('message.conversationId', '=', 'conversation.id')
          .where('message.updatedAt', '>=', before),
      ),
    );

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** How long something may outlive the time in which its removal can be undone, ms. */
const REMOVALS_EVERY_MS = 60_000;

type RemovalsDeps = { db: Db; now: Clock; onFailure: (error: unknown) => void };

/** Removes for good what can no longer be taken back: at the start, which may come long after it was removed, and every minute. */
export function startRemovals({ db, now, onFailure }: RemovalsDeps): Repeated {
  return repeatOnce({ db, name: 'removals', now, everyMs: REMOVALS_EVERY_MS, work: () => removeExpiredRemovals(db, now()), onFailure });
}
