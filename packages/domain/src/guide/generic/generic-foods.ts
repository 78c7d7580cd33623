import { isDiet } from '../../diets/index.ts';
import { TERM_LANGUAGES } from '../knowledge/terms.data.ts';
import { NAMED_FOODS } from '../understand/named-foods.data.ts';
import { plainWords, stem } from '../understand/words.ts';
import { DRINKS_TO_REST } from './drinks-to-rest.data.ts';
import { GRAINS_TO_CHEESES } from './grains-to-cheeses.data.ts';
import { HELD_IN, type HeldWord, LEFT_OUT_BY, type Part } from './held.data.ts';
import { KNOWN_FOODS } from './known-foods.data.ts';
import { PROTEINS_TO_SWEETS } from './proteins-to-sweets.data.ts';
import { FOOD_KINDS, PARTS } from './words.data.ts';

/** How sure something is in a food of that name: by what it is, as it is usually made, or in some. */
export const CERTAINTIES = ['certain', 'usual', 'possible'] as const;
export type Certainty = (typeof CERTAINTIES)[number];
export type FoodKind = (typeof FOOD_KINDS)[number];

/** Per 100 g, of drinks per 100 ml: kcal, else grams; caffeine in mg, alcohol in % vol. */
export const FIGURES = ['Calories', 'Protein', 'Fat', 'Carbohydrates', 'Sugar', 'Fiber', 'Sodium', 'Caffeine', 'Alcohol'] as const;
export type Figure = (typeof FIGURES)[number];

/** A food by its name alone, whoever makes it. `names`: by language in the order of `TERM_LANGUAGES`, folded. */
export type GenericFood = {
  readonly id: string;
  readonly names: readonly (readonly string[])[];
  readonly kind: FoodKind;
  readonly parts: readonly { readonly part: Part; readonly certainty: Certainty }[];
  readonly figures: Readonly<Partial<Record<Figure, number>>>;
  /** Grams of a usual portion. */
  readonly portion: number | null;
};

const isKind = (word: string): word is FoodKind => FOOD_KINDS.some((kind) => kind === word);
const isPart = (word: string): word is Part => PARTS.some((part) => part === word);
const MARKS: Readonly<Record<string, Certainty>> = { '~': 'usual', '?': 'possible' };

/** A word with the mark of its certainty: "~milk". */
function marked(word: string): { readonly word: string; readonly certainty: Certainty } {
  const certainty = MARKS[word.slice(0, 1)];
  return certainty === undefined ? { word, certainty: 'certain' } : { word: word.slice(1), certainty };
}

function figuresOf(row: string, further: readonly string[]): GenericFood['figures'] {
  const per100 = row.split(' ').map(Number);
  const stated = further.flatMap((text): (readonly [Figure, number])[] => {
    const value = Number(text.slice(1));
    return text.startsWith('c') ? [['Caffeine', value]] : text.startsWith('a') ? [['Alcohol', value]] : [];
  });
  const all = per100.flatMap((value, at): (readonly [Figure, number])[] => {
    const figure = FIGURES[at];
    return figure === undefined || Number.isNaN(value) ? [] : [[figure, value]];
  });
  // A row of zeros stands for what nobody eats by itself.
  const isEaten = per100.some((value) => value > 0) || further.length > 0 || row.startsWith('0 0 0 0 0 0 0.');
  return isEaten ? Object.fromEntries([...all, ...stated]) : {};
}

/** A row as its columns: kind, parts, figures, portion, further figures. */
export function foodOf(id: string, names: GenericFood['names'], columns: readonly string[]): GenericFood[] {
  const [kind = '', parts = '', figures = '', portion = '', ...further] = columns;
  if (!isKind(kind)) return [];
  return [
    {
      id,
      names,
      kind,
      parts: parts.split(' ').flatMap((text) => {
        const { word, certainty } = marked(text);
        return isPart(word) ? [{ part: word, certainty }] : [];
      }),
      figures: figuresOf(figures, further),
      portion: Number(portion) > 0 ? Number(portion) : null,
    },
  ];
}

const namesOf = (column: string): GenericFood['names'] =>
  column.split(';').map((names) => names.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()])));

/**
 * Foods, dishes and ingredients by their names. Columns: names by language, kind, what they are made of (`~` usually, `?` sometimes), kcal, protein,
 * fat, carbohydrates, sugars, fiber and salt per 100 g or ml, grams of a usual portion, caffeine (mg) and alcohol (% vol).
 */
