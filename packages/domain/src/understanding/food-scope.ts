import type { Restriction } from '../diets/index.ts';
import { memoize } from '../lib/index.ts';
import { containsName } from '../matching/index.ts';
import { hasProperty, READ_LANGUAGES, type ReadLanguage } from '../reading/index.ts';
import {
  ancestorsOf,
  compoundOf,
  descendantsOf,
  inflectionKey,
  type KnownIngredient,
  type NameNode,
  vocabulary,
} from '../vocabulary/index.ts';
import { namesOfIngredient, numbersNaming, shareOfNames, singleNamesOf, type WrittenName } from './names/food-index.ts';
import { allergenNames, everydayFoods, familyIn, membersIn, wholeAllergensIn } from './names/known-names.ts';
import { CLASSES_OF_FOODS, FOOD_NAMES, NOT_MADE_OF, PROPERTY_OF_FOOD, VAGUE_PARTS } from './names/names.data.ts';
import { classesFor, isVague } from './names/vague-names.ts';
import { wordsOfName } from './words/tokens.ts';

/** Whether a food binds the whole of an allergen: made of one substance that the law names, of one nut or cereal, or of cow's milk. */
export function isWhole({ id, has, isComposite }: KnownIngredient): boolean {
  return !isComposite && (wholeAllergensIn(has).length > 0 || membersIn(has).length > 0 || isMilk(id, has));
}

const OTHER_MILK = /goat|sheep|ewe|buffalo|camel|mare|donkey|chevre|brebis|chocolat|rice|riz/;

export function isMilk(id: string, has: KnownIngredient['has']): boolean {
  return /milk|lait|milch|whey|casein/.test(id) && !OTHER_MILK.test(id) && familyIn(has, false) === 'dairy-free';
}

export function ingredientsOf(numbers: Iterable<number>): KnownIngredient[] {
  return [...numbers].flatMap((number) => vocabulary().ingredients[number] ?? []);
}

let byFood: ReadonlyMap<string, readonly number[]> | undefined = undefined;

let foodOf: ReadonlyMap<number, string> | undefined = undefined;

/** The everyday food that an ingredient is. */
export function foodByNumber(): ReadonlyMap<number, string> {
  foodOf ??= new Map(
    everydayFoods()
      .toReversed()
      .flatMap(({ food }) => rootsOfFood(food).map(({ number }) => [number, food] as const)),
  );
  return foodOf;
}

/** Below this part of its names an ingredient is not that food, whatever one of its names says. */
const MIN_NAME_SHARE = 0.25;

const MAJORITY = 0.5;

/** What the vocabulary knows under any name of an everyday food; a vague name counts where the food itself is as wide ("fruit"). */
export function rootsOfFood(food: string): KnownIngredient[] {
  byFood ??= new Map(
    everydayFoods().map((one) => [
      one.food,
      [...new Set(READ_LANGUAGES.flatMap((language, at) => (one.names[at] ?? []).flatMap((name) => numbersNamed(name, language))))],
    ]),
  );
  return ingredientsOf(byFood.get(food) ?? []).filter(
    (one) => isMainName(one, food) || shareOfNames(one.number, food) >= (isVague(one) ? MAJORITY : MIN_NAME_SHARE),
  );
}

function numbersNamed(name: string, language: ReadLanguage): readonly number[] {
  let node: NameNode | undefined = vocabulary().languages[language].root;
  for (const word of wordsOfName(name)) node = node?.next?.get(word);
  return node?.meaning?.kind === 'ingredient' ? node.meaning.numbers : [];
}

export type FoodScope = Pick<Extract<Restriction, { kind: 'food' }>, 'ids' | 'shared' | 'names' | 'others' | 'wider'>;

/** Whether other foods are filed under it, so that none of its ids says which. */
export function isClass(food: string): boolean {
  return CLASSES_OF_FOODS.has(food) || VAGUE_PARTS.has(food);
}

/** Everyday foods that are classes of others. */
function partsOfClass(food: string): readonly string[] {
  return CLASSES_OF_FOODS.get(food) ?? [];
}

/** Of what a food is worked into, by an id: its flour, its oil, what an id names it in ("with"), and its kinds (after two dashes). */
const WORKED = /^(?:-(?:flour|oil|liver-oil|powder|starch|syrup|juice|protein|protein-other|sauce-any|of-malt|unspecified)(?:--.*)?|--.*)$/;

/** Whether an id says that an ingredient is one of the foods in another form, where no name of it does: "en:chickpea-flour". */
function isMadeOf(id: string, roots: readonly KnownIngredient[]): boolean {
  return roots.some(
    (root) =>
      (root.id.startsWith('en:') && id.endsWith(`-with-${root.id.slice(3)}`)) ||
      (id.startsWith(root.id) && WORKED.test(id.slice(root.id.length))),
  );
}

