import { READ_LANGUAGES, type ReadLanguage } from '../../reading/index.ts';
import { inflectionsOf, isWordOf, type NameNode, vocabulary } from '../../vocabulary/index.ts';
import { type CuratedNames, type CuratedNode, curatedNames, namesAnother } from './known-names.ts';
import { NOT_A_COMPOUND_OF } from './names.data.ts';

/** A name of the vocabulary, its words folded. */
export type WrittenName = { readonly language: ReadLanguage; readonly words: string };
/** How many names an ingredient has, and which of them name an everyday food ("jus de pomme" the apple; "pomme de terre" does not). */
export type NamesOfIngredient = { total: number; readonly languages: Set<ReadLanguage>; readonly byFood: Map<string, WrittenName[]> };

const MIN_PART_LENGTH = 4;
const COMPOUNDING: ReadonlySet<ReadLanguage> = new Set(['de', 'nl']);
/** Endings that the first part of a compound may lose ("Kirsche", "Kirschsaft"). */
const DROPPED_ENDINGS = /(?:en|e|n)$/;

type Index = {
  readonly byNumber: readonly (NamesOfIngredient | undefined)[];
  readonly numbersOf: ReadonlyMap<string, ReadonlySet<number>>;
};
let index: Index | undefined = undefined;

/** Which everyday foods the names of an ingredient name, in all languages together. */
export function namesOfIngredient(number: number): NamesOfIngredient | undefined {
  index ??= buildIndex();
  return index.byNumber[number];
}

const MAJORITY = 0.5;

