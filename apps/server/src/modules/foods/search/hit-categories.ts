import type { Shelf } from '@labelwise/contracts/food-search';
import type { Language } from '@labelwise/contracts/languages';
import { placeholderFor } from '@labelwise/domain/food';
import { categoryNameIn } from '../category-names.ts';

const MAX_CATEGORIES = 6;
/** A category of nearly all foods found narrows nothing down, one of a single food is that food. */
const MAX_SHARE = 0.85;
const MIN_FOODS = 2;
/** Of two categories that hold nearly the same foods one is enough. */
const MAX_OVERLAP = 0.8;

/** Foods whose categories are all the same, of which there are many among those found. */
type Group = { readonly tags: ReadonlySet<string>; count: number };
type Held = { count: number; readonly groups: Group[] };

/** The categories by which foods found can be narrowed down, the fullest first. @param filed the categories of each food */
export function categoriesOfHits(filed: readonly (readonly string[])[], language: Language): Shelf[] {
  const heldBy = new Map<string, Held>();
  for (const group of groupsOf(filed))
    for (const tag of group.tags) {
      const held = heldBy.get(tag);
      if (held === undefined) heldBy.set(tag, { count: group.count, groups: [group] });
      else {
        held.count += group.count;
        held.groups.push(group);
      }
    }
  const chosen: { shelf: Shelf; tag: string }[] = [];
  const fullestFirst = [...heldBy].sort(([one, its], [other, others]) => others.count - its.count || (one < other ? -1 : 1));
  for (const [tag, held] of fullestFirst) {
    if (chosen.length === MAX_CATEGORIES || held.count < MIN_FOODS) break;
    if (held.count > MAX_SHARE * filed.length) continue;
    const name = categoryNameIn(language, tag);
    if (name === null || chosen.some((other) => overlap(other, held) > MAX_OVERLAP)) continue;
    chosen.push({ shelf: { tag, name, count: held.count, placeholder: placeholderFor({ categoriesTags: [tag], kind: null }) }, tag });
  }
  return chosen.map(({ shelf }) => shelf);
}

/** Foods that were found share their lists; those that do not are groups of their own, which changes no count. */
function groupsOf(filed: readonly (readonly string[])[]): Iterable<Group> {
  const groups = new Map<readonly string[], Group>();
  for (const tags of filed) {
    const group = groups.get(tags);
    if (group === undefined) groups.set(tags, { tags: new Set(tags), count: 1 });
    else group.count += 1;
  }
  return groups.values();
}

/** Foods of both categories, as a share of the foods of either. */
function overlap({ shelf, tag }: { shelf: Shelf; tag: string }, { count, groups }: Held): number {
  const both = groups.reduce((sum, group) => sum + (group.tags.has(tag) ? group.count : 0), 0);
  return both / (shelf.count + count - both);
}