/** What an everyday food binds: all that is made of it, by the names of ingredients in every language. */
export const scopeOfFood = memoize((food: string): FoodScope => {
  const foods = [food, ...partsOfClass(food)];
  const roots = foods.flatMap(rootsOfFood);
  const sure = roots.filter((one) => isMainName(one, food) || shareOfNames(one.number, food) >= MAJORITY);
  const containing = [...ingredientsWithProperty(roots, food), ...vocabulary().ingredients.filter(({ id }) => isMadeOf(id, sure))];
  const own = new Set([
    ...containing.map(({ number }) => number),
    ...[
      ...descendantsOf(
        roots.map(({ number }) => number),
        vocabulary(),
      ),
    ].filter((number) => !isOfAnother(number, foods) && !NOT_MADE_OF.has(vocabulary().ingredients[number]?.id ?? '')),
  ]);
  const curatedNames = namesOfFoods(foods);
  const isCuratedName = new Set(curatedNames.map(({ words }) => words));
  const inParts = new Set(curatedNames.flatMap(({ words, language }) => numbersInParts(words, language)));
  const shared: KnownIngredient[] = [];
  const names: WrittenName[] = [];
  for (const ingredient of ingredientsOf([...new Set([...foods.flatMap((one) => [...numbersNaming(one)]), ...inParts])])) {
    const all = namesOfIngredient(ingredient.number);
    if (all === undefined || own.has(ingredient.number) || isNamedOnly(ingredient)) continue;
    const named = new Set(foods.flatMap((one) => all.byFood.get(one) ?? []));
    const matched = isOfAnother(ingredient.number, foods) ? [...named].filter(({ words }) => isCuratedName.has(words)) : [...named];
    if (named.size >= all.total * MAJORITY) own.add(ingredient.number);
    else if (matched.length > 0 || inParts.has(ingredient.number)) {
      shared.push(ingredient);
      names.push(...matched);
    }
  }
  const isShared = new Set(shared.map(({ number }) => number));
  const byShare = roots.toSorted((one, other) => shareOfNames(other.number, food) - shareOfNames(one.number, food));
  const main = CLASSES_OF_FOODS.has(food)
    ? byShare.slice(0, 1)
    : byShare.filter(({ number }, at) => at === 0 || shareOfNames(number, food) >= MAJORITY);
  const ancestors = ingredientsOf(ancestorsOf(new Set(main.map(({ number }) => number)), vocabulary()));
  return scope(
    food,
    own,
    shared,
    [...names, ...curatedNames],
    [...ancestors, ...classesFor(food, idsOf([...main, ...ancestors]))].filter(({ number }) => !own.has(number) || isShared.has(number)),
  );
});

/** What is made of an ingredient that is no everyday food is found by ids, which are English. */
export function scopeOfIngredients(ingredients: readonly KnownIngredient[]): FoodScope {
  return scopeOfNumbers(ingredients.map(({ number }) => number).join(' '));
}

/** Scopes hold many names each. */
const MOST_SCOPES = 500;

const scopeOfNumbers = memoize((joined: string): FoodScope => {
  const numbers = joined.split(' ').map(Number);
  const ingredients = ingredientsOf(numbers);
  const bodies = ingredients.flatMap(({ id }) => (id.startsWith('en:') ? [id.slice(3)] : []));
  const madeOf = vocabulary().ingredients.filter(
    (ingredient) =>
      !isNamedOnly(ingredient) &&
      bodies.some(
        (body) => ingredient.id.startsWith(`en:${body}-`) || (ingredient.id.includes(`-${body}-`) && !ingredient.id.includes('-and-')),
      ),
  );
  const own = descendantsOf(
    [...numbers, ...ingredientsWithProperty(ingredients).map(({ number }) => number), ...madeOf.map(({ number }) => number)],
    vocabulary(),
  );
  const ancestors = ingredientsOf(ancestorsOf(new Set(numbers), vocabulary()));
  const precise = ingredients.filter((one) => !isVague(one)).map(({ number }) => number);
  const names = singleNamesOf(precise);
  const known = new Set(precise.flatMap((number) => [...(namesOfIngredient(number)?.languages ?? [])]));
  // One word may be filed under the food in one language, and under a class in another.
  const shared = ingredientsOf(
    new Set(names.flatMap(({ words }) => READ_LANGUAGES.flatMap((language) => numbersNamed(words, language)))),
  ).filter(({ number }) => !own.has(number));
  const wider = [...ancestors, ...classesFor('', idsOf([...ingredients, ...ancestors]))].filter(({ number }) => !own.has(number));
  return scope(
    '',
    own,
    shared,
    names.flatMap((one) => [one, ...(shared.length > 0 ? READ_LANGUAGES.map((language) => ({ ...one, language })) : [])]),
    wider,
    known,
  );
}, MOST_SCOPES);

