import { setImmediate as turn } from 'node:timers/promises';
import { DIETARY_RESTRICTIONS, HEALTH_GOALS, MEDICAL_CONDITIONS } from '@labelwise/domain/health-profile';
import { prepareProfile, scoreOnly } from '@labelwise/domain/scoring';
import { byHealthiness, type Candidate, candidateOf, type RankedFoods, warm } from '@labelwise/domain/shelf';
import type { Clock } from '../../lib/clock.ts';
import type { AlternativesRepository } from './alternatives.repository.ts';

/** Foods of one category that are looked at: more than the largest real categories of packaged food hold. */
const MAX_CATEGORY = 20_000;
/** Foods held in memory, over all categories: about 10 kB each. */
const MAX_FOODS = 20_000;
const CACHE_LIFETIME_MS = 10 * 60_000;
/** A category that grew is read again, but not with every food that an import adds. */
const SETTLED_AFTER = 2000;
/** Foods read between two turns of the event loop. */
const BATCH_SIZE = 200;
const WARM_BATCH_SIZE = 25;
/** Everything that the screens offer to choose. */
const EVERYBODY = prepareProfile({
  goals: HEALTH_GOALS,
  conditions: MEDICAL_CONDITIONS,
  restrictions: [...DIETARY_RESTRICTIONS, 'Peanut allergy', 'Nut allergies', 'Egg-free'],
});

/** `size`: foods cached; `counted`: foods that the category had when it was read. */
type Entry = { foods: Promise<RankedFoods>; size: number; counted: number; loadedAt: number };

export type CategoryCache = ReturnType<typeof createCategoryCache>;

/** Whole categories, read once and held ready for scoring; the least recently used go first. */
export function createCategoryCache(repository: AlternativesRepository, now: Clock) {
  const cache = new Map<string, Entry>();

  async function load(tag: string): Promise<RankedFoods> {
    const ids = await repository.ids(tag, MAX_CATEGORY);
    const candidates: Candidate[] = [];
    for (let from = 0; from < ids.length; from += BATCH_SIZE) {
      for (const product of await repository.foods(ids.slice(from, from + BATCH_SIZE))) {
        const candidate = candidateOf(product);
        // Works out, once, what holds for everyone.
        scoreOnly(candidate.prepared);
        candidates.push(candidate);
      }
      await turn();
    }
    return candidates.sort(byHealthiness);
  }

  /** Goes on after the first answers: reading packs for every diet takes too long for one request. */
  async function warmUp(tag: string, entry: Entry): Promise<void> {
    const foods = await entry.foods;
    for (let from = 0; from < foods.length && cache.get(tag) === entry; from += WARM_BATCH_SIZE) {
      for (const candidate of foods.slice(from, from + WARM_BATCH_SIZE)) warm(candidate, EVERYBODY);
      await turn();
    }
  }

  function makeRoom(): void {
    let total = 0;
    for (const { size } of cache.values()) total += size;
    for (const [tag, { size }] of cache) {
      if (total <= MAX_FOODS || cache.size === 1) return;
      cache.delete(tag);
      total -= size;
    }
  }

  function read(tag: string, counted: number): Entry {
    const entry: Entry = { foods: load(tag), size: 0, counted, loadedAt: now() };
    cache.set(tag, entry);
    entry.foods
      .then((foods) => {
        entry.size = foods.length;
        makeRoom();
        return warmUp(tag, entry);
      })
      .catch(() => {
        if (cache.get(tag) === entry) cache.delete(tag);
      });
    return entry;
  }

  return {
    /** @param tag of the narrowest category */
    async foods(tag: string): Promise<RankedFoods> {
      const counted = await repository.size(tag);
      const cached = cache.get(tag);
      const age = cached === undefined ? Infinity : now() - cached.loadedAt;
      if (cached === undefined || (cached.counted !== counted && age >= SETTLED_AFTER)) return read(tag, counted).foods;
      cache.delete(tag);
      cache.set(tag, cached);
      // While it is read again, the older copy answers.
      if (age >= CACHE_LIFETIME_MS) read(tag, counted);
      return cached.foods;
    },
  };
}

const TREE_LIFETIME_MS = 30 * 60_000;
const TREE_BATCH_SIZE = 500;

export type CategoryTree = ReturnType<typeof createCategoryTree>;

/**
 * Which narrow categories lie under a wider one. Foods name their categories from wide to narrow; of each narrowest category
 * one food shows what is above it.
 */
export function createCategoryTree(repository: AlternativesRepository, now: Clock) {
  let tree: { leavesOf: Promise<Map<string, string[]>>; builtAt: number } | undefined;

  async function build(): Promise<Map<string, string[]>> {
    const leavesOf = new Map<string, string[]>();
    for (let after = ''; ; ) {
      const categories = await repository.categories(after, TREE_BATCH_SIZE);
      const above = await repository.categoriesOf(categories.map(({ foodId }) => foodId));
      for (const { tag, foodId } of categories) {
        for (const wider of above.get(foodId) ?? []) addTo(leavesOf, wider, tag);
      }
      const last = categories.at(-1);
      if (last === undefined || categories.length < TREE_BATCH_SIZE) return leavesOf;
      after = last.tag;
      await turn();
    }
  }

  return {
    /** The narrowest categories under `tag`, itself among them when foods have it as their narrowest. */
    async leaves(tag: string): Promise<readonly string[]> {
      if (tree === undefined || now() - tree.builtAt >= TREE_LIFETIME_MS) {
        const built = { leavesOf: build(), builtAt: now() };
        tree = built;
        built.leavesOf.catch(() => {
          if (tree === built) tree = undefined;
        });
      }
      return (await tree.leavesOf).get(tag) ?? [];
    },
  };
}

function addTo(leavesOf: Map<string, string[]>, wider: string, leaf: string): void {
  const leaves = leavesOf.get(wider);
  if (leaves === undefined) leavesOf.set(wider, [leaf]);
  else leaves.push(leaf);
}
