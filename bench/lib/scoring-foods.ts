import { readFileSync } from 'node:fs';
import { type FoodFacts, foodFromResolvedJson } from '@labelwise/domain/food';
import { readProduct } from '@labelwise/domain/vocabulary';

const CASES = new URL('../../packages/domain/fixtures/scoring/golden.jsonl', import.meta.url);

/** The distinct foods of the worked cases, each with its reading, as they are stored. */
export function scoringFoods(): FoodFacts[] {
  const byText = new Map<string, FoodFacts>();
  for (const line of readFileSync(CASES, 'utf8').trim().split('\n')) {
    const { food, name }: { food: unknown; name: string } = JSON.parse(line);
    const facts = foodFromResolvedJson(food);
    byText.set(JSON.stringify(food), { ...facts, reading: readProduct({ ...facts, name }) });
  }
  return [...byText.values()];
}