export const GENERIC_FOODS: Readonly<Record<string, string>> = { ...GRAINS_TO_CHEESES, ...PROTEINS_TO_SWEETS, ...DRINKS_TO_REST };

/** Rows of such a table as foods. */
export const foodsOfRows = (rows: Readonly<Record<string, string>>): GenericFood[] =>
  Object.entries(rows).flatMap(([id, row]) => {
    const [names = '', ...columns] = row.split('|');
    return foodOf(id, namesOf(names), columns);
  });

let foods: readonly GenericFood[] | undefined = undefined;
/** Made with the first question that needs them. */
export function genericFoods(): readonly GenericFood[] {
  foods ??= [
    ...foodsOfRows(GENERIC_FOODS),
    ...Object.entries(NAMED_FOODS).flatMap(([tags, names]) => {
      const [first = ''] = tags.split(' ');
      const row = KNOWN_FOODS[first];
      return row === undefined ? [] : foodOf(first, namesOf(names), row.split('|'));
    }),
  ];
  return foods;
}

/** Names of a food in one language. */
export function genericNames({ names }: GenericFood, language: (typeof TERM_LANGUAGES)[number]): readonly string[] {
  return names[TERM_LANGUAGES.indexOf(language)] ?? [];
}

const rank = (certainty: Certainty): number => CERTAINTIES.indexOf(certainty);
const weaker = (one: Certainty, other: Certainty): Certainty => (rank(one) > rank(other) ? one : other);

const LITTLE_LACTOSE: ReadonlySet<Part> = new Set(['butter', 'butterfat', 'cheese']);

/** What is in a food that somebody may leave out, each with how sure it is. */
export function heldIn({ id, kind, parts }: Pick<GenericFood, 'id' | 'kind' | 'parts'>): ReadonlyMap<HeldWord, Certainty> {
  const held = new Map<HeldWord, Certainty>();
  const add = (word: HeldWord, certainty: Certainty) => {
    const known = held.get(word);
    if (known === undefined || rank(certainty) < rank(known)) held.set(word, certainty);
  };
  for (const { part, certainty } of parts)
    for (const text of (HELD_IN[part] ?? '').split(' ').filter((one) => one !== '')) {
      const { word, certainty: inPart } = marked(text);
      const found = Object.values(LEFT_OUT_BY)
        .flat()
        .find((one) => one === word);
      const known = found ?? (word === 'caffeine' ? 'caffeine' : undefined);
      if (known !== undefined) add(known, weaker(certainty, inPart));
      // Butter, ghee and ripened cheese hold next to none, other milk does.
      if (word === 'milk' && id !== 'lactose_free_milk')
        add('lactose', kind === 'cheese' || LITTLE_LACTOSE.has(part) ? 'possible' : weaker(certainty, inPart));
      // Of meat nothing shows how the animal was slaughtered, pork apart, which no rule allows.
      if (word === 'meat' && part !== 'pork' && part !== 'lard') add('slaughter', 'possible');
      if (word === 'rennet') add('slaughter', 'possible');
    }
  return held;
}

/** What speaks against a food for a diet, the surest first; `null` of diets that say nothing about what a food is made of. */
export function againstDiet(
  food: Pick<GenericFood, 'id' | 'kind' | 'parts'>,
  diet: string,
): readonly { held: HeldWord; certainty: Certainty }[] | null {
  const leftOut = isDiet(diet) ? LEFT_OUT_BY[diet] : undefined;
  if (leftOut === undefined) return null;
  const held = heldIn(food);
  return leftOut
    .flatMap((word) => {
      const certainty = held.get(word);
      return certainty === undefined ? [] : [{ held: word, certainty }];
    })
    .toSorted((one, other) => rank(one.certainty) - rank(other.certainty));
}

/** Whether a product is that food, or bears its name in any language. @param tags its categories */
export function isOfFood({ id, names }: GenericFood, name: string, tags: readonly string[]): boolean {
  const words = plainWords(name).split(' ').map(stem);
  return (
    tags.includes(id) ||
    names.flat().some((one) =>
      plainWords(one)
        .split(' ')
        .map(stem)
        .every((word) => words.includes(word)),
    )
  );
}
