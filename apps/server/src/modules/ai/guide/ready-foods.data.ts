import type { DishMeal, Trait } from '@labelwise/domain/guide';

/** Kinds of product that are eaten as they are, by category: when, how they taste, whether they last without a fridge. */
type ReadyKind = {
  readonly tag: string;
  readonly meals: readonly DishMeal[];
  readonly traits: readonly Trait[];
  readonly isCarried: boolean;
  readonly isHeated: boolean;
  readonly hasNuts: boolean;
};
/** Not taken to a school, where others may be allergic. */
const NUTS: ReadonlySet<string> = new Set(['en:nuts', 'en:legume-butters', 'en:oilseed-purees', 'en:bars']);
const kind = (tag: string, meals: readonly DishMeal[], traits: readonly Trait[], isCarried: boolean, isHeated = false): ReadyKind => ({
  tag,
  meals,
  traits,
  isCarried,
  isHeated,
  hasNuts: NUTS.has(tag),
});

export const READY: readonly ReadyKind[] = [
  kind('en:yogurts', ['breakfast', 'snack', 'dessert'], ['sweet', 'cold', 'soft', 'creamy', 'light', 'fresh'], false),
  kind('en:yogurt-substitutes', ['breakfast', 'snack', 'dessert'], ['sweet', 'cold', 'soft', 'creamy', 'light'], false),
  kind('fr:fromages-blancs', ['breakfast', 'snack', 'dessert'], ['cold', 'soft', 'creamy', 'light'], false),
  kind('en:rolled-oats', ['breakfast'], ['sweet', 'warm', 'soft', 'filling'], true),
  kind('en:mueslis', ['breakfast'], ['sweet', 'crunchy', 'filling'], true),
  kind('en:crispbreads', ['breakfast', 'snack', 'lunch', 'party'], ['savory', 'crunchy', 'light', 'filling'], true),
  kind('en:puffed-cereal-cakes', ['snack', 'party', 'treat'], ['savory', 'crunchy', 'light'], true),
  kind('en:crackers', ['snack', 'party'], ['savory', 'crunchy'], true),
  kind('en:breads', ['breakfast'], ['savory', 'soft', 'filling'], true),
  kind('en:nuts', ['snack', 'party'], ['savory', 'crunchy', 'filling'], true),
  kind('en:seeds', ['snack'], ['savory', 'crunchy', 'filling'], true),
  kind('en:popcorn', ['snack', 'party'], ['savory', 'crunchy', 'light'], true),
  kind('en:olives', ['party', 'snack'], ['savory'], true),
  kind('en:hummus', ['snack', 'party', 'lunch', 'spread'], ['savory', 'soft', 'creamy', 'filling', 'cold'], false),
  kind('en:dried-fruits', ['snack', 'dessert'], ['sweet', 'soft'], true),
  kind('en:compotes', ['snack', 'dessert'], ['sweet', 'soft', 'light'], true),
  kind('en:bars', ['snack'], ['sweet', 'crunchy', 'filling'], true),
  kind('en:dark-chocolates', ['dessert'], ['sweet', 'crunchy'], true),
  kind('en:ice-creams-and-sorbets', ['ice'], ['sweet', 'cold', 'creamy'], false),
  kind('en:soups', ['lunch', 'dinner'], ['savory', 'warm', 'soft', 'light'], false, true),
  kind('en:legume-butters', ['spread'], ['sweet', 'savory', 'soft', 'creamy'], true),
  kind('en:oilseed-purees', ['spread'], ['sweet', 'savory', 'soft', 'creamy'], true),
  kind('en:jams', ['spread'], ['sweet'], true),
  kind('en:syrups', ['sweetener'], ['sweet'], true),
  kind('en:honeys', ['sweetener'], ['sweet'], true),
  kind('en:plant-milks', ['drink'], ['creamy', 'light'], false),
  kind('en:barbecue-sauces', ['barbecue'], [], true),
];

/** Not eaten as they come out of the pack. */
export const RAW = /cranberr|airelle|preiselbeer|lentil|lentille|dry |groats|raw shelled pea|flour|baking/i;

/** Sold to lose weight, to purge or to treat: such teas often hold laxatives, whatever their figures. @source NHS, slimming pills and teas, 2023 */
const NO_FOOD_OF_EVERY_DAY =
  /(?<!\p{L})(?:diet(?:er)?'?s?(?: \p{L}+)? tea|slim(?:ming|fast)?\p{L}* tea|detox\p{L}*|laxativ\p{L}*|laxatif\p{L}*|senna|s[ée]n[ée]|purg\p{L}*|abf[üu]hr\p{L}*|schlankheits\p{L}*|minceur|adelgazante|dimagrante|fat burner\p{L}*|meal replacement|supplement\p{L}*|tisane (?:drainante|transit))(?!\p{L})/iu;
/** Whether a product is no idea for what to eat or drink, by its name. */
export const isForNoEveryday = (name: string): boolean => NO_FOOD_OF_EVERY_DAY.test(name);
