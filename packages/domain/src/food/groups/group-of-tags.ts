import { remembered } from '../../lib/index.ts';
import type { FoodGroup } from './groups.data.ts';
import { readNameIn } from './read-group.ts';

/** The group that the words of one category name ("en:goat-cheeses", "fr:fromages-de-chevre", "Cheese"), or `null`. */
export const groupOfTag = remembered((tag: string): FoodGroup | null => {
  const [, lang = null, words = tag] = /^([a-z]{2}):(.+)$/u.exec(tag) ?? [];
  const [group = null] = readNameIn(words.replaceAll('-', ' '), lang).groups;
  return group === 'food' ? null : group;
});
