import { type Food, FoodFacts } from '@labelwise/contracts/foods';
import { FoodScore } from '@labelwise/contracts/scores';
import * as z from 'zod/mini';
import { scoreWords } from '../../i18n/load-texts.ts';
import { type JudgedScore, judged } from '../../lib/score-state.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local, type Parser, readJson, safely, writeJson } from '../../platform/storage/local.ts';
import type { ResolvedRecord } from '../reading/answer-reader.ts';
import { resolveOnDevice } from '../reading/read-food.ts';
import { parseFood } from './foods.ts';

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

/** An object with the score, never a bare number. Fields beside it stay. */
const LastScore = z.looseObject({
  score: z.number(),
  basis: z._default(z.enum(['nutriscore', 'fallback', 'none']), 'fallback'),
  isHeldBack: z._default(z.boolean(), false),
});

/** Whether anything was scanned on this device, without reading it. */
export function hasLastScan(): boolean {
  return local.get(storageKeys.lastScanFood) !== null;
}

/** The food scanned last, as far as `parse` can read it; an unreadable one is removed. */
export function readLastFood<T>(parse: Parser<T>): T | null {
  return readJson(storageKeys.lastScanFood, parse);
}

/** The score shown last with how it stands, or null. */
export function readLastJudged(): JudgedScore | null {
  const last = readJson(storageKeys.lastScanScore, safely(LastScore));
  return last === null ? null : judged(last);
}

/** The score shown last, 0 to 100, or null. */
function readLastScore(): number | null {
  return readJson(storageKeys.lastScanScore, safely(LastScore))?.score ?? null;
}

/**
 * Keeps the food and its score as soon as the score is there. `score` carries at least the field `score`. `byVisitor`: it was
 * scanned with nobody signed in, so it can be offered to whoever signs up.
 */
export function storeLastScan(food: object, score: { readonly score: number }, { byVisitor = false }: { byVisitor?: boolean } = {}): void {
  writeJson(storageKeys.lastScanFood, food);
  writeJson(storageKeys.lastScanScore, score);
  if (byVisitor) local.set(storageKeys.visitorsScan, 'true');
  else resolveVisitorsScan();
}

/** Stores the score of the last scan as it was computed now, where a change of answers made the one before void. */
export function renewLastScore(food: Food, score: FoodScore): void {
  if (local.get(storageKeys.lastScanScore) !== null || !hasLastScan()) return;
  if (readLastFood(parseNamed)?.['id'] === food.id) writeJson(storageKeys.lastScanScore, score);
}

/** Whether the last scan was made with nobody signed in and is still to be offered. */
export function hasVisitorsScan(): boolean {
  return local.get(storageKeys.visitorsScan) !== null && hasLastScan();
}

/** The visitor's scan was saved or declined: it is not offered again. */
export function resolveVisitorsScan(): void {
  local.remove(storageKeys.visitorsScan);
}

const KEYS = [storageKeys.lastScanFood, storageKeys.lastScanScore] as const;

let latest: { readonly scan: StoredScan; readonly texts: readonly (string | null)[] } | null = null;

/** Notes the last scan of this device right after it was stored, so that its results need not be read back before they are drawn. */
export function noteJustScanned(food: Food, score: FoodScore): void {
  latest = { scan: { state: 'present', food, score }, texts: KEYS.map((key) => local.get(key)) };
}

/** The last scan as it was stored, while the device still stores just that; `undefined` where it has to be read. */
export function justScanned(): StoredScan | undefined {
  const isStored = latest?.texts.every((text, at) => text !== null && text === local.get(KEYS[at] ?? ''));
  return isStored === true ? latest?.scan : undefined;
}
