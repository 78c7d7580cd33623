import type { FoodCandidate } from '@labelwise/contracts/alternatives';
import type { FoodProduct } from '@labelwise/domain/food';
import { type PreparedProfile, prepareProfile } from '@labelwise/domain/scoring';
import { storedProfile, withUnderstood } from '../scores/own-profile.ts';

/** The guest's answers, ready to choose by. What was typed and cannot be resolved binds as words. */
export async function ownProfile(): Promise<PreparedProfile> {
  return prepareProfile(await withUnderstood(storedProfile() ?? {}));
}

/** A food of the server as the domain chooses among them. What it does not look at is left empty. */
export function productOf({ id, name, brand, image, category, facts }: FoodCandidate): FoodProduct {
  return {
    ...facts,
    gtin: id,
    name,
    brand,
    imageUrl: image,
    category,
    quantity: null,
    servingSize: null,
    source: 'open-food-facts',
    sourceModifiedAt: null,
  };
}
