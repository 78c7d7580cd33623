import type { Food } from '@labelwise/contracts/foods';
import { FoodScore, scores } from '@labelwise/contracts/scores';
import type { ScoreProfile } from '@labelwise/domain/scoring';
import * as z from 'zod/mini';
import { scoreWords } from '../../i18n/load-texts.ts';
import { log } from '../../lib/log.ts';
import { wholeScore } from '../../lib/score-state.ts';
import { SCORE_PREFIX, storageKeys } from '../../platform/storage/keys.ts';
import { local, readJson, safely, writeJson } from '../../platform/storage/local.ts';
import { call } from '../call.ts';
import { currentRevision } from '../preferences-updated.ts';
import { hasSubmissionsHere } from '../submissions/stored.ts';
import { areAnswersUnreadable, isScoredHere } from './guest-profile.ts';
import { foodScores } from './score-cache.ts';
import { ownProfile, personUnknown } from './score-profile.ts';

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
  const known = knownScore(food);
  if (known !== null) return known;
  const revision = currentRevision();
  // The server does not know yet what a member has stated without a network.
  const isOwn = hasSubmissionsHere() && (food.provenance?.own.length ?? 0) > 0;
  const score = isOwn || isScoredHere() ? await scoreOnDevice(food) : await scoreByServer(food);
  // What counts has changed while it was computed: this is the outdated score.
  if (currentRevision() !== revision) return scoreOf(food);
  if (personUnknown() === null) foodScores.set(food, score);
  return score;
}

/** The score as this device computed it last, while it still holds; never for a person whose answers cannot be read. */
export function knownScore(food: Food): FoodScore | null {
  return areAnswersUnreadable() ? null : foodScores.get(food);
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

/** The engine, fetched when it is first needed. */
export const loadEngine = () => import('./engine.ts');

/** Fetches the engine ahead for a person whose foods this device scores by itself. */
export async function readyToScore(): Promise<void> {
  if (isScoredHere()) await Promise.all([loadEngine(), scoreWords()]);
}

/**
 * The score by this device's own copy of the engine, loaded when it is first needed. Of a food whose list nobody has read
 * yet, every diet that must be safe is unknown.
 */
export async function scoreOnDevice(food: Food): Promise<FoodScore> {
  const [{ presentScore, RULES_VERSION, scoreFood }, say] = await Promise.all([loadEngine(), scoreWords()]);
  if (personUnknown() !== null) {
    // The food is known, the person is not: without a word on what they must not eat there is no number.
    const score = presentScore(say, scoreFood(food.facts, {}));
    return { ...score, basis: 'none', fits: [], outcomes: null, rulesVersion: RULES_VERSION };
  }
  return scoreByProfile(food, await ownProfile());
}

/** The score of somebody by what is known of them, by this device's own copy of the engine. Typed selections have to be resolved. */
export async function scoreByProfile(food: Food, profile: ScoreProfile): Promise<FoodScore> {
  const [{ presentScore, RULES_VERSION, scoreFood }, say] = await Promise.all([loadEngine(), scoreWords()]);
  return { ...presentScore(say, scoreFood(food.facts, profile)), rulesVersion: RULES_VERSION };
}

const Shown = z.record(z.string(), z.number());
/** Foods remembered; the oldest go first. */
const MAX_FOODS = 300;

/**
 * The score that this device showed last for a food, or null: the "previous score" of a celebration. It outlives a change of
 * preferences, which is what makes a score rise; the `score_*` entries do not.
 *
 * @param food the food's barcode, else its id
 */
export function previousScore(food: string): number | null {
  return readJson(storageKeys.shownScores, safely(Shown))?.[food] ?? readShownScore(food);
}

/** Notes what is on screen now, 0 to 100. */
export function noteShownScore(food: string, score: number): void {
  const { [food]: _before, ...others } = readJson(storageKeys.shownScores, safely(Shown)) ?? {};
  const newest = Object.entries(others).slice(1 - MAX_FOODS);
  writeJson(storageKeys.shownScores, Object.fromEntries([...newest, [food, score]]));
  storeShownScore(food, score);
}

/** The score that this device showed last for a food, 0 to 100, or null: the "previous score" of a celebration. */
export function readShownScore(food: string): number | null {
  const text = local.get(SCORE_PREFIX + food);
  const score = text === null || text === '' ? Number.NaN : Number(text);
  return Number.isFinite(score) ? score : null;
}

/** @param food the food's barcode, else its id */
export function storeShownScore(food: string, score: number): void {
  local.set(SCORE_PREFIX + food, String(score));
}
