import type { Food } from '@labelwise/contracts/foods';
import { FoodScore, scores } from '@labelwise/contracts/scores';
import * as z from 'zod/mini';
import { log } from '../../lib/log.ts';
import { wholeScore } from '../../lib/score-state.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { readJson } from '../../platform/storage/local.ts';
import { call } from '../call.ts';
import { currentRevision } from '../preferences-updated.ts';
import { isScoredHere } from './guest-profile.ts';
import { storedProfile, withUnderstood } from './own-profile.ts';
import { foodScores } from './score-cache.ts';

export type { FoodScore } from '@labelwise/contracts/scores';

/** How long the server may take before the device scores by itself. */
const SERVER_LIMIT_MS = 4000;

/** What is no number is an error; any number is shown whole and from 0 to 100. */
const ServerScore = z.extend(FoodScore, {
  score: z.pipe(z.number(), z.transform(wholeScore)),
});
const calculate = { ...scores.calculate, answer: ServerScore };

/**
 * The caller's score of a food with its ledger: from this device's cache, else the server, else this device's own copy of the
 * engine, which gives the same number. For a guest who answered the three questions, the device alone scores. @throws when none can
 */
export async function scoreOf(food: Food): Promise<FoodScore> {
  const known = foodScores.get(food);
  if (known !== null) return known;
  const revision = currentRevision();
  const score = isScoredHere() ? await scoreOnDevice(food) : await scoreByServer(food);
  // What counts has changed while it was computed: this is the score of before.
  if (currentRevision() !== revision) return scoreOf(food);
  foodScores.set(food, score);
  return score;
}

function scoreByServer(food: Food): Promise<FoodScore> {
  return askServer(food).catch((error: unknown) => {
    log.info(`The server did not score: ${error instanceof Error ? error.message : String(error)}`);
    return scoreOnDevice(food);
  });
}

async function askServer(food: Food): Promise<FoodScore> {
  const body = {
    food: { id: food.id, barcode: food.barcode, name: food.name, category: food.category },
    nutriments: food.nutriments,
    ingredients: food.ingredients,
    novaGroup: food.novaGroup,
    nutriscoreGrade: food.nutriscoreGrade,
    additives: food.additives,
  };
  return call(calculate, { body, signal: AbortSignal.timeout(SERVER_LIMIT_MS) });
}

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
  const { presentScore, RULES_VERSION, sayEnglish, scoreFood } = await import('./engine.ts');
  const profile = await withUnderstood(storedProfile() ?? { preferences: storedPreferences() });
  return { ...presentScore(sayEnglish, scoreFood(food.facts, profile)), rulesVersion: RULES_VERSION };
}
