import { remembered } from '../../lib/index.ts';
import type { FoodGroup } from './groups.data.ts';
import { readName, readNameIn } from './read-group.ts';

/** The group that the words of one category name ("en:goat-cheeses", "fr:fromages-de-chevre", "Cheese"), or `null`. */
export const groupOfTag = remembered((tag: string): FoodGroup | null => {
  const [, lang = null, words = tag] = /^([a-z]{2}):(.+)$/u.exec(tag) ?? [];
  const [group = null] = readNameIn(words.replaceAll('-', ' '), lang).groups;
  return group === 'food' ? null : group;
});

const groupOfItem = remembered((item: string): FoodGroup | null => readName(item.slice(3), item.slice(0, 2)).groups[0] ?? null);

/** The group that an ingredient is of, by its name on the list, or `null`. */
export function groupOfIngredient(ingredient: string, lang: string | null): FoodGroup | null {
  return groupOfItem(`${lang?.length === 2 ? lang : '??'} ${ingredient}`);
}
