import { hasFlag } from '../../../platform/storage/flags.ts';
import { storageKeys } from '../../../platform/storage/keys.ts';
import { local } from '../../../platform/storage/local.ts';
import { readToken } from '../../../platform/storage/token.ts';

/**
 * Whether the survey opens: only at `?welcome=true`, only once, and never for somebody who is signed in on this device
 */
export function surveyOpens(search: string): boolean {
  const isMember = readToken() !== null || local.get(storageKeys.user) !== null;
  return new URLSearchParams(search).get('welcome') === 'true' && !hasFlag(storageKeys.surveySeen) && !isMember;
}
