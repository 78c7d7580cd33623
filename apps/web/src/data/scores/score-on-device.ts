import type { Food } from '@labelwise/contracts/foods';
import type { FoodScore } from '@labelwise/contracts/scores';
import { readJson } from '../../platform/storage/json.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { withUnderstood } from './own-profile.ts';

/** Preferences of the signed-in member as this device holds them. */
function storedPreferences(): { ingredientName: string; preferenceValue: number }[] {
  const ingredients = readJson(storageKeys.userPreferences, (value) =>
    typeof value === 'object' && value !== null && 'ingredients' in value && typeof value.ingredients === 'object'
      ? (value.ingredients ?? {})
      : undefined,
  );
  return Object.entries(ingredients ?? {}).flatMap(([ingredientName, preferenceValue]: [string, unknown]) =>
    typeof preferenceValue === 'number' ? [{ ingredientName, preferenceValue }] : [],
  );
}

/**
 * The score by this device's own copy of the engine, loaded when it is first needed. Of a food whose list nobody has read
 * yet, every diet that must be safe is unknown.
 */
export async function scoreOnDevice(food: Food): Promise<FoodScore> {
  const { profileFromJson, scoreFood, RULES_VERSION } = await import('./engine.ts');
  const profile = await withUnderstood(readJson(storageKeys.scoreProfile, profileFromJson) ?? { preferences: storedPreferences() });
  return { ...scoreFood(food.facts, profile), rulesVersion: RULES_VERSION };
}
