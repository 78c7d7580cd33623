import type { Criterion, FoodOrder } from '../facts.ts';
import { nutrimentOf } from '../figures.ts';
import { kindsFirst } from '../intents/fill.ts';
import type { Intent, IntentOf, Wanted } from '../intents/intent.ts';
import { isShelfName, shelvesIn } from './concepts.ts';
import { BEGINS_ON, OF_A_PRODUCT } from './follow-up-kinds.ts';
import { askedOf } from './for-another.ts';
import type { Fragment } from './fragment.ts';
import { isFoodName } from './mention-words.ts';
import { foodIn } from './named-foods.ts';
import { SHELVES, type ShelfId } from './shelves.data.ts';
import type { Understanding } from './understanding.ts';

type Search = IntentOf<'find'>;
/** What was asked before a few words, the last foods that were looked for, and the products of the last answer that named any. */
export type Spoken = {
  readonly before: Understanding;
  readonly searched: Understanding | undefined;
  readonly products: readonly string[];
  /** Of all answers before. */
  readonly all: readonly string[];
};

/**
 * What a few words that ask for nothing themselves make of the foods that are spoken of: what they say replaces the same part of the
 * search, what they do not say stays. `null` where no foods are spoken of.
 */
export function refined(spoken: Spoken, present: Understanding, fragment: Fragment): Understanding | null {
  const { before, searched, products, all } = spoken;
  // "No, the pizza" takes back what was named, "so which one?" chooses of those that were asked about.
  const isSearch = before.intent.kind === 'find';
  const takesBack = present.instead !== null && fragment.order === null && OF_A_PRODUCT.has(before.intent.kind);
  if (!isSearch && (takesBack || (isBareWhich(fragment) && products.length === 1 && all.length > 1))) return null;
  const { order, asked } = fragment;
  if (before.intent.kind === 'compare') return weighed(before, present, fragment, products);
  const weighedBy = order?.nutrient === '' ? nutrientOf(before) : null;
  if (order !== null && weighedBy !== null)
    return read(present, { kind: 'ranking', nutrient: weighedBy, side: order.side, isOfTwo: products.length < 2 }, []);
  if (asked !== null) return before.intent.kind === 'find' ? amountOf(asked, present, products) : null;
  // "What grain can I eat then?" says itself what it looks for.
  if (isOfMany(fragment) && !fragment.isOther && fragment.kinds.some(({ isOfThem }) => !isOfThem)) return null;
  const side = sideAsked(fragment, present);
  if (side !== null && before.intent.kind === 'find' && products.length > 1)
    return read(present, { kind: 'ranking', nutrient: null, side, isOfTwo: false }, []);
  const set =
    setOf(before, products, fragment) ??
    (searched === undefined || !(isOfMany(fragment) || isOfList(before)) ? null : setOf(searched, [], fragment));
  if (set === null) return ofOne(before, present, fragment);
  if (order?.nutrient === '') return null;
  const isOnlyOrder = order !== null && fragment.wanted.length + fragment.denied.length + fragment.kinds.length === 0;
  if (isOnlyOrder && products.length > 1)
    return read(present, { kind: 'ranking', nutrient: order.nutrient, side: order.side, isOfTwo: false }, present.criteria);
  // "And the gazpacho?" after ice cream is another food.
  const isAnother = fragment.isDefinite && fragment.wanted.some(({ isNamed }) => isNamed);
  if (isSearch && (saysNothing(fragment) || isAnother)) return null;
  const intent = changed(set, fragment, before, products, present.normalizedText);
  return { ...read(present, intent, intent.criteria), shelves: intent.shelves, selected: intent.purpose };
}

/** "Which one tho?", "which is best?" of those that were shown. */
function sideAsked(fragment: Fragment, { normalizedText }: Understanding): 'most' | 'least' | null {
  if (!(fragment.asksWhich || fragment.settles) || fragment.asksSome || !saysNothing(fragment)) return null;
  return /\b(?:worse|worst|unhealthiest)\b/.test(normalizedText) ? 'least' : 'most';
}

function read(present: Understanding, intent: Intent, criteria: readonly Criterion[]): Understanding {
  return {
    ...present,
    intent,
    criteria,
    mentions: [],
    names: [],
    doubtful: [],
    barcodes: [],
    refersBack: false,
    general: null,
    instead: null,
    perhaps: [],
  };
}

/** "And less sugar?" of two that were compared. */
function weighed(before: Understanding, present: Understanding, fragment: Fragment, products: readonly string[]): Understanding | null {
  const [only, ...others] = fragment.criteria;
  const isOther = fragment.wanted.length + fragment.denied.length + fragment.kinds.length > 0;
  if (products.length < 2 || isOther || only?.kind !== 'amount' || others.length > 0 || before.intent.kind !== 'compare') return null;
  return read(present, { kind: 'ranking', nutrient: only.name, side: only.side === 'low' ? 'least' : 'most', isOfTwo: true }, []);
}

