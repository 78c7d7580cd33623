import { namesSomeParts } from '../ingredients/index.ts';
import { common, type Mask, maskOf, NO_PROPERTIES, type ReadItem, union, without } from '../reading/index.ts';
import { LISTING } from './items.data.ts';
import type { NameSegment, PrintedItem, Token } from './list-structure.ts';
import { ingredientsNamed, isUnder } from './plant-forms.ts';
import type { KnownIngredient, Vocabulary } from './vocabulary.ts';

/** What a thing is or holds, and what it can hold. */
export type IngredientMasks = { readonly has: Mask; readonly may: Mask };

/** Made of wheat or barley and exempt by law (Regulation (EU) 1169/2011, annex II): syrups and sugars of starch, distillates. */
const EXEMPT_PRODUCTS = [
  'en:glucose',
  'en:glucose-syrup',
  'en:glucose-fructose-syrup',
  'en:fructose-glucose-syrup',
  'en:dextrose',
  'en:maltodextrin',
  'en:sugar-harmless',
  'en:sugar-unspecified',
  'en:alcohol',
  'en:vodka',
  'en:gin',
  'en:whisky',
  'en:whiskey',
] as const;
const CEREALS: Mask = maskOf(['Gluten', 'Wheat', 'Barley', 'Rye', 'Oats']);
/** Bare names of the cereal; a flour beside a syrup is flour. */
const SOURCES: ReadonlySet<string> = new Set(['en:wheat', 'en:barley', 'en:rye', 'en:wheat-starch', 'en:cereal']);
const FROM: ReadonlySet<string> = new Set(['from', 'of', 'de', "d'", 'du', 'aus', 'von', 'di', 'da', 'del', 'uit', 'van', 'do']);

/** Parts and products of animals. */
const ANIMAL: Mask = maskOf([
  'slaughter',
  'Meat',
  'Red Meat',
  'Processed Meat',
  'Pork',
  'beef',
  'poultry',
  'Gelatin',
  'Honey',
  'insects',
  'animal product',
  'Dairy',
  'Lactose',
  'Eggs',
  'Fish',
  'Shellfish',
  'crustaceans',
  'molluscs',
  'raw milk',
  'raw fish',
  'raw meat',
  'raw egg',
  'liver',
  'high-mercury fish',
  'tuna',
  'soft cheese',
  'cured',
]);
/**
 * No pack calls a food vegan or vegetarian that is made of these; milk and egg may be in it by accident, and allergies are asked for
 * that.
 */
const SLAUGHTERED: Mask = maskOf(['slaughter', 'Meat', 'Pork', 'Gelatin', 'insects']);
const OF_PLANTS =
  /^(?:vegan[aoei]?s?|vegane[rsnm]|vegetarian[aoei]?s?|vegetarisch[ersn]*|vegetarien(?:ne)?s?|veggie|vegetali(?:en|enne|ens|ennes)|plantaardige?)$/;

/** Stands before the food in German and Dutch, after it in the Romance languages: of neighbours without a comma the right one is meant. */
const PLANT_BEFORE = /^(?:pflanzliche[rsnm]?|rein)$/;
const PLANT_AFTER = /^(?:vegetal|vegetau?x|vegetales?|vegetali|vegetais)$/;
const MEAT = /^(?:meat|viande|fleisch(?:frei|los)?[a-z]*|carne|vlees(?:vrij)?[a-z]*)$/;

/** Whether a bracket or an addition ("glucose syrup from wheat") names the cereal of a product that the law exempts. */
export function isExemptProduct(ingredient: KnownIngredient, vocabulary: Vocabulary): boolean {
  return EXEMPT_PRODUCTS.some((id) => isUnder(ingredient, id, vocabulary));
}

/** What is not in the cereal of such a product any more; nothing for any other name. */
export function exemptProperties(
  segment: NameSegment,
  all: readonly NameSegment[],
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): Mask {
  const isSource = ingredientsNamed(segment, vocabulary).every(({ id }) => SOURCES.has(id));
  if (!isSource) return NO_PROPERTIES;
  const isOf = (other: NameSegment): boolean =>
    other.to <= segment.from &&
    tokens.slice(other.to, segment.from).every(({ word }) => FROM.has(word)) &&
    ingredientsNamed(other, vocabulary).some((ingredient) => isExemptProduct(ingredient, vocabulary));
  return all.some(isOf) ? CEREALS : NO_PROPERTIES;
}

