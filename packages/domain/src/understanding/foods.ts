import { definitionOf, familyOf, type Diet, type FamilyMember, type Restriction, type RestrictionStrictness } from '../diets/index.ts';
import { ancestorsOf, descendantsOf, namedAfter, vocabulary, type KnownIngredient } from '../vocabulary/index.ts';
import { familyIn, isLawful, membersIn, wholeAllergensIn } from './allergens.ts';
import type { Meant } from './find-names.ts';
import { hasProperty } from '../reading/index.ts';
import { FOOD_NAMES, NOT_MADE_OF, PROPERTY_OF_FOOD } from './names.data.ts';

/** How something was said: as an allergy or intolerance, and in which words. */
export type Manner = { readonly isAllergy: boolean; readonly said: string };

/** What the words of a name leave out. */
export function restrictionsOf({ diets, members, numbers }: Meant, typed: string, manner: Manner): Restriction[] {
  const ingredients = numbers.flatMap((number) => vocabulary().ingredients[number] ?? []);
  const plain = ingredients.filter((ingredient) => !isWhole(ingredient));
  const whole = ingredients.filter(isWhole);
  return [
    ...[...diets, ...whole.flatMap(({ has, id }) => [...wholeAllergensIn(has), ...(isMilk(id, has) ? (['dairy-free'] as const) : [])])].map((diet) => dietRestriction(diet, manner)),
    ...[...members, ...whole.flatMap(({ has }) => membersIn(has))].map((member) => memberRestriction(member, manner)),
    ...(plain.length === 0 ? [] : [foodRestriction(plain, typed, manner)]),
  ];
}

function dietRestriction(diet: Diet, { isAllergy, said }: Manner): Restriction {
  const { strictness, rule } = definitionOf(diet);
  return { kind: 'diet', diet, strictness: isAllergy && rule.kind === 'free-from' ? 'safety' : strictness, said };
}

function memberRestriction(member: FamilyMember, { said }: Manner): Restriction {
  return { kind: 'member', member, strictness: 'safety', said };
}

/** Whether a food binds the whole of an allergen: made of one substance that the law names, of one nut or cereal, or of cow's milk. */
function isWhole({ id, has, isComposite }: KnownIngredient): boolean {
  return !isComposite && (wholeAllergensIn(has).length > 0 || membersIn(has).length > 0 || isMilk(id, has));
}

const OTHER_MILK = /goat|sheep|ewe|buffalo|camel|mare|donkey|chevre|brebis|chocolat|rice|riz/;

function isMilk(id: string, has: KnownIngredient['has']): boolean {
  return /milk|lait|milch|whey|casein/.test(id) && !OTHER_MILK.test(id) && familyIn(has, false) === 'dairy-free';
}

function foodRestriction(ingredients: readonly KnownIngredient[], typed: string, { isAllergy, said }: Manner): Restriction {
  const words = vocabulary();
  const properties = ingredients.flatMap(({ id }) => PROPERTY_OF_FOOD.get(id) ?? []);
  const holding = words.ingredients.filter(({ has }) => properties.some((property) => hasProperty(has, property)));
  const own = descendantsOf([...ingredients, ...holding].map(({ number }) => number), words);
  const made = [...namedAfter(own, words)].filter((number) => !isNamedOnly(words.ingredients[number]?.id ?? ''));
  const all = descendantsOf([...own, ...made], words);
  const idsOf = (numbers: Iterable<number>): string[] => [...numbers].flatMap((number) => words.ingredients[number]?.id ?? []);
  const [first] = ingredients;
  const isLaw = ingredients.some(({ has }) => isLawful(has));
  const strictness: RestrictionStrictness = isAllergy || isLaw ? 'safety' : 'identity';
  return {
    kind: 'food', name: first === undefined ? typed : nameOf(first.id, typed), ids: idsOf(all), wider: idsOf(ancestorsOf(own, words)),
    family: ingredients.map(({ has, isComposite }) => familyIn(has, isComposite)).find((family) => family !== null) ?? null, strictness, said,
  };
}

/** Additives named after a colour or a source, and foods that merely sound alike. */
function isNamedOnly(id: string): boolean {
  return NOT_MADE_OF.has(id) || /^en:e\d{3}/.test(id);
}

function nameOf(id: string, typed: string): string {
  return FOOD_NAMES.get(id) ?? (id.startsWith('en:') ? id.slice(3).replaceAll('-', ' ') : typed);
}

/** A restriction that another one covers says nothing more. */
export function withoutCovered(restrictions: readonly Restriction[]): Restriction[] {
  const diets = new Set(restrictions.flatMap((one) => (one.kind === 'diet' ? [one.diet] : [])));
  const kept = restrictions.filter((one) => {
    switch (one.kind) {
      case 'diet': return !(WIDER[one.diet] ?? []).some((wider) => diets.has(wider));
      case 'member': return !diets.has(familyOf(one.member));
      case 'food':
      case 'words': return true;
    }
  });
  const seen = new Map<string, Restriction>();
  for (const one of kept) {
    const key = one.kind === 'diet' ? one.diet : one.kind === 'member' ? one.member : one.kind === 'food' ? `food ${one.name}` : `words ${one.words}`;
    const known = seen.get(key);
    if (known === undefined || (known.strictness !== 'safety' && one.strictness === 'safety')) seen.set(key, one);
  }
  return [...seen.values()];
}

const WIDER: Partial<Record<Diet, readonly Diet[]>> = { 'crustacean-free': ['shellfish-free'], 'mollusc-free': ['shellfish-free'], 'lactose-free': ['dairy-free'] };
