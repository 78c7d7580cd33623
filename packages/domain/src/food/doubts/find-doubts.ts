import { groupOfCategories } from '../categories/categories.ts';
import { BROAD_SHELVES } from '../categories/uninformative.data.ts';
import type { NutrimentName } from '../food-facts.ts';
import { groupOfIngredient } from '../groups/read-group.ts';
import { firstIngredients } from '../kind/first-ingredients.ts';
import { type Compared, type Doubt, doubt, type LabelFacts, type TypicalFigures, unusualFigures } from './doubt.ts';
import { energyDoubts, massDoubts } from './figure-checks.ts';
import { FEEDING_GROUPS, MAY_BE_NOTHING } from './group-traits.data.ts';
import { RICH_BEGINNINGS, RICH_ENDINGS } from './rich-ingredients.data.ts';
import { saltDoubts } from './salt-checks.ts';
import { servingDoubts } from './serving-checks.ts';
import { TYPICAL_FIGURES } from './typical-figures.data.ts';

export type { Doubt, DoubtId, DoubtLevel } from './doubt.ts';

/**
 * Figures that cannot be true, or hardly, each with what would settle it.
 *
 * Scoring does not repair figures: a guess would replace a visible doubt by an invisible one. The score is computed from what is
 * stated, and whoever shows it shows the doubts beside it; a score with doubts is never presented as certain.
 */
export function findDoubts(food: LabelFacts): Doubt[] {
  return checkFigures(food).filter(({ level }) => level === 'doubtful');
}

/** The doubts, and beside them what is only unusual for such a food and worth a look at the pack. */
export function checkFigures(food: LabelFacts, typical: TypicalFigures = TYPICAL_FIGURES): Doubt[] {
  const sure = [...massDoubts(food), ...energyDoubts(food), ...zeroDoubts(food)];
  const named = new Set(sure.flatMap(({ nutriments }) => nutriments));
  // A figure that is wrong in itself is not compared with others.
  return [...sure, ...typicalDoubts(food, typical).filter(({ nutriments }) => !nutriments.some((name) => named.has(name)))];
}

/** A group known by the name alone may be the wrong one: a figure has to lie further out by so much. */
const BY_NAME = 1.3;

/** Figures against those of like foods and against what the list says of water and salt. */
function typicalDoubts(food: LabelFacts, typical: TypicalFigures): Doubt[] {
  const group = food.group ?? groupOfCategories(food.categoriesTags, food.kind);
  const narrow = food.categoriesTags.filter((tag) => !BROAD_SHELVES.has(tag));
  const isByName = food.kindBasis === 'inferred' || groupOfCategories(narrow, food.kind) !== group;
  const compared: Compared = { group, usual: group === null ? undefined : typical.get(group), isByName, strict: isByName ? BY_NAME : 1 };
  return [...servingDoubts(food, compared), ...saltDoubts(food, compared)];
}

const FEEDING = ['energyKj', 'energyKcal', 'fat', 'carbohydrates', 'sugars', 'proteins'] as const;
/** The heading that some records carry in their ingredient text. */
const HEADING = /^[^,:;(]{0,30}(?:ingr|zutaten)[^,:;(]{0,20}:/iu;
/** What ends the name; the last word then tells "cane sugar" from "sugar substitute" and "sugar-free gum base". */
const END_OF_NAME = /[,;:([.%\d•*]|\s-\s|$/u;

const MIN_STATED = 4;
/** What comes later may be a trace. */
const LOOKED_AT = 2;

/**
 * Every figure is 0, salt included: an empty form filled with zeros. Some drinks and seasonings are so, unless their list begins with
 * something that feeds.
 */
function allZeroDoubts({ nutriments, ingredientsText, kind, group, categoriesTags, lang = null }: LabelFacts): Doubt[] {
  const stated: NutrimentName[] = [...FEEDING, 'salt' as const].filter((name) => nutriments[name] !== undefined);
  if (
    stated.length < MIN_STATED ||
    stated.some((name) => nutriments[name] !== 0) ||
    (nutriments.alcohol ?? 0) > 0 ||
    (nutriments.polyols ?? 0) > 0
  )
    return [];
  const own = group ?? groupOfCategories(categoriesTags, kind);
  const mayBe = kind === 'water' || kind === 'na' || (own === null ? kind === 'beverage' : MAY_BE_NOTHING.has(own));
  const groups = firstIngredients(ingredientsText)
    .slice(0, LOOKED_AT)
    .map((item) => groupOfIngredient(item, lang));
  const isWater = groups[0] === 'water';
  // A dash of juice in water is rounded to nothing.
  const feeds = groups.some((found) => found !== null && FEEDING_GROUPS.has(found) && !(isWater && found === 'juice'));
  if (mayBe || isWater ? !feeds : !feeds && groups.length > 0 && groups.every((found) => found !== null && MAY_BE_NOTHING.has(found)))
    return [];
  // Of a food that nothing names, and whose list names nothing that feeds, all that is sure is that it is unusual.
  return [feeds || own !== null ? doubt('all_zero', stated) : unusualFigures('all_zero', stated)];
}

/**
 * Nothing that feeds, although the list begins with sugar, flour or oil: the figures of a serving so small that the label may
 * round them to 0 (US 21 CFR 101.9), scaled up.
 */
function zeroDoubts(food: LabelFacts): Doubt[] {
  const rich = richDoubts(food);
  return rich.length > 0 ? rich : allZeroDoubts(food);
}

function richDoubts({ nutriments, ingredientsText }: LabelFacts): Doubt[] {
  const stated: NutrimentName[] = FEEDING.filter((name) => nutriments[name] !== undefined);
  if (stated.length < 2 || stated.some((name) => nutriments[name] !== 0)) return [];
  if (ingredientsText === null || !isRich(firstIngredient(ingredientsText))) return [];
  return [doubt('zero_but_energy_rich', stated)];
}

/** In lower case, without what stands behind it in brackets or as a share. */
function firstIngredient(text: string): string {
  const list = text.replace(HEADING, '').trim().toLowerCase();
  return list.slice(0, list.search(END_OF_NAME)).trim();
}

function isRich(name: string): boolean {
  const words = name.split(/\s+/u);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return RICH_BEGINNINGS.includes(first) || RICH_ENDINGS.some((ending) => last.endsWith(ending));
}
