import type { FoodFacts, NutrimentName } from '../food-facts.ts';
import { doubt, type Doubt } from './doubt.ts';
import { RICH_BEGINNINGS, RICH_ENDINGS } from './rich-ingredients.data.ts';

const FEEDING = ['energyKj', 'energyKcal', 'fat', 'carbohydrates', 'sugars', 'proteins'] as const;
/** The heading that some records carry in their ingredient text. */
const HEADING = /^[^,:;(]{0,30}(?:ingr|zutaten)[^,:;(]{0,20}:/iu;
/** What ends the name; the last word then tells "cane sugar" from "sugar substitute" and "sugar-free gum base". */
const END_OF_NAME = /[,;:([.%\d•*]|\s-\s|$/u;

/**
 * Nothing that feeds, although the list begins with sugar, flour or oil: the figures of a serving so small that the label may
 * round them to 0 (US 21 CFR 101.9), scaled up.
 */
export function zeroDoubts({ nutriments, ingredientsText }: Pick<FoodFacts, 'nutriments' | 'ingredientsText'>): Doubt[] {
  const stated: NutrimentName[] = FEEDING.filter((name) => nutriments[name] !== undefined);
  if (stated.length < 2 || stated.some((name) => nutriments[name] !== 0)) return [];
  if (ingredientsText === null || !isRich(firstIngredient(ingredientsText))) return [];
  return [
    doubt(
      'zero_but_energy_rich', stated, 'Everything is zero, but sugar, flour or fat is the first ingredient.',
      'Check whether the pack states these figures for a small serving only.',
    ),
  ];
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
