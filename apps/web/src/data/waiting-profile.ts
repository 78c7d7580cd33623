import { HealthProfileChange } from '@labelwise/contracts/health-profile';
import * as z from 'zod/mini';
import { storageKeys } from '../platform/storage/keys.ts';
import { safely } from '../platform/storage/local.ts';
import { Refusal } from './refusal.ts';
import { waitingStore } from './waiting-writes.ts';

/** What was changed of the health profile without a network: the newest of each field, so that sending it twice does no harm. */
const WaitingProfile = z.object({ change: HealthProfileChange, userId: z.string(), at: z.number(), refused: z.optional(Refusal) });
export type WaitingProfile = z.infer<typeof WaitingProfile>;

const THE_PROFILE = 'health profile';

/** One, for a member has one profile. It goes with the member's data at sign-out. */
export const waitingProfile = waitingStore<WaitingProfile>({
  key: storageKeys.waitingProfile,
  subjectOf: () => THE_PROFILE,
  parse: safely(WaitingProfile),
});

/** A change together with what waits already; it takes a chip away only where both do. */
export function withWaitingChange(change: WaitingProfile['change']): WaitingProfile['change'] {
  const before = waitingProfile.find(THE_PROFILE)?.change;
  if (before === undefined) return change;
  const { removal: _removal, ...all } = { ...before, ...change };
  return before.removal === true && change.removal === true ? { ...all, removal: true } : all;
}

/** What waits is out of date: all of it was sent with a later change, or the profile is gone. */
export function dropWaitingProfile(): void {
  waitingProfile.removeSubject(THE_PROFILE);
}
