import type { SaveFailure } from '../lib/save-failure.ts';
import { ApiError } from '../platform/http/index.ts';

/** Why a save failed: by the answer's status, never by its body. */
export function saveFailure(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return 'no answer';
  return failureOfStatus(error.status);
}

export function failureOfStatus(status: number): SaveFailure {
  if (status === 0) return 'no answer';
  if (status === 429) return 'busy';
  return status >= 500 ? 'server' : 'refused';
}
