import { isRecord } from '@labelwise/domain/lib';
import { storageKeys } from '../../platform/storage/keys.ts';
import { readJson } from '../../platform/storage/local.ts';
import { readToken } from '../../platform/storage/token.ts';

/** Who is signed in on this device, as it remembers without a network; null: nobody. */
export function memberHere(): string | null {
  const user = readToken() === null ? null : readJson(storageKeys.user, (value) => (isRecord(value) ? value : undefined));
  return typeof user?.['id'] === 'string' ? user['id'] : null;
}
