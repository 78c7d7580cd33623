import type { FoodProduct } from '@labelwise/domain/food';
import type { Submission } from '@labelwise/domain/submission';
import type { Food } from '../foods/foods.ts';
import { layOnDevice } from '../reading/read-food.ts';
import { ownProfile, personUnknown } from '../scores/score-profile.ts';

/** What a draft of a pack would come to for this person. */
export type Provisional = {
  /** 0 to 100; `null` where nothing is known that a number could rest on. */
  readonly score: number | null;
  /** What it becomes if everything that is not known turns out well. */
  readonly possible: number | null;
  /** The packed reading of its list and name. */
  readonly reading: string | null;
};

const NOTHING: Provisional = { score: null, possible: null, reading: null };

/** Scores a food with each of these submissions laid over it, on this device. @returns `null` where the device cannot */
export async function provisionalScores(food: Food | null, submissions: readonly Submission[]): Promise<readonly Provisional[] | null> {
  const base = food === null ? null : productFrom(food);
  const [laid, { scoreFood }, profile] = await Promise.all([
    layOnDevice(submissions.map((submission) => ({ food: base, submission }))),
    import('../scores/engine.ts'),
    ownProfile(),
  ]);
  if (laid === null) return null;
  const isUnknown = personUnknown() !== null;
  return laid.map((one) => {
    if (one === null) return NOTHING;
    const { reading } = one.facts;
    const { score, basis, outcomes } = scoreFood(one.facts, profile);
    return isUnknown || basis === 'none' ? { ...NOTHING, reading } : { score, possible: outcomes?.fits ?? score, reading };
  });
}

/** A food of the API as the domain knows it. */
function productFrom({ facts, id, barcode, name, brand, image, category, quantity, servingSize }: Food): FoodProduct {
  return {
    ...facts,
    gtin: barcode ?? id,
    name,
    brand,
    imageUrl: image,
    category,
    quantity,
    servingSize,
    source: 'open-food-facts',
    sourceModifiedAt: null,
  };
}
