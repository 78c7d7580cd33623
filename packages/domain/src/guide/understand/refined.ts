import type { Criterion } from '../facts.ts';
import { kindsFirst } from '../intents/fill.ts';
import type { Intent, IntentOf, Wanted } from '../intents/intent.ts';
import { isShelfName, shelvesIn } from './concepts.ts';
import { OF_A_PRODUCT } from './follow-up-kinds.ts';
import type { Fragment } from './fragment.ts';
import { foodIn } from './named-foods.ts';
import type { ShelfId } from './shelves.data.ts';
import type { Understanding } from './understanding.ts';

type Search = IntentOf<'find'>;
/** What was asked before a few words, the last foods that were looked for, and the products of the last answer that named any. */
export type Spoken = {
  readonly before: Understanding;
  readonly searched: Understanding | undefined;
  readonly products: readonly string[];
};

/**
 * What a few words that ask for nothing themselves make of the foods that are spoken of: what they say replaces the same part of the
 * search, what they do not say stays. `null` where no foods are spoken of.
 */
export function refined(spoken: Spoken, present: Understanding, fragment: Fragment): Understanding | null {
  const { before, searched, products } = spoken;
  const { order, asked } = fragment;
  if (before.intent.kind === 'compare') return weighed(before, present, fragment, products);
  if (asked !== null) return before.intent.kind === 'find' ? amountOf(asked, present, products) : null;
  const side = sideAsked(fragment, present);
  if (side !== null && before.intent.kind === 'find' && products.length > 1)
    return read(present, { kind: 'ranking', nutrient: null, side, isOfTwo: false }, []);
  const set = setOf(before, products, fragment) ?? (searched === undefined || !isOfMany(fragment) ? null : setOf(searched, [], fragment));
  if (set === null) return ofOne(before, present, fragment);
  const isOnlyOrder = order !== null && fragment.wanted.length + fragment.denied.length + fragment.kinds.length === 0;
  if (isOnlyOrder && products.length > 1)
    return read(present, { kind: 'ranking', nutrient: order.nutrient, side: order.side, isOfTwo: false }, present.criteria);
  if (before.intent.kind === 'find' && saysNothing(fragment)) return null;
  const intent = changed(set, fragment, before, products);
  return { ...read(present, intent, intent.criteria), shelves: intent.shelves, selected: intent.purpose };
}

/** "Which one tho?", "which is best?" of those that were shown. */
function sideAsked(fragment: Fragment, { normalizedText }: Understanding): 'most' | 'least' | null {
  if (!(fragment.asksWhich || fragment.settles) || !saysNothing(fragment)) return null;
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

/** What was asked of a food, as what another is to be. */
function askedOf({ intent }: Understanding): readonly Criterion[] {
  if (intent.kind !== 'contains') return [];
  return [
    ...intent.diets.map((diet): Criterion => ({ kind: 'diet', diet })),
    ...intent.nutrients.map((name): Criterion => ({ kind: 'amount', name, side: 'low' })),
  ];
}

function saysNothing({ criteria, wanted, denied, kinds, order, isOther }: Fragment): boolean {
  return criteria.length + wanted.length + denied.length + kinds.length === 0 && order === null && !isOther;
}

/** Speaks of several, or of another: "others", "which", "one that is". */
function isOfMany({ isOther, asksWhich, isSame }: Fragment): boolean {
  return isOther || asksWhich || isSame;
}

/** "And pasta?" after something that was asked of rice asks the same of another; "chicken?" after what is known of sausages is of their kind. */
function namesAnother({ wanted, kinds, criteria, denied, order }: Fragment, before: Understanding, isGeneral: boolean): boolean {
  if (isGeneral && wanted.length === 0 && kinds.length > 0 && kinds.every(({ shelf }) => before.shelves.includes(shelf))) return false;
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
  const called: readonly Wanted[] = food === null ? [] : [{ typed: food.called.join(' '), ways: [], tags: food.food.tags }];
  if (shelves.length === 0 && called.length === 0) return null;
  return { kind: 'find', shelves, called, notCalled: [], criteria: askedOf(before), purpose: before.selected, ...NOTHING_MORE };
}

/** Foods that come in flavours: "chocolate" after these is one, and no other kind. */
const FLAVOURED: ReadonlySet<ShelfId> = new Set([
  ...(['dessert', 'yogurt', 'icecream', 'biscuit', 'bar', 'cereal', 'candy', 'milk', 'drink', 'spread', 'jam'] as const),
  ...(['meat', 'legume', 'grain', 'soup', 'pizza', 'meal', 'sauce', 'bread', 'pasta', 'cracker', 'crisps'] as const),
]);
const FLAVOURS: ReadonlySet<ShelfId> = new Set(['chocolate', 'fruit', 'nut', 'vegetable', 'fish', 'cheese']);

function changed(set: Search, fragment: Fragment, before: Understanding, products: readonly string[]): Search {
  const isNarrower = ({ shelf, isOfThem }: Fragment['kinds'][number]) =>
    isOfThem || set.shelves.includes(shelf) || (FLAVOURS.has(shelf) && set.shelves.some((one) => FLAVOURED.has(one)));
  const others = fragment.kinds.filter((one) => !isNarrower(one));
  // The word for the kind itself says no more than the kind.
  const narrower = fragment.kinds.filter((one) => isNarrower(one) && !(set.shelves.includes(one.shelf) && one.wanted.tags.length === 0));
  const ofOrder: Criterion[] =
    fragment.order === null
      ? []
      : [{ kind: 'amount', name: fragment.order.nutrient, side: fragment.order.side === 'least' ? 'low' : 'high' }];
  const criteria = [...set.criteria, ...(fragment.isSame ? askedOf(before) : []), ...ofOrder, ...fragment.criteria];
  const wanted = [...fragment.wanted, ...narrower.map((one) => one.wanted)].map(({ typed, ways, tags }) => ({ typed, ways, tags }));
  return {
    ...set,
    shelves: others.length > 0 ? others.map(({ shelf }) => shelf) : set.shelves,
    criteria: [...new Map(criteria.map((one) => [keyOf(one), one])).values()],
    // What the first kind was to be called is left behind with it.
    called: others.length > 0 ? wanted : [...set.called, ...wanted],
    notCalled: [...set.notCalled, ...fragment.denied],
    notNamed: fragment.isOther ? [...set.notNamed, ...products] : set.notNamed,
  };
}

function keyOf(criterion: Criterion): string {
  if (criterion.kind === 'amount' || criterion.kind === 'limit') return criterion.name;
  return criterion.kind === 'diet' ? criterion.diet : criterion.kind;
}
