import type { FoodCandidate } from '@labelwise/contracts/alternatives';
import type { Food } from '@labelwise/contracts/foods';
import type { FoodProduct } from '@labelwise/domain/food';
import { saysAnything } from '@labelwise/domain/submission';
import { productOf } from '../choosing/product-of.ts';
import { layOnDevice } from '../reading/reader.ts';
import { asSubmission, submissionHere, submissionsHere } from './here.ts';

/**
 * The one place on the device where a person's own statements are laid over foods: a guest's, and a member's that still wait for a
 * network. What they say of a product is answered though nobody knows it or can be asked.
 * @param standsInFor failures of the look-up for which it is
 */
export async function withOwnHere(barcode: string, lookUp: () => Promise<Food>, standsInFor: (error: unknown) => boolean): Promise<Food> {
  const own = submissionHere(barcode);
  if (own === null || own.isRemoval || !saysAnything(own.fields)) return lookUp();
  let failure: unknown;
  const known = await lookUp().catch((error: unknown) => {
    if (isAbort(error) || !standsInFor(error)) throw error;
    failure = error;
    return null;
  });
  const [food] = (await layOnDevice([{ food: known === null ? null : productOfFood(known), submission: asSubmission(own) }])) ?? [];
  if (food) return known === null ? food : withEarlierOwn(food, known);
  if (known !== null) return known;
  throw failure;
}

/** Foods that this device chooses among, as the person has them. */
export async function candidatesWithOwn<Some extends FoodCandidate>(foods: readonly Some[]): Promise<readonly Some[]> {
  const stated = new Map(submissionsHere().flatMap((own) => (own.isRemoval ? [] : [[own.gtin, own] as const])));
  const stateable = foods.filter(({ id }) => stated.has(id));
  if (stateable.length === 0) return foods;
  const tasks = stateable.flatMap((food) => {
    const submission = stated.get(food.id);
    return submission === undefined ? [] : [{ food: productOf(food), submission: asSubmission(submission) }];
  });
  const laid = new Map((await layOnDevice(tasks))?.flatMap((food) => (food === null ? [] : [[food.id, food] as const])));
  return foods.map((food) => {
    const own = laid.get(food.id);
    if (own === undefined) return food;
    const { name, brand, category, nutriscoreGrade, healthScore, scoreBasis, placeholder, facts } = own;
    return { ...food, name, brand, category, nutriscoreGrade, healthScore, scoreBasis, placeholder, facts };
  });
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** What the server laid over the food already is the member's own too; of one field the newer statement stands. */
function withEarlierOwn(food: Food, known: Food): Food {
  const [own, earlier] = [food.provenance?.own ?? [], known.provenance?.own ?? []];
  if (food.provenance === undefined || earlier.length === 0) return food;
  const renewed = new Set(own.map(({ field }) => field));
  return { ...food, provenance: { ...food.provenance, own: [...earlier.filter(({ field }) => !renewed.has(field)), ...own] } };
}

function productOfFood({ id, name, brand, image, category, quantity, servingSize, facts, provenance }: Food): FoodProduct {
  return {
    ...productOf({ id, name, brand, image, category, facts }),
    quantity,
    servingSize,
    source: provenance?.source ?? 'open-food-facts',
    sourceModifiedAt: provenance?.modifiedAt ?? null,
  };
}
