import { type Diet, definitionOf, type FamilyMember, familyOf, type Restriction, type RestrictionStrictness } from '../diets/index.ts';
import { type KnownIngredient, vocabulary } from '../vocabulary/index.ts';
import {
  type FoodScope,
  foodByNumber,
  ingredientsOf,
  isClass,
  isMainName,
  isMilk,
  isWhole,
  rootsOfFood,
  scopeOfFood,
  scopeOfIngredients,
} from './food-scope.ts';
import { GUESS_PRICE, type NameSearch, namesAt } from './names/find-names.ts';
import { foodOfMostNames, foodsNamedIn } from './names/food-index.ts';
import { familyIn, isRegulatedAllergen, membersIn, type NameMeaning, namesSomething, wholeAllergensIn } from './names/known-names.ts';
import { FOOD_NAMES } from './names/names.data.ts';
import { isVague } from './names/vague-names.ts';
import { tokensOf, wordsOfName } from './words/tokens.ts';

/** How a restriction was stated: whether as an allergy or intolerance, and in which words. */
export type Statement = { readonly isAllergy: boolean; readonly text: string };

/** What the words of a name leave out. */
export function restrictionsOf({ diets, members, foods, numbers, open }: NameMeaning, typed: string, statement: Statement): Restriction[] {
  const named = ingredientsOf(numbers);
  const whole = named.filter(isWhole);
  const others = named.filter((ingredient) => !isWhole(ingredient));
  const narrow = others.filter((ingredient) => !isVague(ingredient) || isMainName(ingredient, typed));
  // Whoever is allergic to red lentils is so to lentils; who leaves out apple juice need not mind apples.
  const foodOfOne = ({ number }: KnownIngredient): string | undefined =>
    foodByNumber().get(number) ?? (statement.isAllergy ? foodOfMostNames(number) : undefined);
  const vagueFoods =
    narrow.length > 0 || !statement.isAllergy
      ? []
      : others.flatMap(({ number }) => foodOfMostNames(number) ?? []).filter((food) => !isClass(food));
  const known = [...foods.filter((food) => !isId(food)), ...narrow.flatMap((one) => foodOfOne(one) ?? []), ...vagueFoods];
  const byId = foods.filter(isId).map((id) => vocabulary().ingredients.filter((one) => one.id === id));
  const isFiledAnywhere = known.length + byId.length + narrow.length + diets.length + members.length + whole.length === 0;
  const everyday = [...new Set(isFiledAnywhere && statement.isAllergy ? foodsNamedIn(wordsOfName(typed)) : known)];
  const further = narrow.filter((one) => foodOfOne(one) === undefined);
  const isNamed = diets.length + byId.length + members.length + whole.length + everyday.length + further.length > 0;
  const vague = isNamed ? [] : others;
  const plain = [...further, ...vague.filter(({ has }) => isRegulatedAllergen(has))];
  return [
    ...[...diets, ...whole.flatMap(({ has, id }) => [...wholeAllergensIn(has), ...(isMilk(id, has) ? (['dairy-free'] as const) : [])])].map(
      (diet) => dietRestriction(diet, statement),
    ),
    ...[...members, ...whole.flatMap(({ has }) => membersIn(has))].map((member) => memberRestriction(member, statement)),
    ...everyday.map((food) => foodRestriction(food, scopeOfFood(food), rootsOfFood(food), statement, true)),
    ...byId.map((ingredients) => foodRestriction(nameOf(ingredients, typed), scopeOfIngredients(ingredients), ingredients, statement)),
    ...(plain.length === 0 ? [] : [foodRestriction(nameOf(plain, typed), scopeOfIngredients(plain), plain, statement)]),
    // A word that packs in one language print, filed under no more than "a fruit".
    ...(vague.length > 0 && plain.length === 0 ? [wordsRestriction(typed, statement.text)] : []),
    ...open.map(({ words, untilNamed }) =>
      untilNamed ? { ...wordsRestriction(typed, statement.text), untilNamed } : wordsRestriction(words, statement.text),
    ),
  ];
}

function isId(food: string): boolean {
  return food.startsWith('en:');
}

export function wordsRestriction(words: string, text: string): Extract<Restriction, { kind: 'words' }> {
  return { kind: 'words', words, strictness: 'safety', typed: text };
}

