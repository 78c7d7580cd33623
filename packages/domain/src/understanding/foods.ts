import { definitionOf, familyOf, type Diet, type FamilyMember, type Restriction, type RestrictionStrictness } from '../diets/index.ts';
import { hasProperty, READ_LANGUAGES, type ReadLanguage } from '../reading/index.ts';
import { remembered } from '../lib/index.ts';
import { holdsName } from '../matching/index.ts';
import { ancestorsOf, compoundOf, descendantsOf, inflectionKey, vocabulary, type KnownIngredient, type NameNode } from '../vocabulary/index.ts';
import { familyIn, isLawful, membersIn, wholeAllergensIn } from './names/allergens.ts';
import type { Meant } from './names/find-names.ts';
import { allergenNames, everydayFoods } from './names/known-names.ts';
import { foodOfMostNames, foodsNamedIn, namesOfIngredient, numbersNaming, shareOfNames, singleNamesOf, type WrittenName } from './names/food-index.ts';
import { CLASSES_OF_FOODS, FOOD_NAMES, NOT_MADE_OF, PROPERTY_OF_FOOD, VAGUE_PARTS } from './names/names.data.ts';
import { wordsOfName } from './words/tokens.ts';
import { classesFor, isVague } from './names/vague-names.ts';

/** How something was said: as an allergy or intolerance, and in which words. */
export type Manner = { readonly isAllergy: boolean; readonly said: string };

