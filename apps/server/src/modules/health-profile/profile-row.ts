import type { HealthProfileChange } from '@labelwise/contracts/health-profile';
import { addChip } from '@labelwise/domain/health-profile';
import type { output } from 'zod/v4/core';
import type { HealthProfileTable } from '../../db/schema/profiles.ts';

export function emptyProfile(memberId: string, id: string): HealthProfileTable {
  return {
    memberId,
    id,
    age: null,
    gender: null,
    activityLevel: null,
    height: null,
    weight: null,
    healthGoals: '[]',
    medicalConditions: '[]',
    dietaryRestrictions: '[]',
    targetCalories: null,
    targetProtein: null,
    targetCarbs: null,
    targetFat: null,
    survey: null,
    consentVersion: null,
    consentAt: null,
    updatedAt: 0,
  };
}

/**
 * What is given replaces, `null` clears, what is absent stays. A consent once given is neither lost nor given anew by a save that does
 * not mention another.
 */
export function withChanges(row: HealthProfileTable, change: output<typeof HealthProfileChange>, updatedAt: number): HealthProfileTable {
  const { healthGoals, medicalConditions, dietaryRestrictions, removal: _removal, consentVersion, ...plain } = change;
  const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  const givesConsent = typeof consentVersion === 'string' && consentVersion !== row.consentVersion;
  return {
    ...row,
    ...given,
    healthGoals: chips(healthGoals) ?? row.healthGoals,
    medicalConditions: chips(medicalConditions) ?? row.medicalConditions,
    dietaryRestrictions: chips(dietaryRestrictions) ?? row.dietaryRestrictions,
    consentVersion: consentVersion ?? row.consentVersion,
    consentAt: givesConsent ? updatedAt : row.consentAt,
    updatedAt,
  };
}

/** One chip a spelling. */
function chips(given: readonly string[] | undefined): string | undefined {
  return given === undefined ? undefined : JSON.stringify(given.reduce<readonly string[]>(addChip, []));
}
