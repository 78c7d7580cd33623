import * as z from 'zod/mini';
import { storageKeys } from '../platform/storage/keys.ts';
import { local, readJson, safely, writeJson } from '../platform/storage/local.ts';
import { Refusal } from './refusal.ts';

/** A scan made without a network. `key` is that of its first try, so that one that had arrived after all makes no second row. */
const WaitingScan = z.object({
  key: z.string(),
  foodId: z.string(),
  score: z.number(),
  userId: z.string(),
  name: z.string(),
  at: z.number(),
  refused: z.optional(Refusal),
});
export type WaitingScan = z.infer<typeof WaitingScan>;

/** The oldest first. They go with the member's data at sign-out. */
export function waitingScans(): readonly WaitingScan[] {
  return readJson(storageKeys.waitingScans, safely(z.array(WaitingScan))) ?? [];
}

export function addWaitingScan(scan: WaitingScan): void {
  write([...waitingScans(), scan]);
}

/** The server refused it, or, without a reason, it is to be tried again. */
export function markWaitingScan(key: string, refused: Refusal | undefined): void {
  write(waitingScans().map((scan) => (scan.key === key ? { ...scan, refused } : scan)));
}

export function removeWaitingScan(key: string): void {
  write(waitingScans().filter((scan) => scan.key !== key));
}

function write(scans: readonly WaitingScan[]): void {
  if (scans.length === 0) local.remove(storageKeys.waitingScans);
  else writeJson(storageKeys.waitingScans, scans);
}
