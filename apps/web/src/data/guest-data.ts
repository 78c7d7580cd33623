import { storageKeys } from '../platform/storage/keys.ts';
import { local } from '../platform/storage/local.ts';

/*
 * What a guest's device holds beside their answers and statements. Nothing here reads it, so that the first load need not know its shape.
 */

/** The figures of what was scanned go on for the member who says that it was them. */
export function takeFiguresAlong(): void {
  move(storageKeys.guestFigures, storageKeys.ownFigures);
}

/** The answer puts them back. */
export function eraseGuestFigures(): () => void {
  return erase(storageKeys.guestFigures);
}

/** So do the labels that were begun to be checked. */
export function takeDraftsAlong(): void {
  move(storageKeys.guestDrafts, storageKeys.ownDrafts);
}

/** The answer puts them back. */
export function eraseGuestDrafts(): () => void {
  return erase(storageKeys.guestDrafts);
}

function erase(key: string): () => void {
  const text = local.get(key);
  local.remove(key);
  return () => {
    if (text !== null) local.set(key, text);
  };
}

function move(from: string, to: string): void {
  const text = local.get(from);
  if (text === null) return;
  local.set(to, text);
  local.remove(from);
}
