/** The categories of the catalogue as shelves: their names, their sizes, which narrow ones lie in a wide one. */

import { setImmediate as turn } from 'node:timers/promises';
import type { Shelf } from '@labelwise/contracts/food-search';
import type { Language } from '@labelwise/contracts/languages';
import { categoryName, englishCategory, placeholderFor } from '@labelwise/domain/food';
import { createLetteredWords, type LetteredWords, nearest, wordsOf } from '@labelwise/domain/food-search';
import type { Clock } from '../../../lib/clock.ts';
import { createRecentMap, type RecentMap } from '../../../lib/recent-map.ts';
import { categoryNameIn } from '../category-names.ts';
import type { NarrowCategory, ShelvesRepository } from './shelves.repository.ts';

/** A shelf, and the narrow categories that foods of it have as their narrowest. */
export type ListedShelf = Shelf & { readonly leaves: readonly string[]; readonly words: readonly string[] };
/** `byWord`: shelves by the words of their English names; `spelled`: these words; `named`: what was asked of them. */
type Directory = {
  readonly byTag: ReadonlyMap<string, ListedShelf>;
  readonly byWord: ReadonlyMap<string, readonly ListedShelf[]>;
  readonly spelled: LetteredWords;
  readonly named: RecentMap<string, ReadonlySet<ListedShelf>>;
  readonly foods: number;
};

const LIFETIME_MS = 10 * 60_000;
/** An empty catalogue may be filled at any moment. */
const EMPTY_LIFETIME_MS = 1000;
const BATCH_SIZE = 500;
/** Shelves of fewer foods are no answer to a word. */
const MIN_FOODS = 3;
/** Words of questions, with the shelves that they name. */
const MAX_NAMED = 5000;
const NO_SHELVES: ReadonlySet<ListedShelf> = new Set();

/** Offered before anything is typed. */
const KNOWN_SHELVES = [
  'en:yogurts',
  'en:breakfast-cereals',
  'en:breads',
  'en:cheeses',
  'en:biscuits',
  'en:crisps',
  'en:spreads',
  'en:sodas',
  'en:chocolates',
  'en:pastas',
] as const;

export type ShelfDirectory = ReturnType<typeof createShelfDirectory>;

export function createShelfDirectory(repository: ShelvesRepository, now: Clock) {
  let cached: { directory: Promise<Directory>; builtAt: number; lifetime: number } | undefined;

  async function build(): Promise<Directory> {
    const narrow: NarrowCategory[] = [];
    for (let after = ''; ; ) {
      const batch = await repository.narrowCategories(after, BATCH_SIZE);
      narrow.push(...batch);
      const last = batch.at(-1);
      if (last === undefined || batch.length < BATCH_SIZE) break;
      after = last.tag;
      await turn();
    }
    const byTag = shelvesOf(narrow);
    const byWord = shelvesByWord(byTag.values());
    const spelled = createLetteredWords(byWord.keys());
    return { byTag, byWord, spelled, named: createRecentMap(MAX_NAMED), foods: await repository.size() };
  }

  async function directory(): Promise<Directory> {
    if (cached === undefined || now() - cached.builtAt >= cached.lifetime)
      cached = { directory: build(), builtAt: now(), lifetime: LIFETIME_MS };
    const used = cached;
    try {
      const found = await used.directory;
      if (found.foods === 0) used.lifetime = EMPTY_LIFETIME_MS;
      return found;
    } catch (error) {
      if (cached === used) cached = undefined;
      throw error;
    }
  }

  return {
    /** The shelves as they were read last: another object once they are read again. */
    current: directory satisfies () => Promise<object>,

    /** Foods of the whole catalogue. */
    size: async (): Promise<number> => (await directory()).foods,

    /** A shelf by its tag; `null` where no food lies on it. */
    shelf: async (tag: string): Promise<ListedShelf | null> => (await directory()).byTag.get(tag) ?? null,

    /** Shelves whose names hold every word, in English with typing errors forgiven or in the reader's language; the fullest first. */
    async named(words: readonly string[], limit: number, language: Language): Promise<ListedShelf[]> {
      if (words.length === 0) return [];
      const current = await directory();
      const [first = NO_SHELVES, ...others] = words.map((word) => shelvesNamed(current, word));
      const inEnglish = [...first].filter((shelf) => others.every((shelves) => shelves.has(shelf)));
      const known = new Set(inEnglish);
      const inTheirs =
        language === 'en' ? [] : [...current.byTag.values()].filter((shelf) => !known.has(shelf) && isNamedIn(language, shelf.tag, words));
      return [...inEnglish, ...inTheirs]
        .filter(({ count }) => count >= MIN_FOODS)
        .sort((one, other) => one.words.length - other.words.length || other.count - one.count || (one.tag < other.tag ? -1 : 1))
        .slice(0, limit);
    },

    /** Shelves that most people know, as far as the catalogue fills them. */
    async known(): Promise<ListedShelf[]> {
      const { byTag } = await directory();
      return KNOWN_SHELVES.flatMap((tag) => byTag.get(tag) ?? []).filter(({ count }) => count >= MIN_FOODS);
    },
  };
}

function shelvesOf(narrow: readonly NarrowCategory[]): Map<string, ListedShelf> {
  const leavesOf = new Map<string, NarrowCategory[]>();
  for (const category of narrow)
    for (const tag of new Set([...category.above, category.tag])) {
      const leaves = leavesOf.get(tag);
      if (leaves === undefined) leavesOf.set(tag, [category]);
      else leaves.push(category);
    }
  return new Map(
    [...leavesOf].flatMap(([tag, leaves]): [string, ListedShelf][] => {
      const name = categoryName(tag);
      if (name === null) return [];
      const count = leaves.reduce((sum, { size }) => sum + size, 0);
      const placeholder = placeholderFor({ categoriesTags: [tag], kind: null });
      return [
        [
          tag,
          { tag, name, count, placeholder, leaves: leaves.map((leaf) => leaf.tag), words: wordsOf(`${name} ${englishCategory(name)}`) },
        ],
      ];
    }),
  );
}

function shelvesByWord(shelves: Iterable<ListedShelf>): Map<string, ListedShelf[]> {
  const byWord = new Map<string, ListedShelf[]>();
  for (const shelf of shelves)
    for (const word of shelf.words) {
      const known = byWord.get(word);
      if (known === undefined) byWord.set(word, [shelf]);
      else known.push(shelf);
    }
  return byWord;
}

/** "yoghurt" names "Yogurts", "choc" names "Chocolates". */
function shelvesNamed({ byWord, spelled, named }: Directory, word: string): ReadonlySet<ListedShelf> {
  const known = named.get(word);
  if (known !== undefined) return known;
  const meant = [...spelled.words.filter((other) => other.startsWith(word)), ...nearest(word, spelled.like(word), spelled.words.length)];
  const found = new Set(meant.flatMap((other) => byWord.get(other) ?? []));
  named.set(word, found);
  return found;
}

/** "Kekse" names "Biscuits" for who reads German. */
function isNamedIn(language: Language, tag: string, words: readonly string[]): boolean {
  const name = wordsOf(categoryNameIn(language, tag) ?? '');
  return words.every((word) => name.some((other) => other.startsWith(word)));
}
