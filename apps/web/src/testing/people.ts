import type { HouseholdPerson } from '@labelwise/contracts/people';

/** A person of a household, changed only where a test says so. */
export function aPerson(changes: Partial<HouseholdPerson> = {}): HouseholdPerson {
  return {
    id: 'mia',
    nickname: 'Mia',
    colour: 'plum',
    age: null,
    dietaryRestrictions: [],
    medicalConditions: [],
    healthGoals: [],
    preferences: [],
    consentVersion: '2026-11',
    consentAt: '2026-11-23T10:00:00.000Z',
    ...changes,
  };
}
