import * as z from 'zod/mini';
import type { HealthProfileTable } from '../../db/schema/profiles.ts';

const Chips = z.array(z.string());

/** Chips as a row stores them. */
export const readChips = (json: string): string[] => Chips.parse(JSON.parse(json));

export type ChipColumns = Pick<HealthProfileTable, 'healthGoals' | 'medicalConditions' | 'dietaryRestrictions'>;
export const CHIP_COLUMNS = ['healthGoals', 'medicalConditions', 'dietaryRestrictions'] as const;

export type Chosen = { goals: string[]; conditions: string[]; restrictions: string[] };

/** The selections of a stored health profile; none without one. */
export function selectionsOf(row: ChipColumns | undefined): Chosen {
  if (row === undefined) return { goals: [], conditions: [], restrictions: [] };
  return {
    goals: readChips(row.healthGoals),
    conditions: readChips(row.medicalConditions),
    restrictions: readChips(row.dietaryRestrictions),
  };
}
