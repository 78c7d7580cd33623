import type { HealthProfile } from '../../../data/profile/health-profile.ts';

/** Parts of a health profile; medical conditions are none, for having none is complete. */
export const HEALTH_PARTS = 4;

/** How many parts have something in them: basic information, goals, restrictions, daily targets. */
export function filledParts(profile: HealthProfile | null): number {
  if (profile === null) return 0;
  const { age, gender, height, weight, healthGoals, dietaryRestrictions, targetCalories, targetProtein, targetCarbs, targetFat } = profile;
  const parts = [
    [age, gender, height, weight].some((value) => value !== null),
    healthGoals.length > 0,
    dietaryRestrictions.length > 0,
    [targetCalories, targetProtein, targetCarbs, targetFat].some((value) => value !== null),
  ];
  return parts.filter(Boolean).length;
}
