import { firstFound, occurs } from '../../lib/index.ts';
import type { Presence } from '../findings.ts';
import type { ReadFood } from '../read-food.ts';
import { ALLERGEN_TAGS } from './allergen-tags.data.ts';
import { SUBSTANCES, isSubstanceName, substancePatterns, withoutLookAlikes, type SubstanceName } from './substances.ts';

const UNKNOWN: Presence = { amount: null, inFirstThree: false, prominent: false, evidence: null };
const ABSENT: Presence = { ...UNKNOWN, amount: 0 };

/** Evidence, any of: category, a term in the list, declared allergen, additive code. Remembered with the food. */
export function presenceOf(food: ReadFood, name: SubstanceName): Presence {
  const known = food.presences.get(name);
  if (known !== undefined) return known;
  const presence = find(food, name);
  food.presences.set(name, presence);
  return presence;
}

function find(food: ReadFood, name: SubstanceName): Presence {
  const parts = (SUBSTANCES[name].anyOf ?? []).filter(isSubstanceName).map((part) => presenceOf(food, part));
  const own = findOwn(food, name);
  return parts.reduce((best, part) => ((part.amount ?? -1) > (best.amount ?? -1) ? part : best), own);
}

function findOwn(food: ReadFood, name: SubstanceName): Presence {
  const listed = listedEvidence(food, name);
  const inFirstThree = listed?.inFirstThree ?? false;
  const category = categoryEvidence(food, name);
  if (category !== null) return { amount: 1, inFirstThree, prominent: true, evidence: listed?.words ?? category };
  const declared = listed?.amount === 1 ? listed.words : declaredEvidence(food, name);
  if (declared !== null) return { amount: 1, inFirstThree, prominent: inFirstThree, evidence: declared };
  if (listed !== null) return { ...UNKNOWN, amount: listed.amount, evidence: listed.words };
  return food.hasReadableList ? ABSENT : UNKNOWN;
}

function categoryEvidence(food: ReadFood, name: SubstanceName): string | null {
  const { categories = [], notCategories = [] } = SUBSTANCES[name];
  const { categoriesTags } = food.facts;
  if (categories.length === 0 || categoriesTags.length === 0) return null;
  if (notCategories.some((tag) => categoriesTags.includes(tag))) return null;
  const tag = categories.find((candidate) => categoriesTags.includes(candidate));
  return tag === undefined ? null : tag.replace(/^en:/, '').replaceAll('-', ' ');
}

function declaredEvidence(food: ReadFood, name: SubstanceName): string | null {
  const { allergens = [], additives = [] } = SUBSTANCES[name];
  const code = additives.find((candidate) => food.additives.includes(candidate));
  if (code !== undefined) return code.toUpperCase();
  const tag = allergens.find((allergen) => declares(food.facts.allergensTags, allergen));
  return tag === undefined ? null : `declared allergen: ${tag.replace(/^en:/, '')}`;
}

/** Whether tags name an allergen, in the source's spelling or one of its known variants. */
export function declares(tags: readonly string[], allergen: string): boolean {
  if (tags.length === 0) return false;
  return tags.includes(allergen) || (ALLERGEN_TAGS[allergen] ?? []).some((variant) => tags.includes(variant));
}

type Listed = { amount: number; inFirstThree: boolean; words: string };

function listedEvidence(food: ReadFood, name: SubstanceName): Listed | null {
  const list = food.ingredients;
  if (list === null) return null;
  const patterns = substancePatterns(name, food.facts.lang);
  const { terms, half, oils } = patterns;
  // Most names are not in most lists, and then there is no look-alike to tell apart.
  const words = occurs(terms, list.text) ? firstFound(terms, withoutLookAlikes(patterns, list.text)) : null;
  if (words !== null) return { amount: 1, inFirstThree: occurs(terms, withoutLookAlikes(patterns, list.firstThree)), words };
  const oil = oils === null || food.oilsNamedApart === '' ? null : firstFound(oils, food.oilsNamedApart);
  if (oil !== null) return { amount: 1, inFirstThree: false, words: oil };
  const possible = half === null || !occurs(half, list.text) ? null : firstFound(half, withoutLookAlikes(patterns, list.text));
  return possible === null ? null : { amount: 0.5, inFirstThree: false, words: possible };
}
