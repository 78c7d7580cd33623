/** Foods that were found before, as far as they are still as they were then. */
import type { FoodHit } from '@labelwise/contracts/food-search';
import { isFitting, isGoodMatch, prepareProfile, scoreOnly } from '@labelwise/domain/scoring';
import { type Candidate, candidateOf, type Standing, standingOf } from '@labelwise/domain/shelf';
import { createRecentMap, type RecentMap } from '../../../lib/recent-map.ts';
import type { FoodsRepository } from '../foods.repository.ts';
import { gtinOfId } from '../storage/food-row.ts';
import type { CatalogueClock } from './catalogue-clock.ts';
import { hitOfAnswer } from './ready-hit.ts';

/** What places a food for everybody, and where it is filed: all that is needed of most foods that are found. */
export type FiledFood = Omit<Standing, 'isWhole'> & { readonly id: number; readonly tags: readonly string[] };

/** `clock`: the number that tells of changes when this was last seen to hold. */
type Known = { readonly version: string; clock: number | null };
type Prepared = Known & { readonly candidate: Candidate };
type Shown = Known & { readonly hit: FoodHit };
type Memory<Kind extends Known> = { readonly known: RecentMap<number, Kind>; readonly clockOf: CatalogueClock };

const EVERYBODY = prepareProfile({});
/** Foods that stay read, about 6 kB each. */
const MAX_PREPARED = 5000;
/** About 600 bytes each. */
const MAX_SHOWN = 20_000;
/** Lists of categories of which many foods share one. */
const MAX_LISTS = 20_000;

