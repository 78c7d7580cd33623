import type { SURVEY_GOALS, SURVEY_INTERESTS, SURVEY_RESTRICTIONS } from '@labelwise/domain/health-profile';
import type { PlainId } from '@labelwise/messages';

type Option = (typeof SURVEY_GOALS)[number] | (typeof SURVEY_INTERESTS)[number] | (typeof SURVEY_RESTRICTIONS)[number];

/** What the options of the survey are called; answers are stored in English. */
export const SURVEY_OPTIONS = {
  'Lose weight': 'screens-welcome.goal_lose_weight',
  'Gain muscle': 'screens-welcome.goal_muscle',
  'Improve energy levels': 'screens-welcome.goal_energy',
  'Better digestion': 'screens-welcome.goal_digestion',
  'Reduce inflammation': 'screens-welcome.goal_inflammation',
  'Heart health': 'screens-welcome.goal_heart',
  'Blood sugar control': 'screens-welcome.goal_blood_sugar',
  'General wellness': 'screens-welcome.goal_wellness',
  'Gluten-free': 'screens-welcome.diet_gluten_free',
  'Dairy-free': 'screens-welcome.diet_dairy_free',
  'Nut allergies': 'screens-welcome.diet_nut_allergies',
  Vegetarian: 'screens-welcome.diet_vegetarian',
  Vegan: 'screens-welcome.diet_vegan',
  Pescatarian: 'screens-welcome.diet_pescatarian',
  'Egg-free': 'screens-welcome.diet_egg_free',
  'No restrictions': 'screens-welcome.diet_none',
  'Scanning barcodes for instant nutrition info': 'screens-welcome.interest_scan',
  'Getting personalized health scores': 'screens-welcome.interest_scores',
  'Tracking food choices over time': 'screens-welcome.interest_track',
  'Discovering healthier alternatives': 'screens-welcome.interest_alternatives',
  'Learning about ingredients to avoid': 'screens-welcome.interest_ingredients',
  'Building better shopping habits': 'screens-welcome.interest_habits',
} as const satisfies Readonly<Record<Option, PlainId>>;

export const CONCERNS = [
  { statement: 'screens-welcome.concern_1', label: 'screens-welcome.concern_1_label' },
  { statement: 'screens-welcome.concern_2', label: 'screens-welcome.concern_2_label' },
  { statement: 'screens-welcome.concern_3', label: 'screens-welcome.concern_3_label' },
  { statement: 'screens-welcome.concern_4', label: 'screens-welcome.concern_4_label' },
  { statement: 'screens-welcome.concern_5', label: 'screens-welcome.concern_5_label' },
] as const satisfies readonly Readonly<Record<string, PlainId>>[];

export const EXPERIENCES = {
  beginner: 'screens-welcome.experience_beginner',
  intermediate: 'screens-welcome.experience_intermediate',
  advanced: 'screens-welcome.experience_advanced',
  expert: 'screens-welcome.experience_expert',
} as const satisfies Readonly<Record<string, PlainId>>;
