/** Foods that were found before, as far as they are still as they were then. */
import type { FoodHit } from '@labelwise/contracts/food-search';
import { isFitting, isGoodMatch, prepareProfile, scoreOnly } from '@labelwise/domain/scoring';
import { type Candidate, candidateOf, type Standing, standingOf } from '@labelwise/domain/shelf';
import type { FoodsRepository } from '../foods.repository.ts';
import { gtinOfId } from '../storage/food-row.ts';
import type { CatalogueClock } from './catalogue-clock.ts';

/** What places a food for everybody, and where it is filed: all that is needed of most foods that are found. */
export type FiledFood = Omit<Standing, 'isWhole'> & { readonly id: number; readonly tags: readonly string[] };

/** `clock`: the number that tells of changes when this was last seen to hold. */
type Known = { readonly version: string; clock: number | null };
type Prepared = Known & { readonly candidate: Candidate };
type Filed = Known & { readonly food: FiledFood };
type Shown = Known & { readonly hit: FoodHit };

const EVERYBODY = prepareProfile({});
/** Foods that stay read, about 6 kB each. */
const MAX_PREPARED = 5000;
/** About 150 bytes each. */
const MAX_FILED = 100_000;
/** About 600 bytes each. */
const MAX_SHOWN = 20_000;
/** Lists of categories of which many foods share one. */
const MAX_LISTS = 20_000;

/** @param present a food as a hit for whom everybody's score is right, which holds no word of any language */
export function createFoundFoods(
  foods: Pick<FoodsRepository, 'readNow' | 'filedNow' | 'versionsOf' | 'clock' | 'count'>,
  present: (candidate: Candidate) => FoodHit,
) {
  // What members may eat follows from these: of them each write is reason to look whether they still hold.
  const prepared = new Map<number, Prepared>();
  const filed = new Map<number, Filed>();
  const shown = new Map<number, Shown>();
  const lists = new Map<string, readonly string[]>();

  /** Makes what is not known as it is now; foods that are gone stay out. */
  async function bringUpToDate<Kind extends Known>(
    { known, clockOf }: { known: Map<number, Kind>; clockOf: CatalogueClock },
    ids: readonly number[],
    make: (ids: readonly number[], clock: number | null) => Promise<ReadonlyMap<number, Kind>>,
  ): Promise<Kind[]> {
    const clock = await clockOf();
    const seen = ids.flatMap((id) => (known.has(id) ? id : []));
    const open = seen.filter((id) => clock === null || known.get(id)?.clock !== clock);
    const versions = open.length === 0 ? new Map<number, string>() : await foods.versionsOf(open);
    for (const id of open) {
      const one = known.get(id);
      if (one === undefined) continue;
      if (one.version === versions.get(id)) one.clock = clock;
      else known.delete(id);
    }
    const missing = ids.filter((id) => !known.has(id));
    const made = missing.length === 0 ? new Map<number, Kind>() : await make(missing, clock);
    return ids.flatMap((id) => {
      const one = known.get(id) ?? made.get(id);
      if (one === undefined) return [];
      // Those found last stay longest.
      known.delete(id);
      known.set(id, one);
      return one;
    });
  }

  async function read(ids: readonly number[], clock: number | null): Promise<Map<number, Prepared>> {
    const found = await foods.readNow(ids);
    return new Map(found.map(({ id, version, product }) => [id, { candidate: candidateOf(product), version, clock }]));
  }

  async function preparedOf(ids: readonly number[]): Promise<Prepared[]> {
    const found = await bringUpToDate({ known: prepared, clockOf: foods.clock }, ids, read);
    forgetOldest(prepared, MAX_PREPARED);
    return found;
  }

  /** From the columns of the rows where they say it; else the foods are read. */
  async function file(ids: readonly number[], clock: number | null): Promise<Map<number, Filed>> {
    const rows = clock === null ? [] : await foods.filedNow(ids);
    const made = new Map(
      rows.map(({ version, tags, ...row }): [number, Filed] => {
        const food = {
          ...row,
          gtin: gtinOfId(row.id),
          fit: null,
          isFitting: isGoodMatch(row.score),
          isUnknown: false,
          sum: null,
          tags: listOf(tags),
        };
        return [row.id, { food, version, clock }];
      }),
    );
    const others = ids.filter((id) => !made.has(id));
    for (const one of others.length === 0 ? [] : await preparedOf(others))
      made.set(Number(one.candidate.product.gtin), filedOf(one, clock));
    return made;
  }

  function filedOf({ candidate, version }: Prepared, clock: number | null): Filed {
    const { prepared: food } = candidate;
    const score = scoreOnly(food, EVERYBODY);
    const { isWhole: _, ...standing } = standingOf(
      { ...candidate, isWhole: false },
      { score, fit: null, isFitting: isFitting(food, EVERYBODY, score) },
    );
    const id = Number(candidate.product.gtin);
    return { food: { id, tags: listOf(candidate.product.categoriesTags), ...standing }, version, clock };
  }

  async function show(ids: readonly number[], clock: number | null): Promise<Map<number, Shown>> {
    const read = await preparedOf(ids);
    return new Map(read.map(({ candidate, version }) => [Number(candidate.product.gtin), { hit: present(candidate), version, clock }]));
  }

  function listOf(tags: readonly string[]): readonly string[] {
    const key = tags.join(' ');
    const same = lists.get(key);
    if (same !== undefined) return same;
    if (lists.size >= MAX_LISTS) lists.clear();
    lists.set(key, tags);
    return tags;
  }

  return {
    /** In the order of the ids; those that are gone are left out. */
    candidatesOf: async (ids: readonly number[]): Promise<Candidate[]> => (await preparedOf(ids)).map(({ candidate }) => candidate),

    /** As they are shown to those for whom everybody's score is right, and of whom nothing says what they may eat. */
    async hitsOf(ids: readonly number[]): Promise<FoodHit[]> {
      const found = await bringUpToDate({ known: shown, clockOf: foods.count }, ids, show);
      forgetOldest(shown, MAX_SHOWN);
      return found.map(({ hit }) => hit);
    },

    /** What places foods for whom everybody's score is right, not to be sorted by it. */
    async filedOf(ids: readonly number[]): Promise<FiledFood[]> {
      const found = await bringUpToDate({ known: filed, clockOf: foods.count }, ids, file);
      forgetOldest(filed, MAX_FILED);
      return found.map(({ food }) => food);
    },
  };
}

function forgetOldest(known: Map<number, Known>, most: number): void {
  for (const id of known.keys()) {
    if (known.size <= most) return;
    known.delete(id);
  }
}