/** The everyday food that most names of an ingredient name ("red lentils" the lentil). */
export function foodOfMostNames(number: number): string | undefined {
  const names = namesOfIngredient(number);
  return names === undefined
    ? undefined
    : [...names.byFood]
        .filter(([, named]) => named.length >= names.total * MAJORITY)
        .sort(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

/** Ingredients of which some name names a food. */
export function numbersNaming(food: string): ReadonlySet<number> {
  index ??= buildIndex();
  return index.numbersOf.get(food) ?? new Set();
}

/** The part of an ingredient's names that name a food: 1 where every name does. */
export function shareOfNames(number: number, food: string): number {
  const names = namesOfIngredient(number);
  return names === undefined ? 0 : (names.byFood.get(food)?.length ?? 0) / names.total;
}

let readers: readonly ReturnType<typeof readerOf>[] | undefined = undefined;

/** The everyday foods that words name in any language ("red lentil" the lentil). */
export function foodsNamedIn(words: readonly string[]): string[] {
  readers ??= curatedNames().map(readerOf);
  return [...new Set(readers.flatMap((read) => [...read(words)]))];
}

function buildIndex(): Index {
  const entries: (NamesOfIngredient | undefined)[] = [];
  readers ??= curatedNames().map(readerOf);
  for (const [at, names] of curatedNames().entries()) {
    const reader = readers[at] ?? readerOf(names);
    const path: string[] = [];
    const visit = (node: NameNode): void => {
      if (node.meaning?.kind === 'ingredient') {
        const foods = reader(path);
        for (const number of node.meaning.numbers) {
          const entry = (entries[number] ??= { total: 0, languages: new Set(), byFood: new Map() });
          entry.total += 1;
          entry.languages.add(names.language);
          for (const food of foods) {
            const known = entry.byFood.get(food);
            const name = { language: names.language, words: path.join(' ') };
            if (known === undefined) entry.byFood.set(food, [name]);
            else known.push(name);
          }
        }
      }
      for (const [word, next] of node.next ?? []) {
        path.push(word);
        visit(next);
        path.pop();
      }
    };
    visit(vocabulary().languages[names.language].root);
  }
  const numbersOf = new Map<string, Set<number>>();
  for (const [number, names] of entries.entries()) {
    for (const food of names?.byFood.keys() ?? []) numbersOf.set(food, (numbersOf.get(food) ?? new Set()).add(number));
  }
  return { byNumber: entries, numbersOf };
}

/** Reads the everyday foods in the words of a name, the longest names first; an allergen's name in it is passed over whole. */
function readerOf(names: CuratedNames): (words: readonly string[]) => ReadonlySet<string> {
  const starts = COMPOUNDING.has(names.language) ? startsOf(names.root) : null;
  // "Pimienta" is pepper, and no form of "pimiento".
  const formsOf = cached((word) => [word, ...inflectionsOf(word, names).filter((other) => !namesAnother(word, other, names.language))]);
  const firstNodes = cached((word) =>
    (names.root.next.has(word) ? [word] : formsOf(word)).flatMap((form) => names.root.next.get(form) ?? []),
  );
  const inCompound = cached((word) => (starts === null ? [] : foodsOfCompound(word, starts, names.language)));
  return (words) => {
    const foods = new Set<string>();
    for (let at = 0; at < words.length; ) {
      let nodes = firstNodes(words[at] ?? '');
      let longest = at;
      let meant: readonly string[] = nodes.length === 0 ? inCompound(words[at] ?? '') : [];
      for (let to = at + 1; nodes.length > 0; to += 1) {
        const meanings = nodes.flatMap(({ meaning }) => meaning ?? []);
        if (meanings.length > 0) {
          longest = to;
          meant = meanings.flatMap((one) => one.foods);
        }
        if (to >= words.length || nodes.every(({ next }) => next.size === 0)) break;
        const forms = formsOf(words[to] ?? '');
        nodes = nodes.flatMap((node) => forms.flatMap((form) => node.next.get(form) ?? []));
      }
      for (const food of meant) foods.add(food);
      at = Math.max(at + 1, longest);
    }
    return foods;
  };
}

/** Remembers what a word gave: names are made of few words. */
function cached<T>(find: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = find(word);
    known.set(word, found);
    return found;
  };
}

/** The first parts of compounds, with the foods that they name. */
function startsOf(root: CuratedNode): ReadonlyMap<string, readonly string[]> {
  const starts = new Map<string, readonly string[]>();
  for (const [word, { meaning }] of root.next) {
    if (meaning === null) continue;
    for (const form of [word, word.replace(DROPPED_ENDINGS, '')])
      if (form.length >= MIN_PART_LENGTH && !starts.has(form)) starts.set(form, meaning.foods);
  }
  return starts;
}

/** "Kiwipüree": the longest food that the word begins with, where the rest is a word too. */
function foodsOfCompound(word: string, starts: ReadonlyMap<string, readonly string[]>, language: ReadLanguage): readonly string[] {
  if (NOT_A_COMPOUND_OF.test(word)) return [];
  const names = vocabulary().languages[language];
  for (let length = word.length - MIN_PART_LENGTH + 1; length >= MIN_PART_LENGTH; length -= 1) {
    const foods = starts.get(word.slice(0, length));
    if (foods === undefined) continue;
    const rest = word.slice(length);
    if (['', 's', 'n', 'en', 'er', 'e'].some((joint) => rest.startsWith(joint) && isWordOf(rest.slice(joint.length), names))) return foods;
  }
  return [];
}

type SingleNames = { readonly names: readonly WrittenName[]; readonly placesOf: ReadonlyMap<number, readonly number[]> };
let singleNames: SingleNames | undefined = undefined;

/** Names of one word that the vocabulary has for ingredients, in every language, in its order. */
export function singleNamesOf(numbers: Iterable<number>): WrittenName[] {
  const { names, placesOf } = (singleNames ??= indexSingleNames());
  const places = new Set([...numbers].flatMap((number) => placesOf.get(number) ?? []));
  return [...places].sort((one, other) => one - other).flatMap((place) => names[place] ?? []);
}

function indexSingleNames(): SingleNames {
  const names: WrittenName[] = [];
  const placesOf = new Map<number, number[]>();
  for (const language of READ_LANGUAGES) {
    for (const [words, meaning] of vocabulary().languages[language].single) {
      if (meaning.kind !== 'ingredient') continue;
      for (const number of meaning.numbers) {
        const places = placesOf.get(number);
        if (places === undefined) placesOf.set(number, [names.length]);
        else places.push(names.length);
      }
      names.push({ language, words });
    }
  }
  return { names, placesOf };
}
