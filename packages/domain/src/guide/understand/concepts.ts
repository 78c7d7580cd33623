import { additiveName, namedAdditiveCodes } from '../../additives/index.ts';
import { memoize } from '../../lib/index.ts';
import { canonicalName, KNOWN_NAMES } from '../../matching/index.ts';
import { SHELF_WORDS } from './shelf-words.data.ts';
import { SHELVES, type ShelfId } from './shelves.data.ts';
import { ADDITIVE_WORDS, NUTRIENT_WORDS, SELECTION_WORDS } from './words.data.ts';
import { isNearly, plainWords, runsOf } from './words.ts';

const KNOWN: ReadonlySet<string> = new Set(KNOWN_NAMES);
/** Words that mistyped ones are corrected to; short and common words are left alone. */
const TYPED: readonly string[] = [
  'protein',
  'sodium',
  'sugar',
  'fiber',
  'fibre',
  'calories',
  'carbohydrates',
  'saturated',
  'caffeine',
  'magnesium',
  'potassium',
  'vitamin',
  'cholesterol',
  'additives',
  'gluten',
];

/** The canonical name of a nutrient or substance that these words stand for; `null` for anything else. */
export function nutrientOf(words: string): string | null {
  const named = Object.hasOwn(NUTRIENT_WORDS, words) ? NUTRIENT_WORDS[words] : undefined;
  if (named !== undefined) return named === 'Additives' ? null : named;
  const known = canonicalName(words);
  if (KNOWN.has(known)) return known;
  const meant = words.length < 5 ? undefined : TYPED.find((one) => one !== words && isNearly(one, words));
  return meant === undefined ? null : nutrientOf(meant);
}

/** Nutrients and substances that a question names, longest names first taken, in the order in which they stand. */
export function nutrientsIn(words: readonly string[]): { name: string; at: number; length: number }[] {
  const taken = new Set<number>();
  const found: { name: string; at: number; length: number }[] = [];
  for (const { run, at, length } of runsOf(words, 4)) {
    const places = Array.from({ length }, (_, index) => at + index);
    if (places.some((place) => taken.has(place))) continue;
    const name = nutrientOf(run);
    if (name === null) continue;
    places.forEach((place) => taken.add(place));
    found.push({ name, at, length });
  }
  return found.sort((one, other) => one.at - other.at);
}

const CODE_BY_NAME: ReadonlyMap<string, string> = new Map([
  ...namedAdditiveCodes().map((code): [string, string] => [plainWords(additiveName(code)), code]),
  ...Object.entries(ADDITIVE_WORDS),
]);
const NOT_AN_ADDITIVE: ReadonlySet<string> = new Set([
  'caffeine',
  'water',
  'sugar',
  'starch',
  'vitamin c',
  'oxygen',
  'calcium',
  'gelatin',
  'gold',
  'silver',
  'iron',
]);
const CODE = /\be ?-?(\d{3,4}) ?([a-f])?\b/g;

/** Codes of the additives that a text names, by number ("E 322") or by name ("aspartame"). */
export function additivesIn(text: string): string[] {
  const codes = [...text.matchAll(CODE)].map(([, number, letter]) => `e${number}${letter ?? ''}`);
  const words = text.split(' ');
  const taken = new Set<number>();
  for (const { run, at, length } of runsOf(words, 4)) {
    const code = additiveCodeOf(run);
    if (code === null || Array.from({ length }, (_, index) => taken.has(at + index)).includes(true)) continue;
    for (let place = at; place < at + length; place++) taken.add(place);
    codes.push(code);
  }
  return [...new Set(codes)];
}

const additiveCodeOf = memoize((words: string): string | null => {
  if (NOT_AN_ADDITIVE.has(words)) return null;
  const known =
    CODE_BY_NAME.get(words) ?? CODE_BY_NAME.get(`${words}s`) ?? (words.endsWith('s') ? CODE_BY_NAME.get(words.slice(0, -1)) : undefined);
  if (known !== undefined) return known;
  if (words.length < 8) return null;
  for (const [name, code] of CODE_BY_NAME) if (!name.includes(' ') && name.length > 7 && isNearly(name, words)) return code;
  return null;
});

/** Whether these very words name an additive. */
export function isAdditiveName(words: string): boolean {
  return /^e ?-?\d{3,4} ?[a-f]?$/.test(words) || additiveCodeOf(words) !== null;
}

/** Whether these very words name a meal or a kind of food. */
export function isShelfName(words: string): boolean {
  return SHELF_BY_WORD.has(words);
}

const SHELF_BY_WORD: ReadonlyMap<string, ShelfId> = new Map(
  shelfIds().flatMap((id) => [...(SHELF_WORDS[id]?.split(',') ?? []), ...SHELVES[id].words].map((word): [string, ShelfId] => [word, id])),
);

function shelfIds(): ShelfId[] {
  const isShelf = (id: string): id is ShelfId => Object.hasOwn(SHELVES, id);
  return Object.keys(SHELVES).filter(isShelf);
}

/** These say when something is eaten or drunk, and look for no meal. */
const AT_A_MEAL = /^(?:with|between|before|after|during|at|skip|skipping|per) meals?$/;

/** Meals and kinds of food that a question names, the most specific words first. */
export function shelvesIn(words: readonly string[]): ShelfId[] {
  const taken = new Set<number>();
  const found: { id: ShelfId; at: number }[] = [];
  for (const { run, at, length } of runsOf(words, 3)) {
    const id = SHELF_BY_WORD.get(run);
    const places = Array.from({ length }, (_, index) => at + index);
    if (id === undefined || places.some((place) => taken.has(place))) continue;
    places.forEach((place) => taken.add(place));
    // "Palm oil" is no oil of the kitchen, and "milk free" looks for no milk.
    if (AT_A_MEAL.test(`${words[at - 1] ?? ''} ${run}`)) continue;
    if (words[at + length] === 'free' || (length === 1 && at > 0 && nutrientOf(`${words[at - 1] ?? ''} ${run}`) !== null)) continue;
    if (!found.some((one) => one.id === id)) found.push({ id, at });
  }
  return found.map(({ id }) => id);
}

/** The shelf of a food, by its narrowest category that any shelf names. */
export function shelfOf(categoriesTags: readonly string[]): ShelfId | null {
  for (const tag of categoriesTags.toReversed()) {
    const held = shelfIds()
      .filter((id) => SHELVES[id].tags.some((one) => one === tag))
      .sort((one, other) => SHELVES[one].tags.length - SHELVES[other].tags.length);
    if (held[0] !== undefined) return held[0];
  }
  return null;
}

export type Selected = { goals: string[]; conditions: string[]; restrictions: string[] };

/** Whether these very words name a goal or a condition. */
export function isSelectionName(words: string): boolean {
  return Object.hasOwn(SELECTION_WORDS, words);
}

/** Goals and conditions that a question names. */
export function selectionsIn(words: readonly string[]): Selected {
  const selected: Selected = { goals: [], conditions: [], restrictions: [] };
  const taken = new Set<number>();
  for (const { run, at, length } of runsOf(words, 3)) {
    const meant = Object.hasOwn(SELECTION_WORDS, run) ? SELECTION_WORDS[run] : undefined;
    const places = Array.from({ length }, (_, index) => at + index);
    if (meant === undefined || places.some((place) => taken.has(place))) continue;
    places.forEach((place) => taken.add(place));
    if (!selected[meant.kind].includes(meant.name)) selected[meant.kind].push(meant.name);
  }
  return selected;
}
