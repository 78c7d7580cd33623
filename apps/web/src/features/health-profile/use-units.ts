import { unitSystemOfLocale, type UnitSystem } from '@labelwise/domain/health-profile';
import { useState } from 'react';
import { storeUnits } from '../../data/units.ts';
import { useSession } from '../../data/session/session-context.tsx';

/** The unit system that the member chose, else that of the browser's locale; a choice is kept with the account. */
export function useUnits(): { units: UnitSystem; choose: (units: UnitSystem) => void } {
  const { user, refresh } = useSession();
  const stored = user?.preferences?.['units'];
  const [chosen, setChosen] = useState<UnitSystem | null>(null);
  const kept = stored === 'metric' || stored === 'imperial' ? stored : null;
  return {
    units: chosen ?? kept ?? unitSystemOfLocale(navigator.language),
    choose: (units) => {
      setChosen(units);
      if (user !== null) void storeUnits(user.id, units).then((isStored) => (isStored ? refresh() : undefined));
    },
  };
}
