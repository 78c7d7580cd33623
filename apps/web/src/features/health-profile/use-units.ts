import { useState } from 'react';
import { updateProfile } from '../../data/account.ts';
import { useSession } from '../../data/session/session-context.tsx';
import { unitsOf, type UnitSystem } from '../../data/units.ts';
import { log } from '../../lib/log.ts';

/** The unit system that the member chose, else that of the browser's locale; a choice is kept with the account. */
export function useUnits(): { units: UnitSystem; choose: (units: UnitSystem) => void } {
  const { user, refresh } = useSession();
  const [chosen, setChosen] = useState<UnitSystem | null>(null);
  const keep = async (userId: string, units: UnitSystem) => {
    try {
      await updateProfile(userId, { units });
      await refresh();
    } catch (error) {
      // This visit uses the choice all the same.
      log.info(`The unit system was not stored: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return {
    units: chosen ?? unitsOf(user),
    choose: (units) => {
      setChosen(units);
      if (user !== null) void keep(user.id, units);
    },
  };
}
