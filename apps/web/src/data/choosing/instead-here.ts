import { alternatives, type FoodCandidate, type WayForward } from '@labelwise/contracts/alternatives';
import type { HouseholdVerdict } from '@labelwise/domain/people';
import { GOOD } from '@labelwise/domain/shelf';
import { betterBecauseText } from '@labelwise/messages/render/alternatives';
import { occasionText } from '@labelwise/messages/render/sentences';
import { call } from '../call.ts';
import type { Food } from '../foods/foods.ts';
import { audienceNow } from '../people/chosen-people.ts';
import { scoreWords } from '../scores/score-words.ts';
import { candidatesWithOwn } from '../submissions/overlay-here.ts';
import type { ShelfReader } from './choose.ts';
import { insteadBeside } from './chooser.ts';
import { productOf } from './product-of.ts';

/** Pages of one category that are looked through; further down nothing is good for anyone. */
const MAX_PAGES = 5;

/** What is proposed; judged for several people, with what each food comes to for each of them. */
export type WayHere = Omit<WayForward, 'foods'> & {
  readonly foods: readonly (WayForward['foods'][number] & { readonly household?: HouseholdVerdict })[];
};

/**
 * What those whom foods are judged for could take in a food's place, chosen by this device: the server answers the foods of a category,
 * the same to everyone, and learns nothing of whom they are for.
 *
 * @param shelf where the foods of a category come from
 */
export async function insteadHere(food: Food, signal: AbortSignal, shelf: ShelfReader = askShelf(signal)): Promise<WayHere> {
  const summaries = new Map<string, FoodCandidate>();
  const read: ShelfReader = async (category, reach) => {
    const found = await candidatesWithOwn(await shelf(category, reach));
    for (const each of found) summaries.set(each.id, each);
    return found;
  };
  const [audience, say] = await Promise.all([audienceNow(), scoreWords()]);
  const { kind, foods } = await insteadBeside({ audience, food: productOf(food) }, read);
  return {
    kind,
    foods: foods.flatMap(({ id, score, occasion, because, isNear, household }) => {
      const summary = summaries.get(id);
      if (summary === undefined) return [];
      const reason = betterBecauseText(say, because);
      const occasionWords = occasion === null ? null : occasionText(say, occasion);
      return [{ food: summary, score, reason, because, occasion: occasionWords, isNear, ...(household !== null && { household }) }];
    }),
  };
}

/** The foods of a category as the server answers them. */
function askShelf(signal: AbortSignal): ShelfReader {
  return async (category, reach) => {
    const found: FoodCandidate[] = [];
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const { foods, hasMore } = await call(alternatives.candidates, { query: { category, reach, from: found.length }, signal });
      found.push(...foods);
      if (!hasMore || (foods.at(-1)?.healthScore ?? 0) < GOOD) break;
    }
    return found;
  };
}
