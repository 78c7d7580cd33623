import { foldText } from '../../lib/index.ts';
import { groupOfIngredient } from '../groups/read-group.ts';
import { firstIngredients } from '../kind/first-ingredients.ts';
import { DRY_SHARE } from './dry-matter.data.ts';

/** What the first ingredients say of the water in a food; later ones weigh too little. */
export type ListEvidence = {
  readonly hasList: boolean;
  /** `dry`: begins with dry ingredients and has no wet one among the first; `wet`: begins with one; `null`: neither is sure. */
  readonly wetness: 'dry' | 'wet' | null;
  /** Water or vinegar is the first or second ingredient: what keeps so much of it is no dry food. */
  readonly namesWater: boolean;
  /** Sugar, oil or the like is the first or second ingredient: nothing says then how rich the food may be. */
  readonly isMadeRich: boolean;
};

const LOOKED_AT = 5;
const BEGINNING = 150;
const WATER = /\b(?:water|eau|wasser|acqua|agua|aqua|woda|vatten|vand)\b/u;
/** An ingredient with this dry share is no source of water, one below the other is mostly water. */
const DRY = 0.78;
const NOT_DRY = 0.6;
const WET = 0.3;
const POURED = 0.05;
/** Dry enough to make a food of it alone. */
const DRY_ALONE = 0.9;

export function evidenceOf(ingredientsText: string | null, lang: string | null): ListEvidence {
  const items = firstIngredients(ingredientsText).slice(0, LOOKED_AT);
  const shares = items.map((item) => shareOf(item, lang));
  const firstTwo = shares.slice(0, 2);
  return {
    hasList: items.length > 0,
    wetness: wetnessOf(items, shares, ingredientsText ?? '', lang),
    namesWater: firstTwo.some((share) => share !== null && share <= POURED),
    isMadeRich: firstTwo.some((share) => share !== null && share >= DRY),
  };
}

function wetnessOf(
  items: readonly string[],
  shares: readonly (number | null)[],
  printed: string,
  lang: string | null,
): ListEvidence['wetness'] {
  const [first, second] = shares;
  if (first === undefined || first === null) return null;
  // Potatoes in oil are fried, others are boiled.
  if (first <= WET) return second === 1 && groupOfIngredient(items[0] ?? '', lang) === 'potato' ? null : 'wet';
  // In brackets too: "almond base (water, almonds)".
  if (WATER.test(foldText(printed.slice(0, BEGINNING)))) return null;
  if (shares.some((share) => share !== null && share < NOT_DRY)) return null;
  if (items.length === 1) return first >= DRY_ALONE ? 'dry' : null;
  return first >= DRY && second !== null && second !== undefined && second >= DRY ? 'dry' : null;
}

const DRIED =
  /\bdry\b|dried|powder|dehydrat|deshydrat|poudre|pulver|getrocknet|polvere|essiccat|disidratat|en polvo|deshidratad|\bem po\b|desidratad|poeder|gedroogd|flakes|flocons|flocken/u;
const DRIED_SHARE = 0.92;

/** What follows says what else is in it: "yogurt with milk powder". */
const MORE = /\s(?:mit|with|avec|met|con|com|a base de|a partir de|made|aus|et|and|und|en|e|y|ou|or|oder|of|o)\s.*$/u;

function shareOf(item: string, lang: string | null): number | null {
  if (WATER.test(item)) return 0;
  const head = item.replace(MORE, '');
  if (DRIED.test(head)) return DRIED_SHARE;
  const group = groupOfIngredient(head, lang);
  return group === null ? null : (DRY_SHARE[group] ?? null);
}

const SALT = /^(?:[a-z]+ ){0,2}(?:salt|sel|salz|sal|sale|zout|speisesalz|meersalz|jodsalz|steinsalz|zeezout|keukenzout)(?: [a-z]+){0,2}$/u;
const NO_SALT = /unsalted|sans sel|salt free|substitute/u;
const MAX_LIST_LENGTH = 3000;

/** The place of salt among the ingredients, 0 for the first; `null` where it is not listed, `undefined` without a list. */
export function placeOfSalt(ingredientsText: string | null): number | null | undefined {
  if (ingredientsText === null || ingredientsText.trim() === '') return undefined;
  const list = foldText(ingredientsText.slice(0, MAX_LIST_LENGTH)).replace(/\([^()]*\)|\[[^[\]]*\]/gu, ' ');
  const items = list
    .split(/[;•:]|,(?!\d)|\.(?!\d)|\s-\s/u)
    .map((item) =>
      item
        .replace(/\d+(?:[.,]\d+)?\s*%|[*_()[\]]/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter((item) => item !== '');
  const place = items.findIndex((item) => SALT.test(item) && !NO_SALT.test(item));
  return place < 0 ? null : place;
}
