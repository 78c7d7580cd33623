import { type Food, FoodFacts } from '@labelwise/contracts/foods';
import { FoodScore } from '@labelwise/contracts/scores';
import * as z from 'zod/mini';
import { storageKeys } from '../../platform/storage/keys.ts';
import { readJson, safely } from '../../platform/storage/local.ts';
import type { ResolvedRecord } from '../reading/answer-reader.ts';
import { resolveOnDevice } from '../reading/reader.ts';
import { scoreWords } from '../scores/score-words.ts';
import { parseFood } from './foods.ts';
import { hasLastScan, readLastFood, readLastScore } from './last-scan.ts';

const text = z.optional(z.nullable(z.string()));

/** The least that a stored food is: something with a name. */
const Named = z.looseObject({
  name: z.string(),
  id: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  barcode: text,
  brand: text,
  image: text,
  category: text,
});
type Named = z.infer<typeof Named>;

/** Whether a stored food can be shown at all; it may lack everything but a name. */
export function parseNamed(value: unknown): Named | undefined {
  return z.safeParse(Named, value).data;
}

/**
 * A food that was stored on this device, complete. One with the published fields alone is read by the rules that read
 * any other source, in a worker: what it lacks is unknown. @throws Error where that cannot be done
 */
export async function completeFood(stored: Named): Promise<Food> {
  const whole = parseFood(stored);
  if (whole !== undefined) return whole;
  const resolved = await resolveOnDevice(asDocument(stored));
  if (resolved === null) throw new Error('A food that was kept on this device could not be read.');
  return foodOf(stored, resolved);
}

/** A food with the published fields alone, and what they come to. */
export async function foodOf(stored: Named, { facts: resolved, doubts, placeholder }: ResolvedRecord): Promise<Food> {
  const [{ prepareFood, presentDoubt, scoreOnly }, say] = await Promise.all([import('../scores/engine.ts'), scoreWords()]);
  const facts = FoodFacts.parse(resolved);
  const prepared = prepareFood(facts);
  const { nutriScore } = prepared;
  const grade = nutriScore.computable ? nutriScore.grade : (facts.printedGrade ?? 'unknown');
  return {
    id: String(stored.id ?? stored.barcode ?? ''),
    barcode: stored.barcode === 'unknown' ? null : (stored.barcode ?? null),
    name: stored.name,
    brand: stored.brand ?? null,
    image: stored.image ?? null,
    category: stored.category ?? null,
    quantity: null,
    servingSize: null,
    ingredients: facts.ingredientsText,
    additives: facts.additives.join(', '),
    additives_tags: facts.additives.map((code) => `en:${code}`),
    novaGroup: facts.nova,
    nova_group: facts.nova,
    nutriscoreGrade: grade,
    nutriscore_grade: grade,
    nutriments: z.safeParse(z.record(z.string(), z.number()), stored['nutriments']).data ?? {},
    healthScore: scoreOnly(prepared),
    scoreBasis: prepared.basis.isUnknown ? 'none' : prepared.basis.base,
    facts,
    nutriScore,
    doubts: doubts.map((doubt) => presentDoubt(say, doubt)),
    placeholder,
    sources: [],
  };
}

/** The same in the names of the source documents. */
export function asDocument(stored: Named): Record<string, unknown> {
  const category = stored.category
    ?.trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return {
    product_name: stored.name,
    nutriments: stored['nutriments'] ?? {},
    ingredients_text: stored['ingredients'],
    nova_group: stored['novaGroup'] ?? stored['nova_group'],
    nutriscore_grade: stored['nutriscoreGrade'] ?? stored['nutriscore_grade'],
    additives_tags: stored['additives'] ?? stored['additives_tags'],
    categories_tags: category ? [`en:${category}`] : [],
  };
}

/**
 * The last scan of this device, as /results/temp and /results show it. `score` is the whole score where it was stored whole,
 * the number alone where only that was stored, null where there is none.
 */
export type StoredScan = { state: 'absent' | 'unreadable' } | { state: 'present'; food: Food; score: FoodScore | number | null };

export async function readStoredScan(): Promise<StoredScan> {
  if (!hasLastScan()) return { state: 'absent' };
  const stored = readLastFood(parseNamed);
  if (stored === null) return { state: 'unreadable' };
  const number = readLastScore();
  const whole = number === null ? null : readJson(storageKeys.lastScanScore, wholeScore);
  return { state: 'present', food: await completeFood(stored), score: whole ?? number };
}

/** Null, not undefined, for a bare number: that is no unreadable entry. */
function wholeScore(value: unknown): FoodScore | null {
  return safely(FoodScore)(value) ?? null;
}
