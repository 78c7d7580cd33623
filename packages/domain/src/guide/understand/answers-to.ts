import type { ProductView } from '../facts.ts';
import type { Wanted } from '../intents/intent.ts';
import { wordsShared } from './match-mention.ts';

/** What a food is called and filed under. */
export type CalledFood = Pick<ProductView, 'name' | 'brand' | 'category'> & {
  readonly facts: Pick<ProductView['facts'], 'categoriesTags'>;
};

/** Whether a food is what somebody wants it to be: by a category that is so, or by what its name, brand or category says. */
export function answersTo({ ways, tags }: Wanted, food: CalledFood): boolean {
  return (
    tags.some((tag) => food.facts.categoriesTags.includes(tag)) ||
    ways.some((way) => {
      const words = way.split(' ').filter((word) => word.length > 2);
      return words.length > 0 && wordsShared(words.join(' '), food) >= words.length;
    })
  );
}
