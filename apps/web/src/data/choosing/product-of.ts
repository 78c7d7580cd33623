import type { FoodCandidate } from '@labelwise/contracts/alternatives';
import type { FoodProduct } from '@labelwise/domain/food';

/** A food of the server as the domain chooses among them. What it does not look at is left empty. */
export function productOf({
  id,
  name,
  brand,
  image,
  category,
  facts,
}: Pick<FoodCandidate, 'id' | 'name' | 'brand' | 'image' | 'category' | 'facts'>): FoodProduct {
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
