import { definitionOf, familyOf, type Diet, type FamilyMember, type Restriction, type RestrictionStrictness } from '../diets/index.ts';
import { hasProperty, READ_LANGUAGES, type ReadLanguage } from '../reading/index.ts';
import { ancestorsOf, compoundOf, descendantsOf, inflectionKey, namedAfter, vocabulary, type KnownIngredient, type NameNode } from '../vocabulary/index.ts';
import { familyIn, isLawful, membersIn, wholeAllergensIn } from './names/allergens.ts';
import type { Meant } from './names/find-names.ts';
import { everydayFoods } from './names/known-names.ts';
import { FOOD_NAMES, NOT_MADE_OF, PROPERTY_OF_FOOD } from './names/names.data.ts';
import { wordsOfName } from './words/tokens.ts';
import { isVague, vagueNamesFor } from './names/vague-names.ts';

/** How something was said: as an allergy or intolerance, and in which words. */
export type Manner = { readonly isAllergy: boolean; readonly said: string };

/** What the words of a name leave out. */
export function restrictionsOf({ diets, members, foods, numbers }: Meant, typed: string, manner: Manner): Restriction[] {
  const named = ingredientsOf(numbers);
  const whole = named.filter(isWhole);
  const others = named.filter((ingredient) => !isWhole(ingredient));
  const narrow = others.filter((ingredient) => !isVague(ingredient) || isMainName(ingredient, typed));
  const everyday = [...new Set([...foods, ...narrow.flatMap(({ number }) => foodByNumber().get(number) ?? [])])];
  const further = narrow.filter(({ number }) => !foodByNumber().has(number));
  const isNamed = diets.length + members.length + whole.length + everyday.length + further.length > 0;
  const vague = isNamed ? [] : others;
  const plain = [...further, ...vague.filter(({ has }) => isLawful(has))];
  return [
    ...[...diets, ...whole.flatMap(({ has, id }) => [...wholeAllergensIn(has), ...(isMilk(id, has) ? (['dairy-free'] as const) : [])])].map((diet) => dietRestriction(diet, manner)),
    ...[...members, ...whole.flatMap(({ has }) => membersIn(has))].map((member) => memberRestriction(member, manner)),
    ...everyday.map((food) => foodRestriction(food, ingredientsOfFood(food), manner, true)),
    ...(plain.length === 0 ? [] : [foodRestriction(nameOf(plain, typed), plain, manner)]),
    // A word that packs in one language print, filed under no more than "a fruit".
    ...(vague.length > 0 && plain.length === 0 ? [wordsRestriction(typed, manner.said)] : []),
  ];
}