/** What the words of a name leave out. */
export function restrictionsOf({ diets, members, foods, numbers }: Meant, typed: string, manner: Manner): Restriction[] {
  const named = ingredientsOf(numbers);
  const whole = named.filter(isWhole);
  const others = named.filter((ingredient) => !isWhole(ingredient));
  const narrow = others.filter((ingredient) => !isVague(ingredient) || isMainName(ingredient, typed));
  // Whoever is allergic to red lentils is so to lentils; who leaves out apple juice need not mind apples.
  const foodOfOne = ({ number }: KnownIngredient): string | undefined => foodByNumber().get(number) ?? (manner.isAllergy ? foodOfMostNames(number) : undefined);
  const vagueFoods = narrow.length > 0 || !manner.isAllergy ? [] : others.flatMap(({ number }) => foodOfMostNames(number) ?? []).filter((food) => !isClass(food));
  const known = [...foods, ...narrow.flatMap((one) => foodOfOne(one) ?? []), ...vagueFoods];
  const isFiledAnywhere = known.length + narrow.length + diets.length + members.length + whole.length === 0;
  const everyday = [...new Set(isFiledAnywhere && manner.isAllergy ? foodsNamedIn(wordsOfName(typed)) : known)];
  const further = narrow.filter((one) => foodOfOne(one) === undefined);
  const isNamed = diets.length + members.length + whole.length + everyday.length + further.length > 0;
  const vague = isNamed ? [] : others;
  const plain = [...further, ...vague.filter(({ has }) => isLawful(has))];
  return [
    ...[...diets, ...whole.flatMap(({ has, id }) => [...wholeAllergensIn(has), ...(isMilk(id, has) ? (['dairy-free'] as const) : [])])].map((diet) => dietRestriction(diet, manner)),
    ...[...members, ...whole.flatMap(({ has }) => membersIn(has))].map((member) => memberRestriction(member, manner)),
    ...everyday.map((food) => foodRestriction(food, scopeOfFood(food), rootsOfFood(food), manner, true)),
    ...(plain.length === 0 ? [] : [foodRestriction(nameOf(plain, typed), scopeOfIngredients(plain), plain, manner)]),
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
let foodOf: ReadonlyMap<number, string> | undefined = undefined;

/** The everyday food that an ingredient is. */
function foodByNumber(): ReadonlyMap<number, string> {
  foodOf ??= new Map(everydayFoods().toReversed().flatMap(({ food }) => rootsOfFood(food).map(({ number }) => [number, food] as const)));
  return foodOf;
}

/** Below this part of its names an ingredient is not that food, whatever one of its names says. */
const SOME = 0.25;
const MOST = 0.5;

/** What the vocabulary knows under any name of an everyday food; a vague name counts where the food itself is as wide ("fruit"). */
function rootsOfFood(food: string): KnownIngredient[] {
  byFood ??= new Map(everydayFoods().map((one) => [one.food, [...new Set(READ_LANGUAGES.flatMap((language, at) => (one.names[at] ?? []).flatMap((name) => numbersNamed(name, language))))]]));
  return ingredientsOf(byFood.get(food) ?? []).filter((one) => isMainName(one, food) || shareOfNames(one.number, food) >= (isVague(one) ? MOST : SOME));
}

function numbersNamed(name: string, language: ReadLanguage): readonly number[] {
  let node: NameNode | undefined = vocabulary().languages[language].root;
  for (const word of wordsOfName(name)) node = node?.next?.get(word);
  return node?.meaning?.kind === 'ingredient' ? node.meaning.numbers : [];
}

type Scope = Pick<Extract<Restriction, { kind: 'food' }>, 'ids' | 'shared' | 'names' | 'others' | 'wider'>;

/** Whether other foods are filed under it, so that none of its ids says which. */
function isClass(food: string): boolean {
  return CLASSES_OF_FOODS.has(food) || VAGUE_PARTS.has(food);
}

/** Everyday foods that are classes of others. */
function partsOfClass(food: string): readonly string[] {
  return CLASSES_OF_FOODS.get(food) ?? [];
}

/** What an everyday food binds: all that is made of it, by the names of ingredients in every language. */
const scopeOfFood = remembered((food: string): Scope => {
  const foods = [food, ...partsOfClass(food)];
  const roots = foods.flatMap(rootsOfFood);
  const holding = holdingProperty(roots, food);
  const own = new Set([...holding.map(({ number }) => number), ...[...descendantsOf(roots.map(({ number }) => number), vocabulary())].filter((number) => !isOfAnother(number, foods) && !NOT_MADE_OF.has(vocabulary().ingredients[number]?.id ?? ''))]);
  const ownNames = namesOfFoods(foods);
  const isOwnName = new Set(ownNames.map(({ words }) => words));
  const inParts = new Set(ownNames.flatMap(({ words, language }) => numbersInParts(words, language)));
  const shared: KnownIngredient[] = [];
  const names: WrittenName[] = [];
  for (const ingredient of ingredientsOf([...new Set([...foods.flatMap((one) => [...numbersNaming(one)]), ...inParts])])) {
    const all = namesOfIngredient(ingredient.number);
    if (all === undefined || own.has(ingredient.number) || isNamedOnly(ingredient.id)) continue;
    const named = new Set(foods.flatMap((one) => all.byFood.get(one) ?? []));
    const given = isOfAnother(ingredient.number, foods) ? [...named].filter(({ words }) => isOwnName.has(words)) : [...named];
    if (named.size >= all.total * MOST) own.add(ingredient.number);
    else if (given.length > 0 || inParts.has(ingredient.number)) {
      shared.push(ingredient);
      names.push(...given);
    }
  }
  const isShared = new Set(shared.map(({ number }) => number));
  const byShare = roots.toSorted((one, other) => shareOfNames(other.number, food) - shareOfNames(one.number, food));
  const main = CLASSES_OF_FOODS.has(food) ? byShare.slice(0, 1) : byShare.filter(({ number }, at) => at === 0 || shareOfNames(number, food) >= MOST);
  const ancestors = ingredientsOf(ancestorsOf(new Set(main.map(({ number }) => number)), vocabulary()));
  return scope(food, own, shared, [...names, ...ownNames], [...ancestors, ...classesFor(food, idsOf([...main, ...ancestors]))].filter(({ number }) => !own.has(number) || isShared.has(number)));
});

/** What is made of an ingredient that is no everyday food is found by ids, which are English. */
function scopeOfIngredients(ingredients: readonly KnownIngredient[]): Scope {
  const numbers = ingredients.map(({ number }) => number);
  const bodies = ingredients.flatMap(({ id }) => (id.startsWith('en:') ? [id.slice(3)] : []));
  const madeOf = vocabulary().ingredients.filter(({ id }) => !isNamedOnly(id) && bodies.some((body) => id.startsWith(`en:${body}-`) || (id.includes(`-${body}-`) && !id.includes('-and-'))));
  const own = descendantsOf([...numbers, ...holdingProperty(ingredients).map(({ number }) => number), ...madeOf.map(({ number }) => number)], vocabulary());
  const ancestors = ingredientsOf(ancestorsOf(new Set(numbers), vocabulary()));
  const precise = ingredients.filter((one) => !isVague(one)).map(({ number }) => number);
  const names = singleNamesOf(new Set(precise));
  const known = new Set(precise.flatMap((number) => [...(namesOfIngredient(number)?.languages ?? [])]));
  // One word may be filed under the food in one language, and under a class in another.
  const shared = ingredientsOf(new Set(names.flatMap(({ words }) => READ_LANGUAGES.flatMap((language) => numbersNamed(words, language))))).filter(({ number }) => !own.has(number));
  const wider = [...ancestors, ...classesFor('', idsOf([...ingredients, ...ancestors]))].filter(({ number }) => !own.has(number));
  return scope('', own, shared, names.flatMap((one) => [one, ...(shared.length > 0 ? READ_LANGUAGES.map((language) => ({ ...one, language })) : [])]), wider, known);
}

function scope(food: string, own: ReadonlySet<number>, shared: readonly KnownIngredient[], names: readonly WrittenName[], wider: readonly KnownIngredient[], languages: ReadonlySet<ReadLanguage> = new Set(names.map(({ language }) => language))): Scope {
  const isWhole = VAGUE_PARTS.get(food);
  const parts = isWhole === undefined ? [] : vocabulary().ingredients.filter((one) => isVague(one) && isWhole.test(one.id));
  const short = new Map(READ_LANGUAGES.filter((language) => languages.has(language) || names.some((one) => one.language === language)).map((language) => [language, withoutLonger(names.filter((one) => one.language === language).map(({ words }) => words))]));
  const others = food === '' ? [] : namesBeside(food).filter(({ language, words }) => holdsName(words.split(' '), short.get(language) ?? [])).map(({ words }) => words);
  return { ids: idsOf([...ingredientsOf(own), ...parts]), shared: idsOf(shared), names: Object.fromEntries(short), others: withoutLonger(others), wider: idsOf(wider) };
}

function holdingProperty(ingredients: readonly KnownIngredient[], food = ''): KnownIngredient[] {
  const properties = [...ingredients.map(({ id }) => id), food].flatMap((id) => PROPERTY_OF_FOOD.get(id) ?? []);
  return vocabulary().ingredients.filter(({ has }) => properties.some((property) => hasProperty(has, property)));
}

/** An ingredient most of whose names are of another food ("pommes frites" among the names of the potato, "pepper" filed under "seed"). */
function isOfAnother(number: number, foods: readonly string[]): boolean {
  const names = namesOfIngredient(number);
  if (names === undefined || foods.some(isClass)) return false;
  return [...names.byFood].some(([food, named]) => !foods.includes(food) && named.length >= names.total * MOST);
}

type FoodName = WrittenName & { readonly food: string };
let foodNames: readonly FoodName[] | undefined = undefined;

function allFoodNames(): readonly FoodName[] {
  foodNames ??= everydayFoods().flatMap(({ food, names }) => READ_LANGUAGES.flatMap((language, at) => (names[at] ?? []).map((name) => ({ food, words: wordsOfName(name).join(' '), language }))));
  return foodNames;
}

function namesOfFoods(foods: readonly string[]): FoodName[] {
  return allFoodNames().filter(({ food }) => foods.includes(food));
}

/** Names of several words of other foods and of allergens. */
function namesBeside(food: string): readonly WrittenName[] {
  const parts = partsOfClass(food);
  return [...allFoodNames().filter((one) => one.food !== food && !parts.includes(one.food)), ...allergenNames()].filter(({ words }) => words.includes(' '));
}

/** What a list reads in a name that it knows by its parts alone ("dadelpruim", a persimmon). */
function numbersInParts(name: string, language: ReadLanguage): readonly number[] {
  const meaning = name.includes(' ') || vocabulary().languages[language].single.has(name) ? null : compoundOf(name, vocabulary().languages[language]);
  return meaning?.kind === 'ingredient' ? meaning.numbers : [];
}

/** A name that holds another of them is found by that one. */
function withoutLonger(names: readonly string[]): string[] {
  const kept: string[] = [];
  for (const name of [...new Set(names)].sort((one, other) => one.length - other.length)) if (!holdsName(name.split(' '), kept)) kept.push(name);
  return kept;
}

function foodRestriction(name: string, { ids, shared, names, others, wider }: Scope, ingredients: readonly KnownIngredient[], { isAllergy, said }: Manner, isEveryday = false): Restriction {
  const family = ingredients.slice(0, isEveryday ? 1 : undefined).map(({ has, isComposite }) => familyIn(has, isComposite)).find((one) => one !== null) ?? null;
  return { kind: 'food', name, ids, shared, names, others, wider, family, strictness: strictnessOf(ingredients, isAllergy), said };
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
