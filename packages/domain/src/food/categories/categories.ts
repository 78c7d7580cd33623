import { type FoodGroup, type FoodKind, GROUP_KINDS } from '../groups/groups.data.ts';
import { groupOfTag } from '../groups/read-group.ts';
import {
  BEVERAGES,
  CHEESES,
  EXEMPT,
  FATS,
  HERBS,
  NEED_PREPARATION,
  NOT_BEVERAGES,
  NOT_CHEESES,
  NOT_EXEMPT,
  NOT_FATS,
  NOT_HERBS,
  NOT_SEEDS,
  NOT_WATERS,
  RED_MEATS,
  SEEDS,
  WATERS,
} from './kinds.data.ts';
import { GENERAL_ROOTS, UNINFORMATIVE } from './uninformative.data.ts';

export type KindContext = {
  /** The figures at hand are those of the food as prepared. */
  prepared: boolean;
};

/**
 * Nutri-Score kind of a food from its categories: tags of Open Food Facts, in any language, or plain names ("Cheese"). `null` = none
 * of them says what the food is; `na` = exempt, and also a food that is graded as prepared only (drink powders, syrups, dried soups)
 * while no such figures are at hand.
 */
export function kindFromCategories(tags: readonly string[], context: KindContext): FoodKind | null {
  if (tags.length === 0) return null;
  if (has(tags, EXEMPT) && !has(tags, NOT_EXEMPT)) return 'na';
  if (has(tags, HERBS) && !has(tags, NOT_HERBS)) return 'na';
  if (needsPreparation(tags) && !context.prepared) return 'na';
  if (has(tags, WATERS) && !has(tags, NOT_WATERS)) return 'water';
  if (has(tags, BEVERAGES) && !has(tags, NOT_BEVERAGES)) return 'beverage';
  if (has(tags, CHEESES) && !has(tags, NOT_CHEESES)) return 'cheese';
  if (has(tags, FATS) && !has(tags, NOT_FATS)) return 'fat';
  if (has(tags, SEEDS) && !has(tags, NOT_SEEDS)) return 'fat';
  return isKnownFood(tags) ? 'general' : kindFromWords(tags, context);
}

/** Sold dry or concentrated: what is eaten is something else, so only its figures count. */
export function needsPreparation(tags: readonly string[]): boolean {
  return has(tags, NEED_PREPARATION);
}

/** Meat of the customs headings by category alone; ingredients decide for the rest. */
export function isRedMeatCategory(tags: readonly string[]): boolean {
  return has(tags, RED_MEATS);
}

/** A tag whose kind the sets above have weighed already. */
function isKnownFood(tags: readonly string[]): boolean {
  return has(tags, GENERAL_ROOTS) || has(tags, NOT_BEVERAGES) || has(tags, NOT_CHEESES) || has(tags, NOT_SEEDS) || has(tags, NOT_EXEMPT);
}

/** By the words of the narrowest category that can be read: a leaf without its ancestors, another language, a plain name. */
function kindFromWords(tags: readonly string[], { prepared }: KindContext): FoodKind | null {
  for (let at = tags.length - 1; at >= 0; at -= 1) {
    const tag = tags[at] ?? '';
    const group = UNINFORMATIVE.has(tag) ? null : groupOfTag(tag);
    if (group !== null) return kindOfGroup(group, prepared);
  }
  return null;
}

/** Powders and mixes are graded by their figures as prepared, if such are at hand. */
export function kindOfGroup(group: FoodGroup, prepared: boolean): FoodKind {
  if (prepared && group === 'drink-powder') return 'beverage';
  return prepared && group === 'dry-mix' ? 'general' : GROUP_KINDS[group];
}

function has(tags: readonly string[], wanted: ReadonlySet<string>): boolean {
  for (const tag of tags) if (wanted.has(tag)) return true;
  return false;
}

const READABLE = /^[a-z]{2}:[a-z0-9][a-z0-9-]*$/;

/**
 * The most telling category in words ("Chocolate spreads"), or `null`. Lists run from wide to narrow, so it is the last one that
 * tells something; English tags come first, then those in the pack's own language.
 */
export function leafCategory(tags: readonly string[], lang: string | null = null): string | null {
  for (const prefix of ['en', lang]) {
    if (prefix === null) continue;
    for (let at = tags.length - 1; at >= 0; at -= 1) {
      const tag = tags[at] ?? '';
      if (tag.startsWith(`${prefix}:`) && READABLE.test(tag) && !UNINFORMATIVE.has(tag)) return inWords(tag);
    }
  }
  return null;
}

/** Whether a category answers "what is it?", rather than how it is stored or sold. */
export function isInformative(tag: string): boolean {
  return !UNINFORMATIVE.has(tag);
}

/** A category in words ("Chocolate spreads"); `null` for one that tells nothing of a food or cannot be read. */
export function categoryName(tag: string): string | null {
  return READABLE.test(tag) && !UNINFORMATIVE.has(tag) ? inWords(tag) : null;
}

function inWords(tag: string): string {
  const words = tag.slice(3).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

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