function scope(
  food: string,
  own: ReadonlySet<number>,
  shared: readonly KnownIngredient[],
  names: readonly WrittenName[],
  wider: readonly KnownIngredient[],
  languages: ReadonlySet<ReadLanguage> = new Set(names.map(({ language }) => language)),
): FoodScope {
  const isWhole = VAGUE_PARTS.get(food);
  const parts = isWhole === undefined ? [] : vocabulary().ingredients.filter((one) => isVague(one) && isWhole.test(one.id));
  const short = new Map(
    READ_LANGUAGES.filter((language) => languages.has(language) || names.some((one) => one.language === language)).map((language) => [
      language,
      withoutLonger(names.filter((one) => one.language === language).map(({ words }) => words)),
    ]),
  );
  const others =
    food === ''
      ? []
      : namesBeside(food)
          .filter(({ language, words }) => containsName(words.split(' '), short.get(language) ?? []))
          .map(({ words }) => words);
  return {
    ids: idsOf([...ingredientsOf(own), ...parts]),
    shared: idsOf(shared),
    names: Object.fromEntries(short),
    others: withoutLonger(others),
    wider: idsOf(wider),
  };
}

function ingredientsWithProperty(ingredients: readonly KnownIngredient[], food = ''): KnownIngredient[] {
  const properties = [...ingredients.map(({ id }) => id), food].flatMap((id) => PROPERTY_OF_FOOD.get(id) ?? []);
  return vocabulary().ingredients.filter(({ has }) => properties.some((property) => hasProperty(has, property)));
}

/** An ingredient most of whose names are of another food ("pommes frites" among the names of the potato, "pepper" filed under "seed"). */
function isOfAnother(number: number, foods: readonly string[]): boolean {
  const names = namesOfIngredient(number);
  if (names === undefined || foods.some(isClass)) return false;
  return [...names.byFood].some(([food, named]) => !foods.includes(food) && named.length >= names.total * MAJORITY);
}

export type FoodName = WrittenName & { readonly food: string };

function allFoodNames(): readonly FoodName[] {
  foodNames ??= everydayFoods().flatMap(({ food, names }) =>
    READ_LANGUAGES.flatMap((language, at) => (names[at] ?? []).map((name) => ({ food, words: wordsOfName(name).join(' '), language }))),
  );
  return foodNames;
}

function namesOfFoods(foods: readonly string[]): FoodName[] {
  return allFoodNames().filter(({ food }) => foods.includes(food));
}

/** Names of several words of other foods and of allergens. */
function namesBeside(food: string): readonly WrittenName[] {
  const parts = partsOfClass(food);
  return [...allFoodNames().filter((one) => one.food !== food && !parts.includes(one.food)), ...allergenNames()].filter(({ words }) =>
    words.includes(' '),
  );
}

/** What a list reads in a name that it knows by its parts alone ("dadelpruim", a persimmon). */
function numbersInParts(name: string, language: ReadLanguage): readonly number[] {
  const meaning =
    name.includes(' ') || vocabulary().languages[language].single.has(name) ? null : compoundOf(name, vocabulary().languages[language]);
  return meaning?.kind === 'ingredient' ? meaning.numbers : [];
}

/** A name that holds another of them is found by that one. */
function withoutLonger(names: readonly string[]): string[] {
  const shortest: string[] = [];
  for (const name of [...new Set(names)].sort((one, other) => one.length - other.length))
    if (!containsName(name.split(' '), shortest)) shortest.push(name);
  return shortest;
}

export let foodNames: readonly FoodName[] | undefined = undefined;

export function idsOf(ingredients: readonly KnownIngredient[]): string[] {
  return [...new Set(ingredients.map(({ id }) => id))];
}

/** Additives named after a colour or a source, and foods that only sound alike. */
export function isNamedOnly({ id, additive }: KnownIngredient): boolean {
  return NOT_MADE_OF.has(id) || additive !== null;
}

/** Whether a vague name is what was typed: "fruit" is as wide as the ingredient. */
export function isMainName({ id }: KnownIngredient, typed: string): boolean {
  return inflectionKey(wordsOfName(typed).join(' '), 'en') === inflectionKey(FOOD_NAMES.get(id) ?? id.slice(3).replaceAll('-', ' '), 'en');
}
