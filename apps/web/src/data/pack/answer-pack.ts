import type { FoodCandidate } from '@labelwise/contracts/alternatives';
import type { SearchCandidates } from '@labelwise/contracts/food-search';
import type { Food, Shelf } from '@labelwise/contracts/foods';
import { categoryName, type FoodProduct, leafCategory, placeholderFor } from '@labelwise/domain/food';
import { createMemoryIndex, findByText, type SearchIndex } from '@labelwise/domain/food-search';
import { gtinKey } from '@labelwise/domain/gtin';
import { checkPack, layersOf, openPack, type Pack, type PackCard, PackFault, type PackMeta } from '@labelwise/domain/pack';
import { GOOD, MIN_SHELF_SIZE } from '@labelwise/domain/shelf';
import { factsOf, toFood, toFoodSummary } from '@labelwise/messages/render/food-answer';
import { byteStore } from '../../platform/storage/byte-store.ts';
import type { Reach } from '../choosing/choose.ts';

/** The files of one pack, the oldest first. */
export type PackFiles = { readonly of: string; readonly files: readonly string[] };

/** What the worker is asked; each time with the packs that are on the device then. */
export type PackQuestion =
  | { readonly kind: 'food'; readonly barcode: string }
  | { readonly kind: 'shelf'; readonly barcode: string }
  | { readonly kind: 'shelf foods'; readonly tag: string; readonly reach: Reach }
  | { readonly kind: 'search'; readonly search: PackSearch }
  /** Whether the files are all there and whole. */
  | { readonly kind: 'size' }
  | { readonly kind: 'check'; readonly file: string };
export type PackMessage = { readonly call: number; readonly packs: readonly PackFiles[]; readonly question: PackQuestion };

/** `gone`: the browser has taken a file back. */
export type LostPack = { readonly of: string; readonly because: 'gone' | 'damaged' | 'foreign' };

export type PackReply =
  | { readonly kind: 'food'; readonly food: Food | null }
  | { readonly kind: 'shelf'; readonly shelf: { shelf: Shelf | null } | null }
  | { readonly kind: 'shelf foods'; readonly foods: readonly FoodCandidate[] }
  | { readonly kind: 'search'; readonly found: SearchCandidates }
  | { readonly kind: 'size'; readonly foods: number; readonly lost: readonly LostPack[] }
  | { readonly kind: 'check'; readonly meta: PackMeta }
  | { readonly kind: 'failed' };
export type PackAnswer = { readonly call: number; readonly reply: PackReply };

class PackGone extends Error {
  override name = 'PackGone';
}

/** What of the packs can be read, and what cannot: one that is lost takes nothing from the others. */
type Opened = { readonly shelves: PackShelves; readonly read: number; readonly lost: readonly LostPack[] };

let open: { readonly key: string; readonly opened: Promise<Opened> } | null = null;

async function openAll(packs: readonly PackFiles[]): Promise<Opened> {
  const key = packs.flatMap(({ files }) => files).join(' ');
  if (open?.key !== key) {
    const opening = { key, opened: openEach(packs) };
    open = opening;
    const again = () => {
      if (open === opening) open = null;
    };
    // What is lost may be fetched again under the same name.
    opening.opened.then(({ lost }) => lost.length > 0 && again(), again);
  }
  return open.opened;
}

async function openEach(packs: readonly PackFiles[]): Promise<Opened> {
  const whole: Pack[][] = [];
  const lost: LostPack[] = [];
  for (const { of, files } of packs)
    try {
      whole.push(chained(await Promise.all(files.map(async (file) => openPack(await bytesOf(file))))));
    } catch (error) {
      const because = error instanceof PackGone ? 'gone' : error instanceof PackFault ? error.reason : null;
      if (because === null) throw error;
      lost.push({ of, because });
    }
  return { shelves: createPackShelves(whole), read: whole.length, lost };
}

/** A difference says nothing of another version than the one that it was made for. @throws PackFault */
function chained(layers: Pack[]): Pack[] {
  for (const [at, { meta }] of layers.entries()) if (meta.base !== (layers[at - 1]?.meta.version ?? null)) throw new PackFault('damaged');
  return layers;
}

/** @throws where none of the packs can be read */
async function shelvesOf(packs: readonly PackFiles[]): Promise<PackShelves> {
  const { shelves, read } = await openAll(packs);
  if (read === 0) throw new PackGone();
  return shelves;
}

async function bytesOf(file: string): Promise<Uint8Array> {
  const bytes = await byteStore.get(file);
  if (bytes === null) throw new PackGone();
  return bytes;
}

export async function answerPack({ call, packs, question }: PackMessage): Promise<PackAnswer> {
  try {
    return { call, reply: await replyTo(question, packs) };
  } catch {
    return { call, reply: { kind: 'failed' } };
  }
}

async function replyTo(question: PackQuestion, packs: readonly PackFiles[]): Promise<PackReply> {
  const { kind } = question;
  switch (kind) {
    case 'check':
      return { kind, meta: checkPack(await bytesOf(question.file)) };
    case 'food':
      return { kind, food: (await shelvesOf(packs)).food(question.barcode) };
    case 'shelf':
      return { kind, shelf: (await shelvesOf(packs)).shelf(question.barcode) };
    case 'shelf foods':
      return { kind, foods: (await shelvesOf(packs)).shelfFoods(question.tag, question.reach) };
    case 'search':
      return { kind, found: await (await shelvesOf(packs)).search(question.search) };
    case 'size':
      return await sizeOf(packs);
    default:
      return question satisfies never;
  }
}

