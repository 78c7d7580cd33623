import { type UnitSystem, unitSystemOfLocale } from '@labelwise/domain/health-profile';
import { updateProfile } from '../account/account.ts';
import type { SessionUser } from '../session/session-user.ts';

export type { UnitSystem } from '@labelwise/domain/health-profile';

/** The units that the member chose, else the ones of the browser's locale. */
export function unitsOf(user: SessionUser | null): UnitSystem {
  const chosen = user?.preferences?.['units'];
  return chosen === 'metric' || chosen === 'imperial' ? chosen : unitSystemOfLocale(navigator.language);
}

/** Keeps the choice with the account. Answers whether it was kept; a failure never stands in the way of reading on. */
export async function storeUnits(userId: string, units: UnitSystem): Promise<boolean> {
  return updateProfile(userId, { units }).then(
    () => true,
    () => false,
  );
}
