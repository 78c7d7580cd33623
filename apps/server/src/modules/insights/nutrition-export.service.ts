import type { FoodProduct, NutrimentName } from '@labelwise/domain/food';
import { csvFile, csvLine } from '@labelwise/domain/lib';
import { gtinOfId } from '../foods/storage/food-row.ts';
import type { FindFoods } from '../submissions/member-foods.service.ts';
import type { InsightsRepository } from './insights.repository.ts';

const MAX_SCANS = 50_000;
const FOOD_BATCH_SIZE = 500;
const COLUMNS: readonly [string, NutrimentName][] = [
  ['energy_kcal', 'energyKcal'],
  ['energy_kj', 'energyKj'],
  ['fat_g', 'fat'],
  ['saturated_fat_g', 'saturatedFat'],
  ['carbohydrates_g', 'carbohydrates'],
  ['sugars_g', 'sugars'],
  ['fiber_g', 'fiber'],
  ['proteins_g', 'proteins'],
  ['salt_g', 'salt'],
];

type Deps = {
  repository: InsightsRepository;
  findFoods: FindFoods;
  resolveScanBases: (memberId: string) => Promise<void>;
};
export type NutritionExportService = ReturnType<typeof createNutritionExportService>;

/** What a member's scanned foods hold, for a spreadsheet. */
export function createNutritionExportService({ repository, findFoods, resolveScanBases }: Deps) {
  async function foodsOf(memberId: string, gtins: readonly string[]): Promise<Map<string, FoodProduct>> {
    const foods = new Map<string, FoodProduct>();
    for (let from = 0; from < gtins.length; from += FOOD_BATCH_SIZE) {
      for (const food of await findFoods(gtins.slice(from, from + FOOD_BATCH_SIZE), memberId)) foods.set(food.gtin, food);
    }
    return foods;
  }

  return {
    /**
     * CSV, one line a scan, newest first; figures per 100 g or 100 ml, empty where the pack does not say; a score that rests on nothing
     * is left out.
     */
    async csv(memberId: string): Promise<string> {
      await resolveScanBases(memberId);
      const scans = await repository.newestScans(memberId, MAX_SCANS);
      const foods = await foodsOf(memberId, [...new Set(scans.map(({ foodId }) => gtinOfId(foodId)))]);
      const lines = scans.map(({ foodId, score, basis, scannedAt }) => {
        const food = foods.get(gtinOfId(foodId));
        const figures = COLUMNS.map(([, name]) => food?.nutriments[name]);
        const judged = basis === 'none' ? null : score;
        return csvLine([new Date(scannedAt).toISOString(), gtinOfId(foodId), food?.name, food?.brand, judged, ...figures]);
      });
      const head = csvLine(['scanned_at', 'barcode', 'name', 'brand', 'score', ...COLUMNS.map(([title]) => `${title}_per_100`)]);
      return csvFile([head, ...lines]);
    },
  };
}
