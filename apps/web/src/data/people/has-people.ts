import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';
import { readToken } from '../../platform/storage/token.ts';

/** Whether this device holds people of whoever is here: a look that needs none of the code that reads them. */
export function hasPeopleHere(): boolean {
  const text = local.get(readToken() === null ? storageKeys.guestPeople : storageKeys.people);
  return text !== null && text !== '[]';
}
