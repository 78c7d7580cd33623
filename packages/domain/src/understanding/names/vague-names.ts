import { READ_LANGUAGES } from '../../reading/index.ts';
import { inflectionKey, type KnownIngredient, vocabulary } from '../../vocabulary/index.ts';

/** So many names of one language under one ingredient are many foods ("fruit": figs, guavas, raisins …). */
const MIN_CLASS_NAMES = 8;
const VAGUE_IDS = /-(?:unspecified|harmless|any|safe|plain|part|dish|form)$|^en:(?:form|class|composite|substance|aroma)-/;

let vague: ReadonlySet<number> | undefined = undefined;

/** Whether the vocabulary files many foods under one ingredient, so that a pack may print any of them. */
export function isVague({ number }: KnownIngredient): boolean {
  vague ??= findVague();
  return vague.has(number);
}

function findVague(): Set<number> {
  const found = new Set(
    vocabulary()
      .ingredients.filter(({ id }) => VAGUE_IDS.test(id))
      .map(({ number }) => number),
  );
  for (const language of READ_LANGUAGES) {
    const names = new Map<number, Set<string>>();
    for (const [word, meaning] of vocabulary().languages[language].single) {
      if (meaning.kind !== 'ingredient') continue;
      for (const number of meaning.numbers) names.set(number, (names.get(number) ?? new Set()).add(inflectionKey(word, language)));
    }
    for (const [number, keys] of names) if (keys.size >= MIN_CLASS_NAMES) found.add(number);
  }
  return found;
}

/** Kinds of ingredients by their ids. */
const KINDS = {
  fruit: /fruit|berr(?:y|ies)|citrus|\bjam|raisin/,
  vegetable: /vegetable(?!-(?:oil|fat|protein))|tomato|onion|garlic|mushroom|chili|okra|rocket|salad|potato/,
  seaweed: /algae|seaweed/,
  pulse: /pulse|legume|bean/,
  herb: /herb|spice|spicy|mint|curry|condiment|onion|garlic|chili|paprika|pepper|vanilla/,
  cereal: /grain|cereal|\brice\b|malt/,
  seed: /seed(?!-oil)/,
  oil: /\boils?\b|margarine|vegetable-fat/,
  nut: /nut\b|nuts|coconut|kernel/,
  meat: /meat|pork|beef|poultry|game|offal|cut|sausage|lamb|lard|animal|charcuterie|mince|chicken|blood|collagen|bone|gelatin|broth/,
  fish: /fish|seafood|crustacean|mollus/,
  sweet: /syrup|honey(?!dew)/,
  flavour: /aroma|flavour/,
  drink: /tea\b|stimulant|caffeine|coffee|infusion/,
  alcohol: /wine|beer|alcohol/,
  vinegar: /vinegar/,
  starch: /starch|glucose|dextr|en:e14xx/,
  protein: /protein|isolate/,
  fibre: /fib(?:re|er)/,
  flour: /^en:flour$|grain-form/,
  lecithin: /lecithin|e322/,
} as const;
type Kind = keyof typeof KINDS;