/** @param present a food as a hit for whom everybody's score is right, which holds no word of any language */
export function createFoundFoods(
  foods: Pick<FoodsRepository, 'answersNow' | 'readNow' | 'filedNow' | 'versionsOf' | 'clock' | 'count'>,
  present: (candidate: Candidate) => FoodHit,
) {
  // What members may eat follows from these: of them each write is reason to look whether they still hold.
  const prepared: Memory<Prepared> = { known: createRecentMap(MAX_PREPARED), clockOf: foods.clock };
  const shown: Memory<Shown> = { known: createRecentMap(MAX_SHOWN), clockOf: foods.count };
  // Of what a text found, as long as whoever asked holds the ids themselves.
  const filed = new WeakMap<readonly number[], { readonly clock: number; readonly foods: readonly FiledFood[] }>();
  const lists = new Map<string, readonly string[]>();
  const sameAs = new WeakMap<readonly string[], readonly string[]>();

  /** What is held of foods, as far as it is as they are now, by their ids. */
  async function currentOf<Kind extends Known>(
    { known }: Memory<Kind>,
    ids: readonly number[],
    clock: number | null,
  ): Promise<Map<number, Kind>> {
    const held = new Map<number, Kind>();
    const open: [id: number, one: Kind][] = [];
    for (const id of ids) {
      const one = known.get(id);
      if (one === undefined) continue;
      if (clock !== null && one.clock === clock) held.set(id, one);
      else open.push([id, one]);
    }
    const versions = open.length === 0 ? new Map<number, string>() : await foods.versionsOf(open.map(([id]) => id));
    for (const [id, one] of open) {
      if (one.version !== versions.get(id)) known.delete(id);
      else {
        one.clock = clock;
        held.set(id, one);
      }
    }
    return held;
  }

  /** Makes what is not known as it is now, in the order of the ids; foods that are gone stay out. */
  async function bringUpToDate<Kind extends Known>(
    memory: Memory<Kind>,
    ids: readonly number[],
    make: (ids: readonly number[], clock: number | null) => Promise<ReadonlyMap<number, Kind>>,
  ): Promise<Kind[]> {
    const clock = await memory.clockOf();
    const held = await currentOf(memory, ids, clock);
    const missing = held.size === ids.length ? [] : ids.filter((id) => !held.has(id));
    const made = missing.length === 0 ? new Map<number, Kind>() : await make(missing, clock);
    for (const [id, one] of made) memory.known.set(id, one);
    return ids.flatMap((id) => held.get(id) ?? made.get(id) ?? []);
  }

  async function read(ids: readonly number[], clock: number | null): Promise<Map<number, Prepared>> {
    const found = await foods.readNow(ids);
    return new Map(found.map(({ id, version, product }) => [id, { candidate: candidateOf(product), version, clock }]));
  }

  const preparedOf = (ids: readonly number[]): Promise<Prepared[]> => bringUpToDate(prepared, ids, read);

  /** From entries of the index and columns of rows where they say it; else the foods are read. Those that are gone stay out. */
  async function file(ids: readonly number[], clock: number | null): Promise<readonly FiledFood[]> {
    const made = new Map<number, FiledFood>();
    for (const { id, score, tags, hasNoAdditives } of clock === null ? [] : await foods.filedNow(ids))
      made.set(id, {
        id,
        gtin: gtinOfId(id),
        score,
        fit: null,
        isFitting: isGoodMatch(score),
        isUnknown: false,
        sum: null,
        hasNoAdditives,
        tags: listOf(tags),
      });
    const others = made.size === ids.length ? [] : ids.filter((id) => !made.has(id));
    for (const { candidate } of others.length === 0 ? [] : await preparedOf(others)) {
      const food = filedOf(candidate);
      made.set(food.id, food);
    }
    return ids.flatMap((id) => made.get(id) ?? []);
  }

  function filedOf(candidate: Candidate): FiledFood {
    const { prepared: food } = candidate;
    const score = scoreOnly(food, EVERYBODY);
    const { isWhole: _, ...standing } = standingOf(
      { ...candidate, isWhole: false },
      { score, fit: null, isFitting: isFitting(food, EVERYBODY, score) },
    );
    return { id: Number(candidate.product.gtin), tags: listOf(candidate.product.categoriesTags), ...standing };
  }

  /** From their stored answers where they have one; those that are read are not held: what is shown takes a tenth of what it is made of. */
  async function show(ids: readonly number[], clock: number | null): Promise<Map<number, Shown>> {
    const shown = new Map<number, Shown>();
    for (const [id, { candidate, version }] of await currentOf(prepared, ids, await foods.clock()))
      shown.set(id, { hit: present(candidate), version, clock });
    const missing = ids.filter((id) => !shown.has(id));
    for (const { id, version, text } of missing.length === 0 ? [] : await foods.answersNow(missing)) {
      const hit = hitOfAnswer(text);
      if (hit !== null) shown.set(id, { hit, version, clock });
    }
    const others = missing.filter((id) => !shown.has(id));
    for (const [id, { candidate, version }] of others.length === 0 ? [] : await read(others, null))
      shown.set(id, { hit: present(candidate), version, clock });
    return shown;
  }

  /** One list for all foods that lie in the same categories. */
  function listOf(tags: readonly string[]): readonly string[] {
    const held = sameAs.get(tags);
    if (held !== undefined) return held;
    const key = tags.join(' ');
    if (lists.size >= MAX_LISTS) lists.clear();
    const same = lists.get(key) ?? tags;
    lists.set(key, same);
    sameAs.set(tags, same);
    return same;
  }

  return {
    /** In the order of the ids; those that are gone are left out. */
    candidatesOf: async (ids: readonly number[]): Promise<Candidate[]> => (await preparedOf(ids)).map(({ candidate }) => candidate),

    /** As they are shown to those for whom everybody's score is right, and of whom nothing says what they may eat. */
    hitsOf: async (ids: readonly number[]): Promise<FoodHit[]> => (await bringUpToDate(shown, ids, show)).map(({ hit }) => hit),

    /** What places foods for whom everybody's score is right, not to be sorted by it; the same ids again are those of before. */
    async filedOf(ids: readonly number[]): Promise<readonly FiledFood[]> {
      const clock = await foods.count();
      const held = filed.get(ids);
      if (clock !== null && held?.clock === clock) return held.foods;
      const found = await file(ids, clock);
      if (clock !== null) filed.set(ids, { clock, foods: found });
      return found;
    },
  };
}
