import { isEmpty, maskOf, NO_PROPERTIES, READ_LANGUAGES, union, without, type Property } from '../../reading/index.ts';
import { inflectionKey, vocabulary, type KnownIngredient } from '../../vocabulary/index.ts';

/** So many names of one language under one ingredient are many foods ("fruit": figs, guavas, raisins …). */
const MANY = 8;
const SAYS_VAGUE = /-(?:unspecified|harmless|any|safe|plain|part|dish|form)$|^en:(?:form|class|composite|substance|aroma)-/;

let vague: ReadonlySet<number> | undefined = undefined;

/** Whether the vocabulary files many foods under one ingredient, so that a pack may print any of them. */
export function isVague({ number }: KnownIngredient): boolean {
  vague ??= findVague();
  return vague.has(number);
}

function findVague(): Set<number> {
  const found = new Set(vocabulary().ingredients.filter(({ id }) => SAYS_VAGUE.test(id)).map(({ number }) => number));
  for (const language of READ_LANGUAGES) {
    const names = new Map<number, Set<string>>();
    for (const [word, meaning] of vocabulary().languages[language].single) {
      if (meaning.kind !== 'ingredient') continue;
      for (const number of meaning.numbers) names.set(number, (names.get(number) ?? new Set()).add(inflectionKey(word, language)));
    }
    for (const [number, keys] of names) if (keys.size >= MANY) found.add(number);
  }
  return found;
}

/** Kinds of ingredients by their ids. */
const KINDS = {
  fruit: /fruit|berr|citrus|\bjam|raisin/, vegetable: /vegetable|tomato|onion|garlic|mushroom|chili|okra|rocket|paprika|salad/, seaweed: /algae|seaweed/, pulse: /pulse|legume|bean/,
  herb: /herb|spice|spicy|mint|curry|condiment|plant-harmless|capers/, cereal: /grain|cereal|rice|corn(?!-salad)|malt/, seed: /seed|oil(?!s)/, nut: /nut|coconut/, meat: /meat|pork|beef|poultry|game|offal|cut|sausage|lamb|lard|animal|charcuterie|mince|chicken|blood|collagen|bone/,
  sweet: /sugar|syrup|sweet|candy|dulce|honey/, flavour: /aroma|flavour/, drink: /drink|tea\b|stimulant|soda|caffeine|coffee|wine|beer|alcohol|infusion/, part: /protein|isolate|extract|fib(?:re|er)|starch|flour/, form: /form/, vinegar: /vinegar/,
} as const;
type Kind = keyof typeof KINDS;

/** The kinds of names that a food of a kind may be printed under. */
const RELATED: Readonly<Record<Kind, readonly Kind[]>> = {
  fruit: ['fruit', 'sweet', 'drink', 'vinegar'], vegetable: ['vegetable', 'herb', 'part'], seaweed: ['seaweed'], pulse: ['pulse', 'part'], herb: ['herb', 'drink'], cereal: ['cereal', 'sweet', 'vinegar', 'part'],
  seed: ['seed', 'herb', 'part'], nut: ['nut', 'seed', 'fruit', 'drink', 'sweet'], meat: ['meat', 'part'], sweet: ['sweet'], flavour: ['flavour', 'herb'], drink: ['drink', 'sweet'], part: ['part'], form: ['form'], vinegar: ['vinegar'],
};
const ALWAYS: readonly Kind[] = ['flavour', 'form'];
/** Additives, vitamins and the like are made of no food that anybody names. */
const TECHNICAL = /^en:e\d{3}|class-|additive|vitamin|mineral|amino|enzyme|culture|ferment|nutrient|supplement|phosphate|emulsif|gum-base|acid|coagulant|rennet|salt|water|omega|mono-|plavina|yeast|caramel|aroma-of/;

/** Properties that many foods share; they tell no food from another. */
const SHARED_BY_MANY: readonly Property[] = ['fruit or vegetable', 'Sugars and Syrups', 'Grains', 'slaughter', 'Meat', 'Red Meat', 'Preservatives', 'Phosphates', 'animal product', 'Alcohol', 'Caffeine', 'Antioxidant Source', 'Good Fat Source', 'Seed oils', 'Soluble Fiber', 'Legumes', 'Spicy Foods'];
const SHARED = maskOf(SHARED_BY_MANY);

/** The vague names that may stand for a food: of a kind with it, and with no telling property that it lacks. */
export function vagueNamesFor(food: readonly KnownIngredient[], filedUnder: readonly string[]): KnownIngredient[] {
  const has = food.reduce((mask, one) => union(mask, one.has), NO_PROPERTIES);
  const own = new Set(filedUnder.flatMap(kindsOf));
  const related = new Set([...own].flatMap((kind) => RELATED[kind]).concat(ALWAYS));
  return vocabulary().ingredients.filter((one) => {
    if (!isVague(one) || one.isComposite || !isEmpty(without(without(one.has, SHARED), has))) return false;
    const kinds = kindsOf(one.id);
    return own.size === 0 || kinds.length === 0 ? !TECHNICAL.test(one.id) : kinds.some((kind) => related.has(kind));
  });
}

function kindsOf(id: string): Kind[] {
  return TECHNICAL.test(id) ? [] : KIND_NAMES.filter((kind) => KINDS[kind].test(id));
}

const KIND_NAMES: readonly Kind[] = ['fruit', 'vegetable', 'seaweed', 'pulse', 'herb', 'cereal', 'seed', 'nut', 'meat', 'sweet', 'flavour', 'drink', 'part', 'form', 'vinegar'];
