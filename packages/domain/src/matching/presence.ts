import { type Property, propertyTest } from '../reading/index.ts';
import { declaredEvidence } from './declared.ts';
import { itemWith, type ReadFood } from './read-food.ts';
import { SUBSTANCE_EVIDENCE, type SubstanceName } from './substances.data.ts';

/**
 * What the pack shows of a substance. `amount` is 1 present, ½ possible (an unnamed vegetable oil), 0 absent,
 * `null` unknown: no evidence and no list that could be read. `prominent`: among the first three ingredients, or the food
 * is of its category.
 */
type Presence = {
  readonly amount: number | null;
  readonly inFirstThree: boolean;
  readonly prominent: boolean;
};

const UNKNOWN: Presence = { amount: null, inFirstThree: false, prominent: false };
const ABSENT: Presence = { ...UNKNOWN, amount: 0 };
const POSSIBLE: Presence = { ...UNKNOWN, amount: 0.5 };
const FIRST: Presence = { amount: 1, inFirstThree: true, prominent: true };
const OF_KIND: Presence = { amount: 1, inFirstThree: false, prominent: true };
const LATER: Presence = { amount: 1, inFirstThree: false, prominent: false };

/** Names whose possible presence ("vegetable oil" of no stated plant) counts half. */
const COUNTS_HALF: ReadonlySet<Property> = new Set<Property>(['Seed oils', 'Palm Oil', 'Coconut and Palm Oil']);

export function isSubstanceName(name: string): name is SubstanceName {
  return Object.hasOwn(SUBSTANCE_EVIDENCE, name);
}

/** What shows a substance in a food: its list, its categories, what its source declares, its additives. */
export function presenceOf(food: ReadFood, name: SubstanceName): Presence {
  return presenceTest(name)(food);
}

const tests = new Map<SubstanceName, (food: ReadFood) => Presence>();

/** The question for one substance, made once for any number of foods. */
export function presenceTest(name: SubstanceName): (food: ReadFood) => Presence {
  const known = tests.get(name);
  if (known !== undefined) return known;
  const holds = propertyTest(name);
  const countsHalf = COUNTS_HALF.has(name);
  const test = (food: ReadFood): Presence => {
    const { findings, declared } = food;
    const inFirstThree = findings !== null && holds(findings.firstThree);
    if (holds(declared.ofKind)) return inFirstThree ? FIRST : OF_KIND;
    if ((findings !== null && holds(findings.has)) || holds(declared.has)) return inFirstThree ? FIRST : LATER;
    if (countsHalf && findings !== null && holds(findings.may)) return POSSIBLE;
    return food.hasReadableList ? ABSENT : UNKNOWN;
  };
  tests.set(name, test);
  return test;
}

/** What shows a property: words of the list, a declared allergen, a category or an additive's code. */
export type Evidence = { readonly kind: 'list' | 'allergen' | 'category' | 'additive'; readonly words: string };

/** `null` where nothing shows the property. */
export function evidenceFor(food: ReadFood, property: Property): Evidence | null {
  const item = itemWith(food, property);
  if (item !== null) return { kind: 'list', words: food.wordsOf(item) };
  const declared = declaredEvidence(food.facts, property);
  if (declared === null) return null;
  return { kind: declared.kind, words: declared.kind === 'additive' ? declared.tag.toUpperCase() : readable(declared.tag) };
}

/** The words alone, as they stand in a cause; `null` where nothing shows the property. */
export function evidenceOf(food: ReadFood, property: Property): string | null {
  const evidence = evidenceFor(food, property);
  if (evidence === null) return null;
  return evidence.kind === 'allergen' ? `declared allergen: ${evidence.words}` : evidence.words;
}

function readable(tag: string): string {
  return tag.replace(/^[a-z]{2}:/, '').replaceAll('-', ' ');
}
