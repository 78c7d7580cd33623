export { SELECTION_ALIASES } from './catalogue.data.ts';
export { FREE_PREFERENCES_PER_CATEGORY, fitsFreeLimit } from './free-limit.ts';
export type { GeneratedPreference, Selections } from './generate-preferences.ts';
export { generatePreferences } from './generate-preferences.ts';
export { mergePreferences } from './merge-preferences.ts';
export type { Suggestion } from './names.data.ts';
export { WANT_LESS_SUGGESTIONS, WANT_MORE_SUGGESTIONS } from './names.data.ts';
export { cleanIngredientName, preferenceKey } from './preference-name.ts';
export type { Preference, PreferenceCategory, PreferenceLevel } from './preference-value.ts';
export {
  isPreferenceValue,
  PREFERENCE_WEIGHTS,
  preferenceCategory,
  preferenceLevel,
  preferencePoints,
  priorityText,
  SLIDER_DEFAULT,
  SLIDER_MAX,
  SLIDER_MIN,
  sliderLabel,
  valueOfLevel,
} from './preference-value.ts';
export type { RemovedSelection } from './selection-changes.ts';
export { isGeneratedFor, preferencesAfterRemoval } from './selection-changes.ts';
export { selectionKey } from './selection-key.ts';
