import { dayBounds } from '@labelwise/domain/access';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/db.ts';
import { claimIdempotencyKey, type IdempotentRequest } from '../../db/idempotency-keys.ts';
import { createChange, createQuestion, written } from '../../db/question.ts';
import type { ScanTable } from '../../db/schema/tracking.ts';
import { createNoteShown } from '../../db/watch-marks.ts';

type Addition = {
  scan: ScanTable;
  /** Scans a day; 0: as many as they like. */
  limit: number;
  request: IdempotentRequest | null;
};
/** `used up` carries when the day ends, epoch ms; `gone`: an earlier request made it, and it has been cleared since. */
type Added = { kind: 'stored'; scan: ScanTable } | { kind: 'used up'; endsAt: number } | { kind: 'gone' };

const HOUR = 3_600_000;
/** A day that a change of time zones cuts short counts on for this long: travelling refills twice a day at most. */
const MIN_DAY_MS = 12 * HOUR;

/** Thrown to undo what the unit of work did so far. */
class AllowanceExhausted extends Error {}

/** Stores a scan, counts it, and notes what was shown. */
export function createScanAddition(db: Db): (addition: Addition) => Promise<Added> {
  const addOnce = createAddition(db);
  const timeZoneOf = createQuestion(db, [''], (memberId: string) =>
    db.read.selectFrom('member').select('timeZone').where('id', '=', memberId),
  );
  return async (addition) => {
    try {
      const [member] = await timeZoneOf(addition.scan.memberId);
      return await db.write((tx) => addOnce(tx, addition, member?.timeZone ?? 'UTC'));
    } catch (error) {
      if (!(error instanceof AllowanceExhausted)) throw error;
      const row = await db.read
        .selectFrom('scanAllowance')
        .select('endsAt')
        .where('memberId', '=', addition.scan.memberId)
        .executeTakeFirst();
      return { kind: 'used up', endsAt: row?.endsAt ?? addition.scan.scannedAt };
    }
  };
}

/** What every scan writes, in statements that are built once. */
function createAddition(db: Db) {
  const noteShown = createNoteShown(db);
  const insertScan = createChange(
    db,
    ['id', 'member', 1, 2, 'rules', 'lines', 3, 'none', 'figures'],
    (
      id: string,
      memberId: string,
      foodId: number,
      score: number,
      rulesVersion: string,
      contributions: string,
      scannedAt: number,
      basis: ScanTable['basis'],
      figures: string | null,
    ) => db.read.insertInto('scan').values({ id, memberId, foodId, score, rulesVersion, contributions, scannedAt, basis, figures }),
  );
  const countHour = createChange(db, [0, 2], (hour: number, foodId: number) =>
    written(
      db,
      sql`insert into "foodScanHour" (hour, "foodId", count) values (${hour}, ${foodId}, 1)
        on conflict (hour, "foodId") do update set count = "foodScanHour".count + 1`,
    ),
  );
  const useAllowance = createChange(
    db,
    ['', 1, 2, 3, 4, 5],
    (memberId: string, end: number, now: number, sameNow: number, thatNow: number, most: number) =>
      written(
        db,
        sql`insert into "scanAllowance" ("memberId", used, "endsAt") values (${memberId}, 1, ${end})
          on conflict ("memberId") do update set
            used = case when "scanAllowance"."endsAt" <= ${now} then 1 else "scanAllowance".used + 1 end,
            "endsAt" = case when "scanAllowance"."endsAt" > ${sameNow} then "scanAllowance"."endsAt"
              when excluded."endsAt" < "scanAllowance"."endsAt" + ${sql.lit(MIN_DAY_MS)} then "scanAllowance"."endsAt" + ${sql.lit(MIN_DAY_MS)}
              else excluded."endsAt" end
          where "scanAllowance"."endsAt" <= ${thatNow} or "scanAllowance".used < ${most}`,
      ),
  );

  /** One statement counts and refuses: however many ask at once, no more than the limit get through. */
  async function countScan(tx: Tx, { memberId, scannedAt: now }: ScanTable, limit: number, timeZone: string): Promise<void> {
    const { end } = dayBounds(now, timeZone);
    if ((await useAllowance(tx, memberId, end, now, now, now, limit === 0 ? 2_000_000_000 : limit)) !== 1) throw new AllowanceExhausted();
  }

  return async (tx: Tx, { scan, limit, request }: Addition, timeZone: string): Promise<Added> => {
    const earlier = request === null ? null : await claimIdempotencyKey(tx, scan.memberId, request, scan.id, scan.scannedAt);
    if (earlier !== null) {
      const stored = await tx
        .selectFrom('scan')
        .selectAll()
        .where('id', '=', earlier)
        .where('memberId', '=', scan.memberId)
        .executeTakeFirst();
      return stored === undefined ? { kind: 'gone' } : { kind: 'stored', scan: stored };
    }
    await countScan(tx, scan, limit, timeZone);
    const { id, memberId, foodId, score, rulesVersion, contributions, scannedAt, basis, figures } = scan;
    await insertScan(tx, id, memberId, foodId, score, rulesVersion, contributions, scannedAt, basis, figures);
    await noteShown(tx, { memberId, foodId, at: scannedAt });
    await countHour(tx, Math.floor(scannedAt / HOUR), foodId);
    return { kind: 'stored', scan };
  };
}