function dietRestriction(diet: Diet, { isAllergy, text }: Statement): Restriction {
  const { strictness, rule } = definitionOf(diet);
  return { kind: 'diet', diet, strictness: isAllergy && rule.kind === 'free-from' ? 'safety' : strictness, typed: text };
}

function memberRestriction(member: FamilyMember, { text }: Statement): Restriction {
  return { kind: 'member', member, strictness: 'safety', typed: text };
}

function foodRestriction(
  name: string,
  { ids, shared, names, others, wider }: FoodScope,
  ingredients: readonly KnownIngredient[],
  { isAllergy, text }: Statement,
  isEveryday = false,
): Restriction {
  const family =
    ingredients
      .slice(0, isEveryday ? 1 : undefined)
      .map(({ has, isComposite }) => familyIn(has, isComposite))
      .find((one) => one !== null) ?? null;
  return { kind: 'food', name, ids, shared, names, others, wider, family, strictness: strictnessOf(ingredients, isAllergy), typed: text };
}

function strictnessOf(ingredients: readonly KnownIngredient[], isAllergy: boolean): RestrictionStrictness {
  return isAllergy || ingredients.some(({ has }) => isRegulatedAllergen(has)) ? 'safety' : 'identity';
}

function nameOf(ingredients: readonly KnownIngredient[], typed: string): string {
  const [first] = ingredients;
  if (first === undefined) return typed;
  const isNamed = first.id.startsWith('en:') && first.additive === null && !isVague(first);
  return FOOD_NAMES.get(first.id) ?? (isNamed ? first.id.slice(3).replaceAll('-', ' ') : typed);
}

/** A restriction that another one covers says nothing more; of two alike the stricter counts. */
export function withoutCovered(restrictions: readonly Restriction[]): Restriction[] {
  const diets = new Set(restrictions.flatMap((one) => (one.kind === 'diet' ? [one.diet] : [])));
  const seen = new Map<string, Restriction>();
  for (const one of restrictions) {
    const isCovered =
      one.kind === 'diet'
        ? (WIDER[one.diet] ?? []).some((wider) => diets.has(wider))
        : one.kind === 'member' && diets.has(familyOf(one.member));
    const key = keyOf(one);
    const known = seen.get(key);
    if (!isCovered && (known === undefined || (known.strictness !== 'safety' && one.strictness === 'safety'))) seen.set(key, one);
  }
  return [...seen.values()];
}

function keyOf(restriction: Restriction): string {
  switch (restriction.kind) {
    case 'diet':
      return restriction.diet;
    case 'member':
      return `member ${restriction.member}`;
    case 'food':
      return `food ${restriction.name}`;
    case 'words':
      return `words ${restriction.words}`;
  }
}

const WIDER: Partial<Record<Diet, readonly Diet[]>> = {
  'crustacean-free': ['shellfish-free'],
  'mollusc-free': ['shellfish-free'],
  'lactose-free': ['dairy-free'],
};

/** Words of a text that name a food or a diet, from one place to the one after the last. */
export type NamedRun = {
  readonly from: number;
  readonly to: number;
  readonly restrictions: readonly Restriction[] /** Read as mistyped. */;
  readonly isGuess: boolean;
  /** The name of an illness that says what harms. */
  readonly isIllness: boolean;
};

/** The foods and diets that the words of any text name, the longest names first taken, each with what leaving it out means. */
export function namedIn(words: readonly string[], scope: NameSearch = {}): NamedRun[] {
  const found: NamedRun[] = [];
  const plain = words.map(plainWord);
  for (let at = 0; at < plain.length; ) {
    const [longest] = namesAt(plain, at, scope)
      .filter(({ meant }) => namesSomething(meant))
      .toSorted((one, other) => other.to - one.to);
    if (longest === undefined) {
      at += 1;
      continue;
    }
    const typed = words.slice(at, longest.to).join(' ');
    found.push({
      from: at,
      to: longest.to,
      restrictions: restrictionsOf(longest.meant, typed, { isAllergy: true, text: typed }),
      isGuess: longest.price >= GUESS_PRICE,
      isIllness: longest.meant.isIllness,
    });
    at = longest.to;
  }
  return found;
}

/** A word of a text as names are compared; nothing for a sign. */
function plainWord(word: string): string {
  return tokensOf(word).join('') || word.replace(/[^\p{L}\p{N}]+/gu, '');
}
