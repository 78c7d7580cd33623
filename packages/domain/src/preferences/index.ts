export type { GuidanceReason } from './catalogue.data.ts';
export {
  type GeneratedPreference,
  GUIDANCE_REASONS,
  generatePreferences,
  isGeneratedFor,
  type Selections,
} from './generate-preferences.ts';
export { type Suggestion, WANT_LESS_SUGGESTIONS, WANT_MORE_SUGGESTIONS } from './names.data.ts';
export {
  cleanIngredientName,
  FREE_PREFERENCES_PER_CATEGORY,
  fitsFreeLimit,
  isPreferenceValue,
  mergePreferences,
  PREFERENCE_WEIGHTS,
  type Preference,
  type PreferenceCategory,
  type PreferenceLevel,
  type PreferenceReason,
  preferenceCategory,
  preferenceKey,
  preferenceLevel,
  preferencePoints,
  priorityShare,
  SLIDER_DEFAULT,
  SLIDER_MAX,
  SLIDER_MIN,
  selectionKey,
  valueOfLevel,
} from './preference.ts';
