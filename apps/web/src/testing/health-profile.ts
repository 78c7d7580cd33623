import { CONSENT_VERSION, type HealthProfile } from '../data/health-profile.ts';

/** A health profile with nothing in it but consent, as `GET /api/health-profile` answers it. */
export function aHealthProfile(changes: Partial<HealthProfile> = {}): HealthProfile {
  return {
    id: 'p1',
    age: null,
    gender: null,
    activityLevel: null,
    height: null,
    weight: null,
    healthGoals: [],
    medicalConditions: [],
    dietaryRestrictions: [],
    understood: [],
    targetCalories: null,
    targetProtein: null,
    targetCarbs: null,
    targetFat: null,
    consentVersion: CONSENT_VERSION,
    updatedAt: '2026-11-21T08:00:00Z',
    ...changes,
  };
}
