import { type UnitSystem, unitSystemOfLocale } from '@labelwise/domain/health-profile';
import type { SessionUser } from './session/session-user.ts';

export type { UnitSystem } from '@labelwise/domain/health-profile';

/** The units that the member chose, else the ones of the browser's locale (DECISIONS "Name and scales"). */
export function unitsOf(user: SessionUser | null): UnitSystem {
  const chosen = user?.preferences?.['units'];
  return chosen === 'metric' || chosen === 'imperial' ? chosen : unitSystemOfLocale(navigator.language);
}
