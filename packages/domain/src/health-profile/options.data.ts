export type Option<V extends string = string> = { value: V; label: string };

/** Goal chips of the health profile, in the order of the screen. */
export const HEALTH_GOALS = ['Lose Weight', 'Gain Weight', 'Build Muscle', 'Improve Energy', 'Better Sleep', 'Heart Health'] as const;

/** Chips of "Medical Information", in the order of the screen. */
export const MEDICAL_CONDITIONS = [
  'Diabetes', 'High Blood Pressure', 'Heart Disease', 'High Cholesterol', 'Kidney Disease', 'GERD', 'IBS', 'Celiac',
] as const;

/**
 * The cards of the dietary restrictions screen; the first eight are the chips of the health profile. Each is the id of its diet in capitals,
 * by which `packages/messages` names it.
 */
export const DIETARY_RESTRICTIONS = [
  'Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Keto', 'Paleo', 'Low-Sodium', 'Low-Carb',
  'Kosher', 'Halal', 'Pescatarian', 'Mediterranean',
] as const;

export const HEALTH_PROFILE_RESTRICTIONS: readonly string[] = DIETARY_RESTRICTIONS.slice(0, 8);

export type Gender = 'male' | 'female' | 'other' | 'prefer-not-to-say';
export const GENDERS: readonly Option<Gender>[] = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
  { value: 'prefer-not-to-say', label: 'Prefer not to say' },
];

export type ActivityLevel = 'sedentary' | 'lightly-active' | 'moderately-active' | 'very-active' | 'extremely-active';
export const ACTIVITY_LEVELS: readonly Option<ActivityLevel>[] = [
  { value: 'sedentary', label: 'Sedentary' },
  { value: 'lightly-active', label: 'Lightly active' },
  { value: 'moderately-active', label: 'Moderately active' },
  { value: 'very-active', label: 'Very active' },
  { value: 'extremely-active', label: 'Extremely active' },
];