/** The nutrient that was asked for before. */
function nutrientOf({ intent, nutrients }: Understanding): string | null {
  return intent.kind === 'amount' || intent.kind === 'ranking' || intent.kind === 'compare' ? (nutrients[0] ?? null) : null;
}

/** "How much salt do they have?" of the foods that were found. */
export function amountsOf(before: Understanding, present: Understanding, products: readonly string[]): Understanding | null {
  const [nutrient, ...others] = present.nutrients;
  const isAsked = before.intent.kind === 'find' && present.mentions.length + present.barcodes.length + others.length === 0;
  return isAsked && nutrient !== undefined && HOW_MUCH_OF_THEM.test(present.normalizedText) ? amountOf(nutrient, present, products) : null;
}
const HOW_MUCH_OF_THEM =
  /^(?:and |so |but )*how (?:much|many) \S+(?: \S+)?(?: (?:is|are|has|have|do|does|in|the|they|those|these|them|there))+$/;

/** "Salt?" of one food that was found, or of each. */
function amountOf(nutrient: string, present: Understanding, products: readonly string[]): Understanding | null {
  if (products.length === 0) return null;
  if (products.length > 1) return read(present, { kind: 'ranking', nutrient, side: 'most', isOfTwo: false }, []);
  return { ...read(present, { kind: 'amount', nutrients: [nutrient], portion: null }, []), refersBack: true };
}

/** Of one product: "one that is", after it was asked whether it is vegan, and "one without", after palm oil in it. */
function ofOne(before: Understanding, present: Understanding, fragment: Fragment): Understanding | null {
  if (!OF_A_PRODUCT.has(before.intent.kind) || !isOfMany(fragment) || before.intent.kind === 'swap') return null;
  if (!saysNothing({ ...fragment, isOther: false })) return null;
  const criteria = askedOf(before);
  return { ...read(present, { kind: 'swap', criteria }, criteria), refersBack: true };
}

/** "The bufala" of mozzarella tells it from others; "the hummus" is another food. */
export function withVariant(present: Understanding, fragment: Fragment | null, typed: string): Understanding {
  const [only, ...others] = fragment === null || BEGINS_ON.test(typed) ? [] : fragment.wanted;
  // "Unsweetened?" of almond milk.
  const tells = fragment?.isDefinite === true ? only?.tags.length === 0 : only?.isNamed === false;
  return only === undefined || !tells || others.length > 0 ? present : { ...present, instead: present.instead ?? only.typed };
}

function saysNothing({ criteria, wanted, denied, kinds, unstated, order, isOther }: Fragment): boolean {
  return criteria.length + wanted.length + denied.length + kinds.length + unstated.length === 0 && order === null && !isOther;
}

const isBareWhich = (fragment: Fragment): boolean => fragment.asksWhich && !fragment.asksSome && saysNothing(fragment);

/** Asked of foods that were listed: the search goes on behind it. */
const isOfList = ({ intent }: Understanding): boolean => intent.kind === 'ranking';

/** Speaks of several, or of another: "others", "which", "one that is". */
function isOfMany({ isOther, asksWhich, asksSome, isSame }: Fragment): boolean {
  return isOther || asksWhich || asksSome || isSame;
}

/** "And pasta?" after something that was asked of rice asks the same of another; "chicken?" after what is known of sausages is of their kind. */
function namesAnother({ wanted, kinds, criteria, denied, order }: Fragment, before: Understanding, isGeneral: boolean): boolean {
  if (
    isGeneral &&
    before.criteria.length > 0 &&
    wanted.length === 0 &&
    kinds.length > 0 &&
    kinds.every(({ shelf }) => before.shelves.includes(shelf))
  )
    return false;
  const foods = wanted.filter(({ isNamed }) => isNamed).length + kinds.filter(({ isOfThem }) => !isOfThem).length;
  return foods > 0 && foods === wanted.length + kinds.length && criteria.length + denied.length === 0 && order === null;
}

const NOTHING_MORE = { without: [], notNamed: [], containing: [], isHowTo: false, isAboutRecipes: false } as const;

