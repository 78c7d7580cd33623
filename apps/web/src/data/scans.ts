import { scans } from '@labelwise/contracts/scans';
import type { Food } from '@labelwise/contracts/foods';
import { ApiError, http } from '../platform/http/index.ts';

/** Keeps a scan for the signed-in member; the server scores by itself. A retried call makes no second row. @throws ApiError */
export async function saveScan(food: Food, score: number, userId: string): Promise<void> {
  await http.json(scans.add.path, {
    method: 'POST',
    body: { userId, foodId: food.id, score },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
}

/** Whether a scan was refused because today's free scans are used up. */
export function isDailyLimit(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'daily_scan_limit';
}
