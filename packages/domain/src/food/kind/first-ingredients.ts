import { foldText } from '../../lib/index.ts';
import { type FoodGroup, type FoodKind, GROUP_KINDS } from '../groups/groups.data.ts';
import { groupOfIngredient } from '../groups/read-group.ts';

const CARBONATED = /carbonat|gazeif|gazeu|kohlensaure|gassat|frizzant|koolzuur|gasific|gaseific|anidride carbonica|carbonic/u;
/** What drinks hold beside their water; anything solid among the first ingredients counts against one. */
const IN_DRINKS: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'water',
  'juice',
  'sugar',
  'syrup',
  'sugar-substitute',
  'tea',
  'coffee',
  'honey',
  'milk',
  'drink',
  'soda',
  'iced-tea',
  'plant-drink',
  'baking-aid',
  'drink-powder',
  'flavoured-water',
  'energy-drink',
  'dairy-drink',
]);
const DRINK_WORDS =
  /acid|sauerung|acido|zuur|arom|flavo|co2|caffein|cafein|koffein|taurin|aspartam|acesulfam|sucralos|cyclam|citrat|colou?r|vitamin|dioxid|carboni|concentr|konzentrat|e ?\d{3}/u;
const FATTY: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['oil', 'butter', 'cream', 'nut', 'seed', 'nut-butter']);
const SEASONING: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['salt', 'spice', 'water', 'baking-aid', 'vinegar']);
const CHEESE_MAKING =
  /rennet|presure|\blab\b|caglio|stremsel|cuajo|coalho|coagul|enzym|cheese culture|ferments? lactique|starter|kaasculture|fermenti lattici/u;
/** Broth, juice and milk are poured, but may be what is around a solid food. */
const MAX_READ_INGREDIENTS = 3;

/**
 * The kind that the first ingredients tell, of those that the figures leave open; `null` where they fit several. Water and sugar are
 * a drink, nuts and oil a fat, milk with rennet a cheese; flour, meat or vegetables first are a food, unless a drink is open too.
 */
export function kindFromIngredients(ingredients: readonly string[], open: readonly FoodKind[], lang: string | null): FoodKind | null {
  const first = ingredients.slice(0, MAX_READ_INGREDIENTS);
  if (first.length === 0) return null;
  const groups = first.map((ingredient) => groupOfIngredient(ingredient, lang));
  if (open.includes('beverage')) return isDrink(first, groups) ? 'beverage' : null;
  if (open.includes('cheese') && isCheese(ingredients, groups)) return 'cheese';
  if (open.includes('fat')) return groups.every(isFatOrSeasoning) ? 'fat' : null;
  const [head] = groups;
  return head !== undefined && head !== null && GROUP_KINDS[head] === 'general' ? 'general' : null;
}

/** Carbonated, or nothing but what drinks are made of, beginning with water or juice. */
function isDrink(ingredients: readonly string[], groups: readonly (FoodGroup | null)[]): boolean {
  if (ingredients.some((ingredient) => CARBONATED.test(ingredient))) return true;
  const [head] = groups;
  if (head !== 'water' && head !== 'juice' && head !== 'tea' && head !== 'coffee') return false;
  return groups.every((group, at) =>
    group === null ? DRINK_WORDS.test(ingredients[at] ?? '') : IN_DRINKS.has(group) || DRINK_WORDS.test(ingredients[at] ?? ''),
  );
}

function isCheese(ingredients: readonly string[], [head]: readonly (FoodGroup | null)[]): boolean {
  if (head === 'cheese' || head === 'fresh-cheese') return ingredients.length <= MAX_READ_INGREDIENTS;
  return head === 'milk' && ingredients.some((ingredient) => CHEESE_MAKING.test(ingredient));
}

function isFatOrSeasoning(group: FoodGroup | null, at: number): boolean {
  return group !== null && (FATTY.has(group) || (at > 0 && SEASONING.has(group)));
}

const MAX_ITEMS = 8;
const MAX_CHARACTERS = 600;
/** The heading that some records carry in their ingredient text. */
const HEADING = /^(?:[^,:;(]{0,30}(?:ingr|zutaten)[^,:;(]{0,20}|.{0,200}?\bingredient[a-z]*\s*):/u;
/** A nutrition table that was read in place of the list. */
const TABLE =
  /glucides|lipides|matieres grasses \(|acides gras satures|brennwert|kohlenhydrate|energie|kcal|nutrition facts|carboidrati|hidratos|koolhydraten/u;
/** Between ingredients where a list has no commas: bullets, dashes and full stops with a space, not the point of a figure. */
const BREAK = /\s[-–—·]\s|•|(?<=[a-z)%])\.\s+(?=[a-z])/gu;

/** The first ingredients of a printed list, folded, each without its brackets and its share; none where it is a nutrition table. */
export function firstIngredients(text: string | null): string[] {
  if (text === null) return [];
  const folded = foldText(text.slice(0, MAX_CHARACTERS)).replace(HEADING, '');
  if (TABLE.test(folded)) return [];
  const list = folded.replace(BREAK, ';');
  const items: string[] = [];
  let item = '';
  let depth = 0;
  for (const [at, sign] of [...list].entries()) {
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (sign === ';' || (sign === ',' && !/\d,\d/u.test(list.slice(at - 1, at + 2)))) {
      items.push(item);
      item = '';
    } else item += sign;
  }
  items.push(item);
  return items
    .map((name) =>
      name
        .replace(/\d+(?:[.,]\d+)?\s*%|[*_.]/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter((name) => name !== '')
    .slice(0, MAX_ITEMS);
}