export function wordsRestriction(words: string, said: string): Restriction {
  return { kind: 'words', words, strictness: 'safety', said };
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

function ingredientsOf(numbers: Iterable<number>): KnownIngredient[] {
  return [...numbers].flatMap((number) => vocabulary().ingredients[number] ?? []);
}

let byFood: ReadonlyMap<string, readonly number[]> | undefined = undefined;
let partsOfFood: ReadonlyMap<string, readonly number[]> | undefined = undefined;
let foodOf: ReadonlyMap<number, string> | undefined = undefined;

function numbersByFood(numbersOf: (name: string, language: ReadLanguage) => readonly number[]): Map<string, readonly number[]> {
  return new Map(everydayFoods().map(({ food, names }) => [food, [...new Set(READ_LANGUAGES.flatMap((language, at) => (names[at] ?? []).flatMap((name) => numbersOf(name, language))))]]));
}

/** The everyday food that an ingredient is. */
function foodByNumber(): ReadonlyMap<number, string> {
  foodOf ??= new Map(everydayFoods().toReversed().flatMap(({ food }) => ingredientsOfFood(food).map(({ number }) => [number, food] as const)));
  return foodOf;
}

/** What the vocabulary knows under any name of an everyday food; a vague name counts where the food itself is as wide ("fruit"). */
function ingredientsOfFood(food: string): KnownIngredient[] {
  return allNamed(food).filter((one) => !isVague(one) || isMainName(one, food));
}

function partsOf(food: string): KnownIngredient[] {
  partsOfFood ??= numbersByFood(numbersInParts);
  return ingredientsOf(partsOfFood.get(food) ?? []);
}

function allNamed(food: string): KnownIngredient[] {
  byFood ??= numbersByFood(numbersNamed);
  return ingredientsOf(byFood.get(food) ?? []);
}

function numbersNamed(name: string, language: ReadLanguage): readonly number[] {
  let node: NameNode | undefined = vocabulary().languages[language].root;
  for (const word of wordsOfName(name)) node = node?.next?.get(word);
  return node?.meaning?.kind === 'ingredient' ? node.meaning.numbers : [];
}

/** What a list reads in a name that it knows by its parts alone ("dadelpruim", a persimmon). */
function numbersInParts(name: string, language: ReadLanguage): readonly number[] {
  const [word = '', ...others] = wordsOfName(name);
  const meaning = others.length > 0 || vocabulary().languages[language].single.has(word) ? null : compoundOf(word, vocabulary().languages[language]);
  return meaning?.kind === 'ingredient' ? meaning.numbers : [];
}

function foodRestriction(name: string, ingredients: readonly KnownIngredient[], { isAllergy, said }: Manner, isEveryday = false): Restriction {
  const words = vocabulary();
  const properties = ingredients.flatMap(({ id }) => PROPERTY_OF_FOOD.get(id) ?? []);
  const holding = words.ingredients.filter(({ has }) => properties.some((property) => hasProperty(has, property)));
  const own = descendantsOf([...ingredients, ...holding].map(({ number }) => number), words);
  const made = ingredientsOf(namedAfter(own, words)).filter(({ id }) => !isNamedOnly(id));
  // "Malt vinegar" is filed under vinegar, which need not be made of malt.
  const [wide, narrow] = [made.filter(isWide), made.filter((one) => !isWide(one))];
  const all = descendantsOf([...own, ...narrow.map(({ number }) => number)], words);
  const ancestors = ingredientsOf(ancestorsOf(new Set(ingredients.map(({ number }) => number)), words));
  const wider = [...ancestors, ...wide, ...(isEveryday ? [...allNamed(name), ...partsOf(name)] : []), ...vagueNamesFor(ingredients, idsOf([...ingredients, ...ancestors]))];
  return {
    kind: 'food', name, ids: idsOf(ingredientsOf(all)), wider: idsOf(wider.filter(({ number }) => !all.has(number))),
    family: ingredients.slice(0, isEveryday ? 1 : undefined).map(({ has, isComposite }) => familyIn(has, isComposite)).find((family) => family !== null) ?? null,
    strictness: strictnessOf(ingredients, isAllergy), said,
  };
}

/** An ingredient with a name of one word, or with many names: more than what its longer names say. */
function isWide(ingredient: KnownIngredient): boolean {
  const { single } = vocabulary().languages.en;
  const meaning = single.get(ingredient.id.slice(3));
  return isVague(ingredient) || (meaning?.kind === 'ingredient' && meaning.numbers.includes(ingredient.number));
}

function strictnessOf(ingredients: readonly KnownIngredient[], isAllergy: boolean): RestrictionStrictness {
  return isAllergy || ingredients.some(({ has }) => isLawful(has)) ? 'safety' : 'identity';
}

function idsOf(ingredients: readonly KnownIngredient[]): string[] {
  return [...new Set(ingredients.map(({ id }) => id))];
}

/** Additives named after a colour or a source, and foods that merely sound alike. */
function isNamedOnly(id: string): boolean {
  return NOT_MADE_OF.has(id) || /^en:e\d{3}/.test(id);
}

/** Whether a vague name is what was said: "fruit" is as wide as the ingredient. */
function isMainName({ id }: KnownIngredient, typed: string): boolean {
  return inflectionKey(wordsOfName(typed).join(' '), 'en') === inflectionKey(FOOD_NAMES.get(id) ?? id.slice(3).replaceAll('-', ' '), 'en');
}

function nameOf(ingredients: readonly KnownIngredient[], typed: string): string {
  const [first] = ingredients;
  if (first === undefined) return typed;
  const isNamed = first.id.startsWith('en:') && !/^en:e\d{3}/.test(first.id) && !isVague(first);
  return FOOD_NAMES.get(first.id) ?? (isNamed ? first.id.slice(3).replaceAll('-', ' ') : typed);
}

/** A restriction that another one covers says nothing more; of two alike the stricter counts. */
export function withoutCovered(restrictions: readonly Restriction[]): Restriction[] {
  const diets = new Set(restrictions.flatMap((one) => (one.kind === 'diet' ? [one.diet] : [])));
  const seen = new Map<string, Restriction>();
  for (const one of restrictions) {
    const isCovered = one.kind === 'diet' ? (WIDER[one.diet] ?? []).some((wider) => diets.has(wider)) : one.kind === 'member' && diets.has(familyOf(one.member));
    const key = keyOf(one);
    const known = seen.get(key);
    if (!isCovered && (known === undefined || (known.strictness !== 'safety' && one.strictness === 'safety'))) seen.set(key, one);
  }
  return [...seen.values()];
}

function keyOf(restriction: Restriction): string {
  switch (restriction.kind) {
    case 'diet': return restriction.diet;
    case 'member': return `member ${restriction.member}`;
    case 'food': return `food ${restriction.name}`;
    case 'words': return `words ${restriction.words}`;
  }
}

const WIDER: Partial<Record<Diet, readonly Diet[]>> = { 'crustacean-free': ['shellfish-free'], 'mollusc-free': ['shellfish-free'], 'lactose-free': ['dairy-free'] };
