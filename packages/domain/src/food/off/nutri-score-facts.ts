import { withDenialsUppercased } from '../../ingredients/index.ts';
import { foldText, isRecord, roundHalfUp, type UnknownRecord } from '../../lib/index.ts';
import { listOf, numberOf } from './fields.ts';
import type { AmountReader } from './nutriments.ts';

/**
 * Share of fruit, vegetables and legumes, percent to one decimal; `null` = unknown. The category decides where it settles the
 * matter, then the figure or estimate of the source, then, for packs without ingredients, the category again.
 */
export function fruitVegPercentOf(read: AmountReader, tags: readonly string[], isDrink: boolean, hasIngredients: boolean): number | null {
  const settled = fruitVegAlways(tags);
  if (settled !== null) return settled;
  const stated = read('fruits-vegetables-legumes') ?? read('fruits-vegetables-legumes-estimate-from-ingredients');
  if (stated !== null) return asPercent(stated);
  const older = read('fruits-vegetables-nuts-estimate-from-ingredients');
  // The older figure counts nuts and some oils too; drinks hold neither, and 0 is 0 either way.
  if (older !== null && (older === 0 || isDrink)) return asPercent(older);
  return hasIngredients ? fruitVegOfJuice(tags) : fruitVegWithoutIngredients(tags);
}

function asPercent(value: number): number | null {
  return value >= 0 && value <= 100 ? roundHalfUp(value * 10) / 10 : null;
}

/**
 * Fruit, vegetable and legume share that a category settles, percent. Oils pressed from olives or avocados count as the fruit
 * that they come from (Nutri-Score 2023, annex on ingredients that count).
 */
const ALWAYS: ReadonlyMap<string, number> = new Map([
  ['en:olive-oils', 100],
  ['en:virgin-olive-oils', 100],
  ['en:extra-virgin-olive-oils', 100],
  ['en:avocado-oils', 100],
]);

/** Where a pack states no ingredients; the first that fits counts. Potatoes are starch. */
const WITHOUT_INGREDIENTS: readonly (readonly [string, number])[] = [
  ['en:potatoes', 0],
  ['en:sweet-potatoes', 0],
  ['en:fruit-juices', 100],
  ['en:vegetable-juices', 100],
  ['en:fruit-sauces', 90],
  ['en:compotes', 90],
  ['en:vegetables', 90],
  ['en:fruits', 90],
  ['en:mushrooms', 90],
  ['en:canned-fruits', 90],
  ['en:frozen-fruits', 90],
  ['en:jams', 50],
];

/** The share that the category fixes whatever else is known, or `null`. */
function fruitVegAlways(tags: readonly string[]): number | null {
  for (const tag of tags) {
    const share = ALWAYS.get(tag);
    if (share !== undefined) return share;
  }
  return null;
}

/** The share to take from the category where there is no ingredient list, or `null`. */
function fruitVegWithoutIngredients(tags: readonly string[]): number | null {
  return WITHOUT_INGREDIENTS.find(([tag]) => tags.includes(tag))?.[1] ?? null;
}

/** By law (directive 2001/112/EC) what is called fruit juice is nothing but juice; nectars and juice drinks are filed elsewhere. */
function fruitVegOfJuice(tags: readonly string[]): number | null {
  return tags.includes('en:fruit-juices') && !tags.includes('en:fruit-nectars') ? 100 : null;
}

/** More than this share of red meat makes a red-meat product (Open Food Facts' limit), percent. */
const LIMIT = 10;

const INGREDIENT = /^[a-z]{2}:(?:[a-z-]+-)?(?:beef|pork|veal|lamb|mutton|venison|horse|goat|wild-boar|bison)(?:-[a-z-]+)?$/;
/** Parts and derivatives that are no meat. */
const NOT_MEAT =
  /fat|gelatin|rind|skin|casing|broth|stock|gut|plasma|blood|collagen|cheese|milk|flavour|extract|chicken|turkey|poultry|horseradish|horse-(?:bean|chestnut)/;

const MEAT_WORDS =
  /(?:^|[^a-z])(?:beef|pork|veal|lamb|mutton|venison|boeuf|porc|veau|agneau|mouton|rind|rindfleisch|schwein|schweinefleisch|kalbfleisch|lammfleisch|cerdo|ternera|vacuno|cordero|manzo|maiale|suino|vitello|agnello|bovino)(?:[^a-z]|$)/;
const NOT_MEAT_WORDS = /fat|gelatin|broth|stock|flavou?r|arome|aroma|graisse|bouillon|brodo|grasa|fett|bruhe/;

/** Whether red meat is more than a tenth of the food, from the analysed ingredients or, failing them, from their text. */
export function hasMuchRedMeat(record: UnknownRecord, ingredientsText: string | null): boolean {
  const tags = listOf(record['ingredients_tags']);
  if (tags.length > 0 && !tags.some(isRedMeat)) return false;
  const analysed = analysedIngredients(record['ingredients']);
  if (analysed.length > 0) return redMeatShare(analysed) > LIMIT;
  return ingredientsText !== null && textNamesRedMeat(ingredientsText);
}

function isRedMeat(tag: string): boolean {
  return INGREDIENT.test(tag) && !NOT_MEAT.test(tag);
}

function redMeatShare(ingredients: readonly unknown[]): number {
  let share = 0;
  for (const ingredient of ingredients) {
    if (!isRecord(ingredient)) continue;
    const parts = ingredient['ingredients'];
    if (typeof ingredient['id'] === 'string' && isRedMeat(ingredient['id'])) {
      share += numberOf(ingredient['percent']) ?? numberOf(ingredient['percent_estimate']) ?? 0;
    } else if (Array.isArray(parts)) {
      share += redMeatShare(parts);
    }
  }
  return share;
}

/** A list, or the same as JSON text in the Parquet export. */
function analysedIngredients(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string' || !value.startsWith('[')) return [];
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

/** The first ingredient weighs most; a later one counts where the pack states its share. */
function textNamesRedMeat(text: string): boolean {
  const items = foldText(text).split(/[,;.](?!\d)/);
  return items.slice(0, 12).some((item, place) => {
    if (!MEAT_WORDS.test(item) || NOT_MEAT_WORDS.test(item)) return false;
    const stated = /(\d+(?:[.,]\d+)?)\s*%/.exec(item)?.[1];
    return stated === undefined ? place === 0 : (numberOf(stated) ?? 0) > LIMIT;
  });
}

/** Non-nutritive sweeteners by number; polyols (E420, E421, E953, E964–E968) feed and are not meant. */
const CODES: ReadonlySet<string> = new Set([
  'e950',
  'e951',
  'e952',
  'e954',
  'e955',
  'e957',
  'e959',
  'e960',
  'e960a',
  'e960b',
  'e960c',
  'e960d',
  'e961',
  'e962',
  'e969',
]);

const NAMES =
  /\b(?:aspartam|acesulfam|sucralos|saccharin|sacarin|saccarin|cyclam|ciclam|zyklam|neotam|advantam|thaumatin|taumatin|neohesperidin|steviol|stevia|rebaudiosid|glucosides? de stevio)/;

/**
 * Whether a sweetener that Nutri-Score counts against drinks is in, by additive code (collapsed) or by name on the pack; one that the
 * pack only denies is not.
 */
export function hasSweetener(additives: readonly string[], ingredientsText: string | null): boolean {
  for (const code of additives) if (CODES.has(code)) return true;
  if (ingredientsText === null) return false;
  const folded = foldText(ingredientsText);
  return NAMES.test(folded) && NAMES.test(withDenialsUppercased(folded));
}
