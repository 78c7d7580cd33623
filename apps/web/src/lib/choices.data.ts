import type { ActivityLevel, Gender } from '@labelwise/domain/health-profile';
import type { MessageId } from '@labelwise/messages';
import { CONDITIONS } from '@labelwise/messages/render/terms';

/** Ids of what the choices of a health profile are called. */
export const ACTIVITIES = {
  sedentary: 'screens-choices.activity_sedentary',
  'lightly-active': 'screens-choices.activity_light',
  'moderately-active': 'screens-choices.activity_moderate',
  'very-active': 'screens-choices.activity_very',
  'extremely-active': 'screens-choices.activity_extreme',
} as const satisfies Readonly<Record<ActivityLevel, MessageId>>;

export const GENDER_TEXTS = {
  male: 'screens-choices.gender_male',
  female: 'screens-choices.gender_female',
  other: 'screens-choices.gender_other',
  'prefer-not-to-say': 'screens-choices.gender_not_said',
} as const satisfies Readonly<Record<Gender, MessageId>>;

/** Selections are stored in English, whatever language their chip was chosen in. */
export const CHOICES = {
  'Lose Weight': 'screens-choices.goal_lose_weight',
  'Gain Weight': 'screens-choices.goal_gain_weight',
  'Build Muscle': 'screens-choices.goal_build_muscle',
  'Improve Energy': 'screens-choices.goal_improve_energy',
  'Better Sleep': 'screens-choices.goal_better_sleep',
  'Heart Health': 'screens-choices.goal_heart_health',
  'Digestive Health': 'screens-choices.goal_digestive_health',
  'Diabetes Management': 'screens-choices.goal_diabetes_management',
  'Reduce inflammation': 'screens-choices.goal_reduce_inflammation',
  'General wellness': 'screens-choices.goal_general_wellness',
  ...CONDITIONS,
  'Egg-free': 'screens-choices.diet_egg_free',
  'Nut allergies': 'screens-choices.diet_nut_allergies',
} as const satisfies Readonly<Record<string, MessageId>>;

export const ALLERGENS = {
  Milk: 'screens-choices.allergen_milk',
  Eggs: 'screens-choices.allergen_eggs',
  Peanuts: 'screens-choices.allergen_peanuts',
  'Tree nuts': 'screens-choices.allergen_tree_nuts',
  Gluten: 'screens-choices.allergen_gluten',
  Wheat: 'screens-choices.allergen_wheat',
  Soy: 'screens-choices.allergen_soy',
  Fish: 'screens-choices.allergen_fish',
  Crustaceans: 'screens-choices.allergen_crustaceans',
  Molluscs: 'screens-choices.allergen_molluscs',
  Sesame: 'screens-choices.allergen_sesame',
  Mustard: 'screens-choices.allergen_mustard',
  Celery: 'screens-choices.allergen_celery',
  Lupin: 'screens-choices.allergen_lupin',
  Sulphites: 'screens-choices.allergen_sulphites',
} as const satisfies Readonly<Record<string, MessageId>>;
