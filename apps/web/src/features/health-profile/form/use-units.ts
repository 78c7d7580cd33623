import { useState } from 'react';
import { storeUnits, type UnitSystem, unitsOf } from '../../../data/profile/units.ts';
import { useSession } from '../../../data/session/session-context.tsx';

/** The unit system that the member chose, else that of the browser's locale; a choice is kept with the account. */
export function useUnits(): { units: UnitSystem; choose: (units: UnitSystem) => void } {
  const { user, refresh } = useSession();
  const [chosen, setChosen] = useState<UnitSystem | null>(null);
  const keep = async (userId: string, units: UnitSystem) => {
    if (await storeUnits(userId, units)) await refresh();
  };
  return {
    units: chosen ?? unitsOf(user),
    choose: (units) => {
      setChosen(units);
      if (user !== null) void keep(user.id, units);
    },
  };
}
