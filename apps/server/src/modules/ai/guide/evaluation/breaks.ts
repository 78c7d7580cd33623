import type { FoodFacts } from '@labelwise/domain/food';

/** What plainly breaks a restriction, looked for in the bare record and on purpose without the matching room, to check it. */
const SIGNS: Readonly<Record<string, (food: FoodFacts) => boolean>> = {
  Celiac: (food) =>
    declares(food, ['gluten', 'wheat', 'rye', 'barley']) ||
    names(food, /\b(?:wheat|barley|rye|spelt|ble|seigle|orge|weizen|roggen|gerste)\b/),
  Vegan: (food) =>
    declares(food, ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'], false) ||
    food.ingredientsAnalysisTags.includes('en:non-vegan') ||
    names(
      withoutTraces(food),
      /\b(?:milk|lait|cream|butter(?! beans)|honey|miel|egg|eggs|beef|pork|chicken|tuna|salmon|gelatin)\b/,
      /\b(?:coconut|almond|soy|oat|rice|peanut|cocoa) (?:milk|butter|cream)\b|lait de coco/g,
    ),
  Vegetarian: (food) =>
    declares(food, ['fish', 'crustaceans', 'molluscs'], false) ||
    food.ingredientsAnalysisTags.includes('en:non-vegetarian') ||
    names(withoutTraces(food), /\b(?:beef|pork|chicken|turkey|tuna|thon|salmon|saumon|jambon|ham|bacon)\b/),
  'Nut allergies': (food) =>
    declares(food, ['nuts', 'peanuts']) ||
    names(food, /\b(?:almonds?|hazelnuts?|walnuts?|cashews?|pecans?|pistachios?|peanuts?|noisettes?|amandes?|noix|erdnusse|haselnusse)\b/),
  'Dairy-Free': (food) =>
    declares(food, ['milk']) ||
    names(
      food,
      /\b(?:milk|lait|whey|cheese|fromage|cream|joghurt|yogurt)\b/,
      /\b(?:coconut|almond|soy|oat|rice|cocoa) (?:milk|cream)\b|lait de coco|dairy-free[^,]*|soy ?milk/g,
    ),
  'Egg-free': (food) => declares(food, ['eggs']) || names(food, /\b(?:egg|eggs|oeuf|oeufs)\b/),
  Halal: (food) =>
    names(food, /\b(?:pork|porc|jambon|bacon|wine|vin|beer|rum|lard|gelatin)\b/, /wine vinegar|vinaigre de vin/g) ||
    (food.nutriments.alcohol ?? 0) > 0,
  'Low-Sodium': (food) => (food.nutriments.salt ?? 0) > 1.5,
};

/** The restriction that a proposed food plainly breaks; `null` for none. */
export function brokenRestriction(food: FoodFacts, restrictions: readonly string[]): string | null {
  return restrictions.find((restriction) => SIGNS[restriction]?.(food) === true) ?? null;
}

/**
 * Whether a food plainly breaks what was declared in the conversation, by its name, its list and the allergens it declares; a label stands
 * above what a source declares for it.
 */
export function breaksStatement(
  { name, facts }: { name: string; facts: FoodFacts },
  { tags, words, but, label, traces = true }: { tags: readonly string[]; words: RegExp; but?: RegExp; label?: string; traces?: boolean },
): boolean {
  const isLabelled = label !== undefined && facts.labelsTags.includes(label);
  return (
    (!isLabelled && declares(facts, tags, traces)) ||
    names({ ...facts, ingredientsText: `${name}, ${(traces ? facts : withoutTraces(facts)).ingredientsText ?? ''}` }, words, but)
  );
}

function declares({ allergensTags, tracesTags }: FoodFacts, allergens: readonly string[], traces = true): boolean {
  return [...allergensTags, ...(traces ? tracesTags : [])].some((tag) => allergens.includes(tag.replace(/^en:/, '')));
}

function names({ ingredientsText }: FoodFacts, words: RegExp, but?: RegExp): boolean {
  const text = (ingredientsText ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return words.test(but === undefined ? text : text.replace(but, ''));
}

const TRACES =
  /(?:may (?:also )?contain|traces?\b|peut contenir|kann (?:spuren|.{0,60}enthalten)|puede contener|pu\u00f2 contenere)[^.]*/gi;

/** For conviction traces are not looked at. @source docs/decisions/022 */
function withoutTraces(food: FoodFacts): FoodFacts {
  return { ...food, ingredientsText: food.ingredientsText?.replace(TRACES, '') ?? null };
}
