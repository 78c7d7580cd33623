export { generatePreferences } from './generate-preferences.ts';
export type { GeneratedPreference, Selections } from './generate-preferences.ts';
export { selectionKey } from './selection-key.ts';
