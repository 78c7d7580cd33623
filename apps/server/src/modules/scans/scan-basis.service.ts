import type { FoodProduct } from '@labelwise/domain/food';
import { prepareFood } from '@labelwise/domain/scoring';
import { basisOf } from '../foods/foods.answer.ts';
import { gtinOfId } from '../foods/storage/food-row.ts';
import type { Basis, ScanBasisRepository } from './scan-basis.repository.ts';

const AT_ONCE = 500;

type Deps = { repository: ScanBasisRepository; findFoods: (ids: readonly string[]) => Promise<FoodProduct[]> };

/** What old scans rest on. New ones say so themselves; those of before are settled once, by what is known of their foods. */
export function createScanBasisService({ repository, findFoods }: Deps) {
  return {
    /** To be awaited before a member's scores are added up. */
    async settle(memberId: string): Promise<void> {
      for (;;) {
        const foodIds = await repository.openFoods(memberId, AT_ONCE);
        if (foodIds.length === 0) return;
        const bases = new Map((await findFoods(foodIds.map(gtinOfId))).map((food) => [food.gtin, basisOf(prepareFood(food))]));
        const byBasis: Record<Basis, number[]> = { nutriscore: [], fallback: [], none: [] };
        // A food that has left the catalogue can be asked nothing more: its number stands.
        for (const id of foodIds) byBasis[bases.get(gtinOfId(id)) ?? 'fallback'].push(id);
        await repository.settle(memberId, byBasis);
      }
    },
  };
}
