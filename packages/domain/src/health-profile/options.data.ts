export type Option<V extends string = string> = { value: V; label: string };
export type DescribedOption = { name: string; description: string };

/** Goal chips of the health profile, in the order of the screen. */
export const HEALTH_GOALS = ['Lose Weight', 'Gain Weight', 'Build Muscle', 'Improve Energy', 'Better Sleep', 'Heart Health'] as const;

/** Chips of "Medical Information", in the order of the screen. */
export const MEDICAL_CONDITIONS = [
  'Diabetes', 'High Blood Pressure', 'Heart Disease', 'High Cholesterol', 'Kidney Disease', 'GERD', 'IBS', 'Celiac',
] as const;

/** The twelve cards of the dietary restrictions screen; the first eight are the chips of the health profile. */
export const DIETARY_RESTRICTIONS: readonly DescribedOption[] = [
  { name: 'Vegetarian', description: 'No meat, no fish' },
  { name: 'Vegan', description: 'Nothing from animals' },
  { name: 'Gluten-Free', description: 'No wheat, barley or rye' },
  { name: 'Dairy-Free', description: 'No milk or milk products' },
  { name: 'Keto', description: 'Very few carbohydrates, much fat' },
  { name: 'Paleo', description: 'No grains, legumes or dairy' },
  { name: 'Low-Sodium', description: 'Little salt' },
  { name: 'Low-Carb', description: 'Few carbohydrates' },
  { name: 'Kosher', description: 'By Jewish dietary law' },
  { name: 'Halal', description: 'By Islamic dietary law' },
  { name: 'Pescatarian', description: 'Fish, but no meat' },
  { name: 'Mediterranean', description: 'Olive oil, vegetables, legumes, fish' },
];

export const HEALTH_PROFILE_RESTRICTIONS: readonly string[] = DIETARY_RESTRICTIONS.slice(0, 8).map(({ name }) => name);

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