/** What the brackets of an exempt product name, without what the law exempts. */
export function withoutExempt(mask: Mask): Mask {
  return without(mask, CEREALS);
}

/** A flavour of a food is no portion of it; what an allergy or a diet excludes remains ("hazelnut flavour" may be made of hazelnuts). */
export function flavourProperties(
  segment: NameSegment,
  all: readonly NameSegment[],
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  has: Mask,
  restricted: Mask,
): Mask {
  const isFlavour = all.some(
    (other) =>
      other !== segment &&
      ingredientsNamed(other, vocabulary).some((ingredient) => isUnder(ingredient, 'en:flavouring', vocabulary)) &&
      isBeside(segment, other, tokens),
  );
  return isFlavour ? common(has, restricted) : has;
}

/** "Vegan ham" is no ham; of what it is made, the name does not say. */
export function asPlantBased(segment: NameSegment, tokens: readonly Token[], masks: IngredientMasks, restricted: Mask): IngredientMasks {
  const isNamed = (token: Token | undefined): boolean => token !== undefined && !token.isDenied && OF_PLANTS.test(token.word);
  const isMeatFree = tokens.slice(Math.max(0, segment.from - 2), segment.to + 2).some(({ word, isDenied }) => isDenied && MEAT.test(word));
  const isPlant = PLANT_BEFORE.test(tokens[segment.from - 1]?.word ?? '') || PLANT_AFTER.test(tokens[segment.to]?.word ?? '');
  if (!isMeatFree && !isPlant && !isNamed(tokens[segment.from - 1]) && !isNamed(tokens[segment.to])) return masks;
  const has = without(masks.has, ANIMAL);
  if (has.every((word, place) => word === masks.has[place])) return masks;
  return { has, may: without(union(masks.may, restricted), SLAUGHTERED) };
}

function isBeside(one: NameSegment, other: NameSegment, tokens: readonly Token[]): boolean {
  const [from, to] = other.from >= one.to ? [one.to, other.from] : [other.to, one.from];
  return to >= from && tokens.slice(from, to).every(({ word }) => FROM.has(word));
}

type Beside = {
  readonly segment: NameSegment;
  readonly all: readonly NameSegment[];
  readonly children: readonly ReadItem[];
  readonly item: PrintedItem;
};

type Printed = { readonly printed: string; readonly at: readonly number[]; readonly names: Vocabulary };

/** Whether another name of the item, or what stands in its brackets, says what a form or a mix is made of; "sugar and flour" are two things. */
export function hasSource(beside: Beside, context: Printed): boolean {
  if (membersOf(beside, context).some(({ id, presence }) => id !== null && presence === 'contained')) return true;
  const { segment, all, item } = beside;
  return all.some(
    (other) =>
      other !== segment &&
      !isListedBeside(segment, other, item.tokens) &&
      ingredientsNamed(other, context.names).some(({ isCarrier, isOpen }) => !isCarrier && !isOpen),
  );
}

/** What stands in the brackets of a name, where it says what that name is made of. */
function membersOf({ segment, all, children, item }: Beside, { printed, at, names }: Printed): readonly ReadItem[] {
  const [first] = children;
  if (first === undefined) return children;
  // "Spices and sodium benzoate (preservative)": the brackets are of the last name, and of the one before where both are groups of foods.
  const last = all.at(-1);
  const isOfBoth =
    last === undefined || last === segment || ingredientsNamed(last, names).every((one) => one.isCarrier && !isAdditiveClass(one.id));
  const end = at[item.tokens.at(-1)?.end ?? item.end] ?? 0;
  if (!isOfBoth || namesSomeParts(printed.slice(end, first.start))) return [];
  return children.filter(({ id }) => id === null || !isAdditiveClass(id));
}

function isAdditiveClass(id: string): boolean {
  return id.startsWith('en:class-');
}

function isListedBeside(one: NameSegment, other: NameSegment, tokens: readonly Token[]): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  return tokens.slice(first.to - 1, second.from + 1).some(({ word }) => LISTING.has(word)); // "cocoa and" is a name too
}