async function sizeOf(packs: readonly PackFiles[]): Promise<PackReply> {
  const { shelves, lost } = await openAll(packs);
  return { kind: 'size', foods: shelves.size, lost };
}

/** Good foods of a wide category that are looked at, as the server does. */
const WIDE_SAMPLE = 250;
const SCORES = 101;
const MAX_FOUND = 300;

type Listed = Pick<PackCard, 'gtin' | 'name' | 'brand' | 'score' | 'popularity' | 'categoriesTags'>;
type Directory = { readonly index: SearchIndex; readonly onShelf: ReadonlyMap<string, readonly Listed[]> };

export type PackSearch = {
  readonly q: string | undefined;
  readonly shelf: string | undefined;
  readonly exact: '1' | undefined;
  readonly limit?: number;
};
type PackShelves = ReturnType<typeof createPackShelves>;

/** The foods of this device's packs, answered as the server answers its own: the same functions over fewer foods. */
export function createPackShelves(packs: readonly (readonly Pack[])[]) {
  const layers = packs.map(layersOf);
  let known: Directory | undefined;

  /** Made at the first search or shelf: every card is read once. */
  function directory(): Directory {
    return (known ??= build());
  }

  function build(): Directory {
    const cards = new Map<string, Listed>();
    for (const layer of layers)
      for (const { gtin, name, brand, score, popularity, categoriesTags } of layer.cards())
        if (!cards.has(gtin)) cards.set(gtin, { gtin, name, brand, score, popularity, categoriesTags });
    const onShelf = new Map<string, Listed[]>();
    for (const card of cards.values())
      for (const tag of new Set(card.categoriesTags)) {
        const shelf = onShelf.get(tag);
        if (shelf === undefined) onShelf.set(tag, [card]);
        else shelf.push(card);
      }
    const rows = [...cards.values()].map(({ gtin, name, brand, popularity }) => ({ id: Number(gtin), name, brand, popularity }));
    return { index: createMemoryIndex(rows), onShelf };
  }

  function product(gtin: string): FoodProduct | null {
    for (const layer of layers) {
      const found = layer.find(gtin);
      if (found !== null) return found;
    }
    return null;
  }

  const products = (gtins: readonly string[]): FoodProduct[] => gtins.flatMap((gtin) => product(gtin) ?? []);
  const candidate = (food: FoodProduct): FoodCandidate => ({ ...toFoodSummary(food), facts: factsOf(food) });

  return {
    size: layers.reduce((sum, { size }) => sum + size, 0),

    food(barcode: string): Food | null {
      const gtin = gtinKey(barcode);
      const found = gtin === null ? null : product(gtin);
      return found === null ? null : toFood(found);
    },

    /** The foods of a category: all that have it as their narrowest, or a sample of the good ones of it. */
    shelfFoods(tag: string, reach: Reach): FoodCandidate[] {
      const shelf = directory().onShelf.get(tag) ?? [];
      const chosen =
        reach === 'narrow'
          ? shelf.filter(({ categoriesTags }) => categoriesTags.at(-1) === tag)
          : shelf
              .filter(({ score }) => score !== null && score >= GOOD)
              .sort((one, other) => (other.score ?? 0) - (one.score ?? 0) || Number(one.gtin) - Number(other.gtin))
              .slice(0, WIDE_SAMPLE);
      return products(chosen.map(({ gtin }) => gtin)).map(candidate);
    },

    /** Where a food stands among those of the packs; `null` where it is in none. */
    shelf(barcode: string): { shelf: Shelf | null } | null {
      const gtin = gtinKey(barcode);
      const food = gtin === null ? null : product(gtin);
      if (food === null) return null;
      for (const tag of food.categoriesTags.toReversed()) {
        const name = leafCategory([tag], food.lang);
        const scores = (directory().onShelf.get(tag) ?? []).flatMap(({ score }) => score ?? []);
        if (name === null || scores.length < MIN_SHELF_SIZE) continue;
        const counts = Array.from({ length: SCORES }, () => 0);
        for (const score of scores) counts[score] = (counts[score] ?? 0) + 1;
        return { shelf: { tag, name, size: scores.length, counts } };
      }
      return { shelf: null };
    },

    async search({ q = '', shelf, exact, limit = MAX_FOUND }: PackSearch): Promise<SearchCandidates> {
      const { index, onShelf } = directory();
      const listed = shelf === undefined ? [] : (onShelf.get(shelf) ?? []);
      const { ids, whole, corrected } =
        q === ''
          ? { ids: byScore(listed).map(({ gtin }) => Number(gtin)), whole: new Set<number>(), corrected: null }
          : await findByText(index, q, { isExact: exact === '1' });
      const lies = new Set(listed.map(({ gtin }) => Number(gtin)));
      const found = shelf === undefined ? ids : ids.filter((id) => lies.has(id));
      const shown = found.slice(0, limit);
      const name = shelf === undefined ? null : categoryName(shelf);
      return {
        foods: products(shown.map((id) => String(id).padStart(13, '0'))).map((food) => ({
          ...candidate(food),
          quantity: food.quantity,
          isWhole: whole.has(Number(food.gtin)),
        })),
        unseen: q === '' ? found.length - shown.length : 0,
        isCapped: found.length > shown.length,
        corrected,
        categories: [],
        shelf:
          shelf === undefined || name === null
            ? null
            : { tag: shelf, name, count: listed.length, placeholder: placeholderFor({ categoriesTags: [shelf], kind: null }) },
        shelves: [],
      };
    },
  };
}

function byScore(cards: readonly Listed[]): Listed[] {
  return cards.toSorted((one, other) => (other.score ?? -1) - (one.score ?? -1) || other.popularity - one.popularity);
}
