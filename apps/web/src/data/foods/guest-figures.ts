import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';

/**
 * What a guest's scans noted of foods goes on for the member who says that it was them. Nothing here reads it, so that the first load need
 * not know its shape.
 */
export function takeFiguresAlong(): void {
  const guests = local.get(storageKeys.guestFigures);
  if (guests === null) return;
  local.set(storageKeys.ownFigures, guests);
  local.remove(storageKeys.guestFigures);
}

export function eraseGuestFigures(): void {
  local.remove(storageKeys.guestFigures);
}
