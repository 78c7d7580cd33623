import { selectionKey } from '@labelwise/domain/preferences';
import type { HealthProfile } from '../../../data/health-profile.ts';

/** The choices of the section "Pregnancy", as they are stored among the medical conditions and as they are read. */
export const PREGNANCY_CHOICES = [
  { stored: 'Pregnancy', label: 'screens-choices.pregnant' },
  { stored: 'Breastfeeding', label: 'screens-choices.breastfeeding' },
] as const;

/** Medical conditions by the section that they belong to. */
export function splitPregnancy(conditions: readonly string[]): { pregnancy: readonly string[]; others: readonly string[] } {
  const isOfSection = (one: string) => PREGNANCY_CHOICES.some(({ stored }) => selectionKey(stored) === selectionKey(one));
  return { pregnancy: conditions.filter(isOfSection), others: conditions.filter((one) => !isOfSection(one)) };
}

/** What the form holds: height in inches, weight in pounds, with decimals; `null` is unset. */
export type Draft = Pick<
  HealthProfile,
  'age' | 'gender' | 'activityLevel' | 'height' | 'weight' | 'targetCalories' | 'targetProtein' | 'targetCarbs' | 'targetFat'
>;
export type Basics = Pick<Draft, 'age' | 'gender' | 'activityLevel' | 'height' | 'weight'>;

export function draftOf(profile: HealthProfile | null): Draft {
  return {
    age: profile?.age ?? null,
    gender: profile?.gender ?? null,
    activityLevel: profile?.activityLevel ?? null,
    height: profile?.height ?? null,
    weight: profile?.weight ?? null,
    targetCalories: profile?.targetCalories ?? null,
    targetProtein: profile?.targetProtein ?? null,
    targetCarbs: profile?.targetCarbs ?? null,
    targetFat: profile?.targetFat ?? null,
  };
}

export function basicsOf({ age, gender, activityLevel, height, weight }: Draft): Basics {
  return { age, gender, activityLevel, height, weight };
}

/** Smallest and greatest value of each number; the same limits as the API's, and no person or day below them. */
export const LIMITS = {
  age: { min: 1, max: 130 },
  /** Inches: 50 cm to 300 cm. */
  height: { min: 19.6, max: 119 },
  /** Pounds: 10 kg to 600 kg. */
  weight: { min: 20, max: 1400 },
  targetCalories: { min: 1, max: 20_000 },
  targetProtein: { min: 1, max: 2000 },
  targetCarbs: { min: 1, max: 2000 },
  targetFat: { min: 1, max: 2000 },
} as const satisfies Partial<Record<keyof Draft, { min: number; max: number }>>;

export type NumberKey = keyof typeof LIMITS;

export function isWithin(key: NumberKey, value: number | null): boolean {
  return value === null || (value >= LIMITS[key].min && value <= LIMITS[key].max);
}

/** Whether everything in the form may be stored as it stands. */
export function isSound(draft: Draft): boolean {
  return (Object.keys(LIMITS) as NumberKey[]).every((key) => isWithin(key, draft[key]));
}
