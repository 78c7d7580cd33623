import { type Mask, maskOf, NO_PROPERTIES, overlaps, RESTRICTED_PROPERTIES, type ReadItem, union, without } from '../reading/index.ts';
import { namesWholeAllergen } from './claims.ts';
import { asDoubt } from './doubt.ts';
import { FAMILIES, RESTRICTED } from './items.data.ts';
import type { PreparedText } from './prepared-text.ts';

/** Allergens that are plants or minerals: a warning names them by any of their names. */
const PLANT_ALLERGENS: ReadonlySet<string> = new Set([
  'Gluten',
  'Wheat',
  'Barley',
  'Rye',
  'Oats',
  'Nuts',
  'Peanuts',
  'Soy',
  'Sesame',
  'Mustard',
  'Celery',
  'Lupin',
  'Sulphites',
]);
const OF_THEM: Mask = FAMILIES.reduce<Mask>(
  (all, [family, members]) => (overlaps(family, maskOf(['Nuts', 'Gluten'])) ? union(all, members) : all),
  NO_PROPERTIES,
);
const NOT_OF_A_WARNING: Mask = without(maskOf(RESTRICTED_PROPERTIES.filter((property) => !PLANT_ALLERGENS.has(property))), OF_THEM);
/** Names of classes of allergens that hold more than their own name. */
const ALLERGENS_BESIDE: ReadonlySet<string> = new Set([
  'en:crustacean',
  'en:mollusc',
  'en:casein',
  'en:egg-white',
  'en:whey',
  'en:milk-powder',
]);

/** "One or more of", "2% or less": in America a list says so of what is in the food, as it was at hand. Folded. */
const ONE_OF_THEM =
  /^(?:may|can)(?: also)? contain (?:one|any|some|either|all|[a-z]+ of the following|(?:less than |up to )?\d)|one or (?:more|several)|\d ?% or less|less than \d|and\/or/;
/** What a bracket belongs to whose "may contain" tells of what it is made. Folded. */
const MADE_OF_ONE =
  /(?:shortenings?|fats?|oils?|tallow|enzymes?|colou?rs?|starch(?:es)?|gums?|emulsifiers?|flou?rs?|flavou?rings?|flavou?rs?|sweeteners?|seasonings?|spices?)[^(,;]{0,12}[([] ?$/;
const DIVIDER = /[,;\n]| [-–—] /;

/**
 * What statements about traces name (docs/decisions/160). A warning names allergens by their own names; where one goes on with what no
 * warning warns of ("may contain soya, butter, salt"), the list has begun again without a sign: a food that is no allergen is in the food,
 * and what is one may be a trace or an ingredient. One that tells which of several was at hand ("may contain one or more of: lard, palm
 * oil") is no warning at all.
 */
export function withListAgain(items: readonly ReadItem[], text: PreparedText): ReadItem[] {
  let read = [...items];
  for (const { from, to } of text.statements) {
    const [start, end] = [text.at[from] ?? 0, text.at[to] ?? Number.POSITIVE_INFINITY];
    const isInside = (item: ReadItem): boolean => item.start >= start && item.start < end;
    const inside = read.filter(isInside);
    if (inside.length === 0) continue;
    const words = text.folded.slice(from, to);
    const divider = DIVIDER.exec(words);
    const goesOnAt = divider === null ? end : (text.at[from + divider.index] ?? end);
    const isPlain = ({ id, has, may }: ReadItem): boolean => id !== null && !overlaps(has, RESTRICTED) && !overlaps(may, RESTRICTED);
    const first = inside.find((item) => item.start < goesOnAt);
    const isOneOfThem =
      ONE_OF_THEM.test(words) ||
      MADE_OF_ONE.test(text.folded.slice(Math.max(0, from - 60), from)) ||
      (first !== undefined && !isOfWarning(first) && inside.some(isPlain));
    const goesOn = inside.filter((item) => item.start > goesOnAt);
    const isListAgain = goesOn.some((item) => item.id !== null && !isOfWarning(item));
    if (!isOneOfThem && !isListAgain) continue;
    read = read.flatMap((item) => {
      if (!isInside(item) || (!isOneOfThem && item.start < goesOnAt)) return [item];
      const isOfList = !isOneOfThem && item.id !== null && !isOfWarning(item);
      return isOfList ? [{ ...item, presence: 'contained' as const }] : [item, asDoubt(item)];
    });
  }
  return read;
}

/** Whether an item is an allergen by a name that warnings call it by. */
function isOfWarning({ id, has }: ReadItem): boolean {
  if (id === null) return true;
  if (namesWholeAllergen(id) || ALLERGENS_BESIDE.has(id)) return true;
  return overlaps(has, RESTRICTED) && !overlaps(has, NOT_OF_A_WARNING);
}
