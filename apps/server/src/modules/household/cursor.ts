import type { HouseholdPlace } from '../../db/schema/households.ts';

/** Where a device stands in a list: whose it is, what went without a trace, and the last change that it knows. */
export function cursorOf(place: Pick<HouseholdPlace, 'householdId' | 'epoch' | 'clock'> | null): string {
  return place === null ? 'none' : `${place.householdId}.${place.epoch}.${place.clock}`;
}

/** The clock that a cursor names, where it is of this household as it is now; else `null`: everything is to be read. */
export function clockOf(cursor: string | undefined, { householdId, epoch }: Pick<HouseholdPlace, 'householdId' | 'epoch'>): number | null {
  const [household, itsEpoch, clock] = (cursor ?? '').split('.');
  return household === householdId && Number(itsEpoch) === epoch && /^\d{1,15}$/u.test(clock ?? '') ? Number(clock) : null;
}
