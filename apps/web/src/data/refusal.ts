import * as z from 'zod/mini';
import { ApiError } from '../platform/http/index.ts';

/** Why the server did not take what had waited: the plan's limit, or another reason that will not go away by itself. */
export const Refusal = z.enum(['limit', 'refused']);
export type Refusal = z.infer<typeof Refusal>;

const LIMITS: readonly (string | null)[] = ['daily_scan_limit', 'free_preference_limit'];

/** What an answer means for what waits: it was refused for good, the session is over, or it may go through later. */
export type Setback =
  | { readonly state: 'refused'; readonly because: Refusal }
  | { readonly state: 'signed-out' }
  | { readonly state: 'busy'; readonly afterMs: number };

export function setbackOf(error: unknown): Setback {
  if (!(error instanceof ApiError)) return { state: 'busy', afterMs: 0 };
  const { status, code, retryAfterMs } = error;
  if (LIMITS.includes(code)) return { state: 'refused', because: 'limit' };
  if (status === 401) return { state: 'signed-out' };
  const isFinal = status >= 400 && status < 500 && status !== 429;
  return isFinal ? { state: 'refused', because: 'refused' } : { state: 'busy', afterMs: retryAfterMs };
}