/** The kinds of class names that a food of a kind may be printed under. */
const RELATED: Readonly<Record<Kind, readonly Kind[]>> = {
  fruit: ['fruit'],
  vegetable: ['vegetable'],
  seaweed: ['seaweed'],
  pulse: ['pulse', 'vegetable', 'protein', 'fibre', 'flour'],
  herb: ['herb'],
  cereal: ['cereal', 'flour'],
  seed: ['seed'],
  oil: ['oil'],
  nut: ['nut', 'seed', 'fruit'],
  meat: ['meat'],
  fish: ['fish'],
  sweet: ['sweet'],
  flavour: ['flavour'],
  drink: ['drink'],
  alcohol: ['alcohol'],
  vinegar: ['vinegar'],
  starch: ['starch'],
  protein: ['protein'],
  fibre: ['fibre'],
  flour: ['flour'],
  lecithin: ['lecithin'],
};
/** Foods of which something is made that packs name without its source. */
const SOURCES: readonly (readonly [food: RegExp, kinds: readonly Kind[]])[] = [
  [/^(?:corn|potato|rice|cassava|tapioca)$/, ['starch', 'flour']],
  [/^(?:pea|broad bean)$/, ['starch']],
  [/^(?:corn|coconut|palm oil|rapeseed|sunflower seed|olive)$/, ['oil']],
  [/^(?:sunflower seed|rapeseed)$/, ['lecithin']],
  [/^(?:apple|citrus|orange|lemon|potato|corn)$/, ['fibre']],
  [/^(?:vanilla|mint|cinnamon|coffee|garlic|onion|aniseed)$/, ['flavour']],
  [/^honey$/, ['sweet']],
];
/** Foods and the ids under which their kind is filed: "beans" and "bean flour" may be broad beans. */
const CLASSES_BY_NAME: readonly (readonly [food: RegExp, ids: readonly string[]])[] = [[/\bbean$/, ['en:beans', 'en:grain-harmless']]];
/** Additives, vitamins and the like are made of no food that anybody names. */
const TECHNICAL =
  /^en:e(?!322|14xx)\d{2}|class-|additive|vitamin|mineral|amino|enzyme|culture|ferment|nutrient|supplement|phosphate|emulsif|gum-base|acid|coagulant|rennet|salt|water|omega|mono-|plavina|yeast|caramel|aroma-of/;

/**
 * The ids of class names that may stand for a food ("mixed fruits" for a kiwi), by its kind. What was printed under such an id
 * decides: only words that name a class are a doubt (matching/suitability/printed-names.ts).
 */
export function classesFor(food: string, filedUnder: readonly string[]): KnownIngredient[] {
  const related = new Set([
    ...filedUnder.flatMap(kindsOf).flatMap((kind) => RELATED[kind]),
    ...SOURCES.flatMap(([foods, kinds]) => (foods.test(food) ? kinds : [])),
  ]);
  const named = CLASSES_BY_NAME.flatMap(([foods, ids]) => (foods.test(food) ? ids : []));
  return related.size === 0
    ? []
    : [
        ...classes()
          .filter(({ kinds }) => kinds.some((kind) => related.has(kind)))
          .map(({ ingredient }) => ingredient),
        ...vocabulary().ingredients.filter(({ id }) => named.includes(id)),
      ];
}

let found: readonly { readonly ingredient: KnownIngredient; readonly kinds: readonly Kind[] }[] | undefined = undefined;

/** Ingredients that are classes: filed under with many names, or named after nothing but a class. */
function classes(): NonNullable<typeof found> {
  found ??= vocabulary()
    .ingredients.filter((one) => !one.isComposite && (isVague(one) || PLAIN_CLASS.test(one.id)))
    .map((ingredient) => ({ ingredient, kinds: kindsOf(ingredient.id) }))
    .filter(({ kinds }) => kinds.length > 0);
  return found;
}

const PLAIN_CLASS =
  /^en:(?:(?:modified-|native-|natural-|dried-|mixed-|exotic-|tropical-|red-|organic-)*(?:fruits?|fruit-(?:juice|pur[ée]e|juice-from-concentrate|juice-concentrate|concentrate|pulp)|vegetables?|starch|e14xx|vegetable-(?:oil|fat|protein|oil-and-fat)|plant-protein|spices?|herbs?|flavouring|protein|fiber|dextrose|glucose(?:-syrup)?|maltodextrin|cereals?|seeds?|nuts?|legumes?|pulses?|berries|fish|meat|poultry|mushrooms?|lecithins?|dietary-fibre|flour|oil|syrup))$/;

function kindsOf(id: string): Kind[] {
  return TECHNICAL.test(id) ? [] : KIND_NAMES.filter((kind) => KINDS[kind].test(id));
}

const KIND_NAMES: readonly Kind[] = [
  'fruit',
  'vegetable',
  'seaweed',
  'pulse',
  'herb',
  'cereal',
  'seed',
  'oil',
  'nut',
  'meat',
  'fish',
  'sweet',
  'flavour',
  'drink',
  'alcohol',
  'vinegar',
  'starch',
  'protein',
  'fibre',
  'flour',
  'lecithin',
];
