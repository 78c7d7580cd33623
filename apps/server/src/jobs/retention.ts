import type { Db } from '../db/db.ts';
import type { Clock } from '../lib/clock.ts';

const DAY = 86_400_000;
const INTERVAL_MS = 3_600_000;
/** Rows of one transaction: others write in between. */
const BATCH = 500;

type Periods = { readonly scansDays: number | null; readonly chatsDays: number | null };
type Deps = { db: Db; periods: Periods; now: Clock; onFailure: (error: unknown) => void };

/** Deletes what is older than the operator lets it become: at the start and every hour. Several processes at once do no harm. */
export function startRetention({ db, periods, now, onFailure }: Deps): { stop: () => Promise<void> } | null {
  if (periods.scansDays === null && periods.chatsDays === null) return null;
  let isStopping = false;
  const work = () => applyRetention(db, periods, now(), () => isStopping).catch(onFailure);
  let running = work();
  const timer = setInterval(() => {
    running = running.then(work);
  }, INTERVAL_MS).unref();
  return {
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Answers when nothing is left that is too old. */
export async function applyRetention(db: Db, { scansDays, chatsDays }: Periods, now: number, isStopping = () => false): Promise<void> {
  if (scansDays !== null) await inBatches(() => deleteScans(db, now - scansDays * DAY), isStopping);
  if (chatsDays !== null) await inBatches(() => deleteConversations(db, now - chatsDays * DAY), isStopping);
}

async function inBatches(deleteSome: () => Promise<bigint>, isStopping: () => boolean): Promise<void> {
  let deleted = BigInt(BATCH);
  while (deleted === BigInt(BATCH) && !isStopping()) deleted = await deleteSome();
}

const deleteScans = (db: Db, before: number): Promise<bigint> =>
  db.write(async (tx) => {
    const old = tx.selectFrom('scan').select('id').where('scannedAt', '<', before).limit(BATCH);
    return (await tx.deleteFrom('scan').where('id', 'in', old).executeTakeFirst()).numDeletedRows;
  });

/** Of a conversation the newest message counts; its messages go with it. */
const deleteConversations = (db: Db, before: number): Promise<bigint> =>
  db.write(async (tx) => {
    const old = tx
      .selectFrom('conversation')
      .select('id')
      .where('createdAt', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('message')
              .select('message.id')
              .whereRef('message.conversationId', '=', 'conversation.id')
              .where('message.updatedAt', '>=', before),
          ),
        ),
      )
      .limit(BATCH);
    return (await tx.deleteFrom('conversation').where('id', 'in', old).executeTakeFirst()).numDeletedRows;
  });
