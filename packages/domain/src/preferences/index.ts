export type { GuidanceReason } from './catalogue.data.ts';
export type { GeneratedPreference, Selections } from './generate-preferences.ts';
export { GUIDANCE_REASONS, generatePreferences, isGeneratedFor } from './generate-preferences.ts';
export type { Suggestion } from './names.data.ts';
export { WANT_LESS_SUGGESTIONS, WANT_MORE_SUGGESTIONS } from './names.data.ts';
export type { Preference, PreferenceCategory, PreferenceLevel, PreferenceReason } from './preference.ts';
export {
  cleanIngredientName,
  FREE_PREFERENCES_PER_CATEGORY,
  fitsFreeLimit,
  isPreferenceValue,
  mergePreferences,
  PREFERENCE_WEIGHTS,
  preferenceCategory,
  preferenceKey,
  preferenceLevel,
  preferencePoints,
  priorityShare,
  SLIDER_DEFAULT,
  SLIDER_MAX,
  SLIDER_MIN,
  valueOfLevel,
} from './preference.ts';
export { selectionKey } from './selection-key.ts';
