import type { FoodKind } from '../food-kind.ts';
import { groupOfTag } from '../groups/group-of-tags.ts';
import { type FoodGroup, GROUP_KINDS } from '../groups/groups.data.ts';

/** Members of these have little in common but their kind. */
const VAGUE: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['drink', 'food']);

export function isVague(group: FoodGroup): boolean {
  return VAGUE.has(group);
}

/** The group of the last category whose words name one of this kind, or `null`. Categories run from wide to narrow. */
export function groupOfCategories(tags: readonly string[], kind: FoodKind | null): FoodGroup | null {
  const groups = tags
    .toReversed()
    .flatMap((tag) => groupOfTag(tag) ?? [])
    .filter((group) => kind === null || GROUP_KINDS[group] === kind);
  return groups.find((group) => !isVague(group)) ?? groups[0] ?? null;
}
