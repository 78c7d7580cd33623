import { foldText } from '../../lib/index.ts';
import { type Fields, isFields, listOf, numberOf } from './read.ts';

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
export function hasMuchRedMeat(record: Fields, ingredientsText: string | null): boolean {
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
    if (!isFields(ingredient)) continue;
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
