import {
  type FoodInMention,
  foodIn,
  isNamed,
  isNickname,
  isThatFood,
  languageAsked,
  type Match,
  matchNamed,
  namedInFull,
  namesNothing,
  namesToSearch,
  type ProductView,
  saysHowItComes,
  thoseOfFood,
} from '@labelwise/domain/guide';
import { type Found, type Inquiry, MAX_SCANS } from './inquiry.ts';

const SEARCHED = 12;
const RECENT = 30;

/**
 * "Löffelbiskuits", "gambas", "spanish omelette": a food by a name that people have for it, whatever its packs say. Where the catalogue has none,
 * none is found: macarons are no macaroni. `null` for other names, and where what stands beside it is none of these products'.
 *
 * @param exact what a search for the words of the mention finds
 */
export async function byNameOfFood(mention: string, inquiry: Inquiry, exact: () => Promise<Found>): Promise<Found | null> {
  const named = foodNamed(mention, inquiry);
  if (named === null) return null;
  const typed = await exact();
  const isMeant = (product: ProductView) => isThatFood(named.food, product) && (named.beside.length > 0 || isNamed(mention, product));
  if (typed.kind === 'one' && isMeant(typed.product)) return typed;
  const scans = await inquiry.tools.own('scans', Math.min(RECENT, MAX_SCANS));
  const own = matchNamed(
    named,
    scans.map(({ product }) => product),
  );
  if (own.kind === 'one') return own;
  const match = await matchOf(named, mention, inquiry);
  if (match.kind === 'one') return match;
  if (match.kind === 'several') return { ...match, mention };
  return named.beside.every(saysHowItComes) ? { kind: 'none', mention } : null;
}

/** "Lemon sorbet", "mozzarella galbani": where the catalogue has only others of that food they are asked back, and none is taken for it. */
export async function othersOfThatFood(mention: string, inquiry: Inquiry): Promise<Found> {
  const named = foodNamed(mention, inquiry);
  // "Müsli gesucht": everyday words tell no food from others.
  const isOfOne = named?.beside.some((word) => !namesNothing(word)) === true && mention.split(' ').length <= MAX_NAME;
  const match = named !== null && isOfOne ? await matchOf({ ...named, beside: [] }, mention, inquiry) : null;
  if (match === null || match.kind === 'none') return { kind: 'none', mention };
  return { kind: 'perhaps', mention, products: match.kind === 'one' ? [match.product] : match.products.slice(0, MAX_OTHERS) };
}
/** A longer mention is hardly a name alone. */
const MAX_NAME = 4;
const MAX_OTHERS = 3;

/** No more of several than are worth listing. */
export const shown = (found: Found): Found =>
  found.kind === 'several' ? { ...found, products: found.products.slice(0, MAX_SHOWN) } : found;
const MAX_SHOWN = 5;

const foodNamed = (mention: string, { typed }: Inquiry): FoodInMention | null =>
  isNickname(mention) ? null : foodIn(mention, languageAsked(typed));

/** The products of the catalogue that are that food: by its names, else by its shelf. */
async function matchOf(named: FoodInMention, mention: string, { tools, typed }: Inquiry): Promise<Match> {
  const telling = named.beside.filter((word) => !saysHowItComes(word));
  const searched = await Promise.all(
    [...new Set([named.called.join(' '), ...namesToSearch(named.food)])].map((name) =>
      tools.search([name, ...telling].join(' '), SEARCHED),
    ),
  );
  const candidates = [...new Map(searched.flat().map((product) => [product.barcode, product])).values()];
  // "The peanut butter with one ingredient": its whole name stands in the question, beside what names the food.
  const product = namedInFull(typed, mention, thoseOfFood(named, candidates));
  if (product !== null) return { kind: 'one', product };
  const found = matchNamed(named, candidates);
  return found.kind === 'none' ? matchNamed(named, await tools.ofCategories(named.food.tags, SEARCHED)) : found;
}
