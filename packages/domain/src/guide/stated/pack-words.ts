import { suitability, type ReadFood, type Suitability } from '../../matching/index.ts';
import { foldText } from '../../lib/index.ts';
import type { ProductView } from '../facts.ts';
import { NAMED_FOODS } from './foods.data.ts';
import { wordsOf } from './name-food.ts';

/** What names a food on its pack, whatever language it is in. */
export type Named = Pick<ProductView, 'name' | 'category'>;

/** Words that hold the name of a food and mean another. */
const LOOK_ALIKES = /\b(?:(?:coconut|almond|oat|rice|soya?|cashew|hazelnut|pea|cocoa|shea|peanut|nut|apple|vegan|plant|bean|illipe) ?(?:milk|butter|cream|cheese|yogh?urt|drink)s?|lait de (?:coco|soja|riz|avoine|amande)s?|creme de (?:coco|riz|soja|tartre)|beurre de (?:cacao|karite|cacahuetes?)|leche de (?:coco|soja|avena|almendras?)|manteca de cacao|latte di (?:cocco|soia|riso|mandorla)|burro di cacao|cream of tartar|noix de (?:coco|muscade|st jacques|saint jacques)|nuez moscada|noce moscata|noci di cocco|pommes? de terre|ble noir|trigo sarraceno|grano saraceno|butter (?:beans?|lettuce|squash)|water chestnuts?|oyster mushrooms?|fish free|ice cream cones?|pan (?:fried|seared)|lima beans?|vanilla beans?|cocoa beans?|(?:cereals|fruits|vegetables) and potatoes|(?:milk|dairy) substitutes?|coffee beans?|haricots? verts?)\b/g;
/** "Without lentils", "lentil-free" promise the opposite. */
const PROMISES = /\b(?:free from|without|no|sans|ohne|sin|senza|frei von|libre de|zonder)(?: added)? [a-z' ]{2,30}?(?=[,.;()]|$)|\b[a-z]+[- ](?:free|frei)\b|\b[a-z]+frei\b/g;

const PATTERNS = new Map<string, RegExp>();

/**
 * The word by which a pack shows the food that a diet leaves out, looked for in name, category and list, in every language we
 * have words of; `null` where there is none. Finding none proves nothing.
 */
export function wordAgainst({ name, category }: Named, { facts }: ReadFood, diet: string): string | null {
  const words = patternOf(diet);
  if (words === null) return null;
  const texts = [name, category ?? '', ...facts.categoriesTags.map((tag) => tag.replace(/^[a-z]{2,3}:/, '').replaceAll('-', ' ')), facts.ingredientsText ?? ''];
  const said = foldText(texts.join(' , ')).replaceAll(/[_*]/g, '').replaceAll(/[- ]+/g, ' ').replace(PROMISES, ' ');
  return words.exec(diet === 'peanut-free' ? said : said.replace(LOOK_ALIKES, ' '))?.[0] ?? null;
}

/**
 * Whether a food suits a diet, as `suitability`, but stricter: a pack in another language than it says, or one that names the
 * food in its title only, is against it. A label ("gluten-free") stands above words.
 */
export function strictly(named: Named, food: ReadFood, diet: string): Suitability {
  const given = suitability(food, diet);
  if (given.answer === 'no' || food.isWater || given.why === 'labelled') return given;
  const word = wordAgainst(named, food, diet);
  return word === null ? given : { answer: 'no', why: `the pack says “${word}”`, traces: false };
}

function patternOf(diet: string): RegExp | null {
  const known = PATTERNS.get(diet);
  if (known !== undefined) return known;
  const words = NAMED_FOODS.filter(({ free }) => free[0] === diet).flatMap((one) => wordsOf(one.words)).filter((word) => word.length > 2 && !AMBIGUOUS.has(word));
  if (!diet.endsWith('-free') || words.length === 0) return null;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.sort((one, other) => other.length - one.length).join('|')})(?![\\p{L}\\p{N}])`, 'u');
  PATTERNS.set(diet, pattern);
  return pattern;
}

/** Words of one language that say something else in another. */
const AMBIGUOUS: ReadonlySet<string> = new Set(['bread', 'pasta', 'noodles', 'pan', 'res', 'vis', 'col', 'mil', 'more', 'pipas', 'papa', 'papas', 'papavero', 'aves', 'nata', 'panna', 'dates', 'pepe', 'pina', 'seta', 'setas', 'mora', 'moras', 'marron', 'prune', 'mani', 'kip', 'gist', 'grano', 'noot', 'palta', 'pate', 'pates', 'pastas']);
