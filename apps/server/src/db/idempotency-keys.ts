import { AppError } from '../lib/app-error.ts';
import type { Tx } from './db.ts';

/** A request that may be sent again: its key as the client gave it, with the name of the call, and a hash of what it says. */
export type IdempotentRequest = { requestKey: string; bodyHash: string };

const LIFETIME_MS = 7 * 86_400_000;

/**
 * Claims a key for `resultId` within the transaction that makes the result: if that fails, the key is free again. Of
 * two at once the second waits for the first.
 *
 * @returns `null` when this request is the first, else the id of what the first one made
 * @throws AppError idempotency_conflict when the key was used for something else
 */
export async function claimIdempotencyKey(
  tx: Tx,
  memberId: string,
  request: IdempotentRequest,
  resultId: string,
  now: number,
): Promise<string | null> {
  await tx
    .deleteFrom('doneRequest')
    .where('memberId', '=', memberId)
    .where('createdAt', '<', now - LIFETIME_MS)
    .execute();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('doneRequest')
    .values({ memberId, ...request, resultId, createdAt: now })
    .onConflict((conflict) => conflict.columns(['memberId', 'requestKey']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return null;
  const done = await tx
    .selectFrom('doneRequest')
    .select(['bodyHash', 'resultId'])
    .where('memberId', '=', memberId)
    .where('requestKey', '=', request.requestKey)
    .executeTakeFirst();
  if (done === undefined || done.bodyHash !== request.bodyHash) throw new AppError('idempotency_conflict');
  return done.resultId;
}
