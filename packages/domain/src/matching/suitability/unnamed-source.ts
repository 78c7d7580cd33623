import { DIETS, definitionOf, type Restriction } from '../../diets/index.ts';
import { namesSomeParts } from '../../ingredients/index.ts';
import { eachItem, type Mask, maskOf, overlaps, type ReadItem } from '../../reading/index.ts';
import type { ReadFood } from '../read-food.ts';
import type { SuitabilityCause } from './answer.ts';
import { BY_NATURE, BY_NATURE_BEGINNINGS, ONLY_ADDED } from './by-nature.data.ts';
import { hasLabel, mayBeFermented, NO_ALCOHOL } from './list-evidence.ts';
import { namesClass, wordsIn } from './printed-names.ts';
import {
  ADDITIVE_CLASSES,
  DISSOLVED,
  FLAVOURINGS,
  NAMED_SWEETENERS,
  OF_FLAVOURINGS,
  OF_SMOKE,
  UNNAMED_SOURCES,
} from './unnamed-source.data.ts';

type NamedFood = Extract<Restriction, { kind: 'food' }>;
type Test = (item: ReadItem, pack: ReadFood) => boolean;

const ADDITIVE_CLASS = /^class-(?!aroma|culture)/;
/** "Lemon flavouring with other natural flavourings". */
const OTHERS: ReadonlySet<string> = new Set([
  'other',
  'others',
  'autre',
  'autres',
  'andere',
  'anderen',
  'otros',
  'otras',
  'altri',
  'altre',
  'outros',
  'outras',
]);
/** In brackets: of plants, or of what use. */
const NAMES_NOTHING = /^en:(?:plant|vegetable|animal|class-(?!sweetener).+)$/;
const CODE_AHEAD = /^[\s:([-]*E[\s-]?\d{3}/i;
const CODE_LENGTH = 12;
const tests = new WeakMap<NamedFood, Test>();

/**
 * Tells of an ingredient whether it may be what a person leaves out, or be made of it, though its name does not say so: "sweetener" for
 * aspartame, glycerol for palm oil, "flavouring" for any food. An ingredient of which the pack lists the parts is judged by them.
 */
export function mayBeMadeOf(restriction: NamedFood): Test {
  const known = tests.get(restriction);
  if (known !== undefined) return known;
  const codes = additiveCodes(restriction);
  const fresh = codes.length > 0 ? additiveTest(codes) : foodTest(restriction.name);
  tests.set(restriction, fresh);
  return fresh;
}

function additiveTest(codes: readonly string[]): Test {
  return (item, pack) => {
    const name = bareId(item);
    if (!ADDITIVE_CLASS.test(name) || item.additive !== null || namesMembers(item, pack)) return false;
    const words = wordsIn(pack.wordsOf(item)).join(' ');
    if (NAMED_SWEETENERS.test(words)) return false;
    const members = ADDITIVE_CLASSES.find(([names]) => names.test(`${name} ${words}`))?.[1];
    return members !== undefined && codes.some((code) => members.test(code));
  };
}

function foodTest(food: string): Test {
  const sources = UNNAMED_SOURCES.filter(({ foods }) => foods.test(food));
  return (item, pack) => {
    const name = bareId(item);
    const isNamed = item.isComposite ? item.children.length > 1 : namesMembers(item, pack);
    if (!isNamed && isUnnamedFlavouring(item, pack)) return true;
    return sources.some(
      ({ of, printed, holds }) =>
        (!isNamed || (holds === true && !item.isComposite)) &&
        (of.test(name) || (printed?.test(wordsIn(pack.wordsOf(item)).join(' ')) ?? false)),
    );
  };
}

function isUnnamedFlavouring(item: ReadItem, pack: ReadFood): boolean {
  if (!FLAVOURINGS.test(bareId(item)) || namesMembers(item, pack)) return false;
  const words = wordsIn(pack.wordsOf(item));
  return words.some((word) => OTHERS.has(word)) || namesClass(words.filter((word) => !OF_FLAVOURINGS.test(word)));
}

/** Whether the pack says what it is: "flavouring (vanillin)", not "flavouring (contains milk)", which only warns. */
function namesMembers({ children, end }: ReadItem, pack: ReadFood): boolean {
  // A code after the word of a class is read as an item of its own.
  if (children.length === 0) return CODE_AHEAD.test((pack.facts.ingredientsText ?? '').slice(end, end + CODE_LENGTH));
  const [first] = children;
  if (first !== undefined && namesSomeParts((pack.facts.ingredientsText ?? '').slice(end, first.start))) return false;
  return children.some(
    ({ id, presence, has }) => id !== null && !NAMES_NOTHING.test(id) && presence === 'contained' && !overlaps(has, namedByLaw()),
  );
}

let allergens: Mask | undefined = undefined;

function namedByLaw(): Mask {
  allergens ??= maskOf(
    DIETS.flatMap((diet) => {
      const { rule } = definitionOf(diet);
      return rule.kind === 'free-from' && rule.isNamedByLaw ? rule.against : [];
    }),
  );
  return allergens;
}

/** The first flavouring of the list that does not say what it is made of. */
export function unnamedFlavouring(food: ReadFood): string | null {
  for (const item of eachItem(food.reading.items)) {
    if (item.presence !== 'contained' || item.source !== 'list') continue;
    if (isUnnamedFlavouring(item, food)) return food.wordsOf(item);
  }
  return null;
}

/** Alcohol that no list names: of fermenting, or what a flavouring is dissolved in. @source Regulation (EU) 1169/2011, article 20 (c): carriers */
export function mayCarryAlcohol(food: ReadFood): SuitabilityCause | null {
  const fermented = mayBeFermented(food);
  if (fermented !== null || hasLabel(food, NO_ALCOHOL)) return fermented;
  for (const item of eachItem(food.reading.items)) {
    if (item.presence !== 'contained' || item.source !== 'list' || item.id === null) continue;
    const words = wordsIn(food.wordsOf(item));
    if (words.some((word) => DISSOLVED.test(word)) && !words.some((word) => OF_SMOKE.test(word)) && !namesMembers(item, food))
      return { kind: 'doubt', words: food.wordsOf(item), property: 'Alcohol' };
  }
  return null;
}

/**
 * Outside of the European Union a flavouring need not name these. The words are those of packs from there. @source 21 CFR 101.22 and
 * 21 USC 321(qq); ANVISA RDC 727/2022
 */
const UNNAMED_ABROAD: Mask = maskOf(['Celery', 'Mustard']);
const ABROAD = /^(?:flavor(?:s|ings?)?|saborizantes?|aromatizantes?)$/;

export function flavouringOutsideEurope(food: ReadFood, against: Mask): string | null {
  if (!overlaps(against, UNNAMED_ABROAD)) return null;
  const words = unnamedFlavouring(food);
  return words !== null && wordsIn(words).some((word) => ABROAD.test(word)) ? words : null;
}

function bareId({ id }: ReadItem): string {
  return id === null ? '' : id.slice(id.indexOf(':') + 1);
}

const ADDITIVE = /^en:(e\d{3,4}[a-z]?)(?:-|$)/;
const known = new WeakMap<NamedFood, boolean>();

/** Whether what a person leaves out is a substance that foods hold by nature: then no list can show that a food is free of it. */
export function isByNature(restriction: NamedFood): boolean {
  const before = known.get(restriction);
  if (before !== undefined) return before;
  const { name } = restriction;
  const isNamed = BY_NATURE.has(name) || BY_NATURE_BEGINNINGS.some((start) => name.startsWith(start));
  const codes = additiveCodes(restriction);
  const found = isNamed || (codes.length > 0 && !codes.every((code) => ONLY_ADDED.has(code)));
  known.set(restriction, found);
  return found;
}

/** The codes of an additive that a person leaves out; none for a food, also for one of which an additive is made ("carob" and E410). */
export function additiveCodes({ name, ids }: NamedFood): readonly string[] {
  const codes = ids.flatMap((id) => ADDITIVE.exec(id)?.[1] ?? []);
  return codes.length > 0 && ids.every((id) => ADDITIVE.test(id) || id.includes(name.replaceAll(' ', '-'))) ? codes : [];
}