/** The foods that a question was about: those that it looked for, or the kind that it named where the answer was of no single one. */
function setOf(before: Understanding, products: readonly string[], fragment: Fragment): Search | null {
  const { intent } = before;
  if (intent.kind === 'find') return intent;
  const isGeneral = intent.kind === 'general' || intent.kind === 'term';
  if (!isGeneral && !OF_A_PRODUCT.has(intent.kind)) return null;
  if (namesAnother(fragment, before, isGeneral)) return null;
  const [mention = isGeneral ? before.normalizedText : ''] = before.mentions;
  const food = isGeneral ? null : foodIn(mention, null);
  const isKind = isShelfName(mention) || food?.beside.length === 0;
  if (!isGeneral && products.length === 1 && !(isKind && isOfMany(fragment))) return null;
  const shelves = kindsFirst(food === null && before.shelves.length > 0 ? before.shelves : shelvesIn(mention.split(' ')));
  const isOfOne = !isGeneral && products.length === 1;
  const called: readonly Wanted[] =
    food === null || isOfOne ? [] : [{ typed: food.called.join(' '), ways: [], tags: food.food.tags, isNamed: false }];
  if (shelves.length === 0 && called.length === 0) return null;
  return {
    kind: 'find',
    shelves,
    called,
    notCalled: [],
    unstated: [],
    criteria: [],
    purpose: before.selected,
    ...NOTHING_MORE,
  };
}

/** Foods that come in flavours, and the kinds of food that are one: "chocolate" after biscuits is no other kind. */
const FLAVOURS: readonly { readonly of: ReadonlySet<ShelfId>; readonly are: ReadonlySet<ShelfId> }[] = [
  {
    of: new Set(['dessert', 'yogurt', 'icecream', 'biscuit', 'bar', 'cereal', 'candy', 'drink', 'spread', 'jam', 'milk', 'snack', 'juice']),
    are: new Set(['chocolate', 'fruit', 'nut']),
  },
  {
    of: new Set(['meat', 'legume', 'soup', 'pizza', 'meal', 'sauce', 'bread', 'pasta', 'cracker', 'crisps', 'dinner', 'lunch']),
    are: new Set(['fish', 'vegetable', 'cheese', 'meat', 'legume']),
  },
];
const isFlavourOf = (shelf: ShelfId, kinds: readonly ShelfId[]): boolean =>
  FLAVOURS.some(({ of, are }) => are.has(shelf) && kinds.some((one) => of.has(one)));

/** "Higher in protein", "moins salé": what a few words want more or less of than what was shown. */
const COMPARES = /\b(?:more|higher|richer|less|lower|fewer|most|least|highest|lowest)\b/;

function orderWanted(text: string, criteria: readonly Criterion[]): FoodOrder | null {
  const [only, ...others] = criteria.filter((one) => one.kind === 'amount' && nutrimentOf(one.name) !== null);
  if (only?.kind !== 'amount' || others.length > 0 || !COMPARES.test(text)) return null;
  return { nutrient: only.name, side: only.side === 'low' ? 'least' : 'most', isPerEnergy: false };
}

function changed(set: Search, fragment: Fragment, before: Understanding, products: readonly string[], text: string): Search {
  const isNarrower = ({ shelf, isOfThem }: Fragment['kinds'][number]) =>
    isOfThem || set.shelves.includes(shelf) || isFlavourOf(shelf, set.shelves);
  const others = fragment.kinds.filter((one) => !isNarrower(one));
  // The word for the kind itself says no more than the kind.
  const narrower = fragment.kinds.filter((one) => isNarrower(one) && !(set.shelves.includes(one.shelf) && isOnlyKind(one)));
  const ofOrder: Criterion[] =
    fragment.order === null
      ? []
      : [{ kind: 'amount', name: fragment.order.nutrient, side: fragment.order.side === 'least' ? 'low' : 'high' }];
  const criteria = [...set.criteria, ...(fragment.isSame ? askedOf(before) : []), ...ofOrder, ...fragment.criteria];
  const wanted = [...fragment.wanted, ...narrower.map((one) => one.wanted)];
  // Another name takes the place of the one before, a taste joins it.
  const isNamedAnew = wanted.some(({ isNamed }) => isNamed);
  return {
    ...set,
    order: orderWanted(text, [...ofOrder, ...fragment.criteria]) ?? set.order ?? null,
    shelves: others.length > 0 ? others.map(({ shelf }) => shelf) : set.shelves,
    criteria: [...new Map(criteria.map((one) => [keyOf(one), one])).values()],
    // What the first kind was to be called is left behind with it.
    called: others.length > 0 ? wanted : [...set.called.filter((one) => !(isNamedAnew && one.isNamed)), ...wanted],
    notCalled: [...set.notCalled, ...fragment.denied],
    unstated: fragment.unstated,
    notNamed: fragment.isOther ? [...set.notNamed, ...products] : set.notNamed,
  };
}

/** "Snack" among snacks; "chicken" among meats says more. */
const isOnlyKind = ({ shelf, wanted: { typed, tags } }: Fragment['kinds'][number]): boolean =>
  tags.length === 0 && (!isFoodName(typed) || SHELVES[shelf].words.slice(0, 2).some((word) => word === typed));

function keyOf(criterion: Criterion): string {
  if (criterion.kind === 'amount' || criterion.kind === 'limit') return criterion.name;
  return criterion.kind === 'diet' ? criterion.diet : criterion.kind;
}
