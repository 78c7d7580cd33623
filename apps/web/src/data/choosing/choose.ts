import type { FoodCandidate } from '@labelwise/contracts/alternatives';
import type { SearchCandidates } from '@labelwise/contracts/food-search';
import type { FoodFacts, FoodProduct } from '@labelwise/domain/food';
import { type Person, preparePeople } from '@labelwise/domain/people';
import { type Improvement, improvementsOf, prepareProfile, type ScoreProfile } from '@labelwise/domain/scoring';
import { type Audience, againstOf, byHealthiness, candidateOf, judge, pageOfHits, stateOfHit, wayForward } from '@labelwise/domain/shelf';
import { productOf } from './product-of.ts';

/** Whom foods are chosen for, as it can be sent to a worker: oneself, or the people who are chosen. */
export type AudienceTask = { readonly own: ScoreProfile } | { readonly people: readonly Person[] };

/** The foods that a search found, and whom they are for. */
export type SearchTask = {
  readonly audience: AudienceTask;
  readonly foods: SearchCandidates['foods'];
  readonly paging: Parameters<typeof pageOfHits>[2];
};
export type SearchChoice = ReturnType<typeof chooseHits>;

function prepare(audience: AudienceTask): Audience {
  return 'people' in audience ? preparePeople(audience.people) : prepareProfile(audience.own);
}

/** One page of the foods found, as the audience sees them; runs beside the screen, for a food takes some ms to be read. */
export function chooseHits({ audience, foods, paging }: SearchTask) {
  const own = prepare(audience);
  const found = foods.map((food) => ({ ...candidateOf(productOf(food)), isWhole: food.isWhole }));
  const { hits, total, filters } = pageOfHits(found, own, paging);
  return {
    hits: hits.map((hit) => ({
      id: hit.product.gtin,
      score: hit.score,
      fit: hit.fit,
      household: hit.household,
      state: stateOfHit(hit, own),
      against: againstOf(hit, own),
    })),
    total,
    filters,
  };
}

export type Reach = 'narrow' | 'wide';
export type ShelfReader = (tag: string, reach: Reach) => Promise<readonly FoodCandidate[]>;
export type InsteadTask = { readonly audience: AudienceTask; readonly food: FoodProduct };
export type InsteadChoice = Awaited<ReturnType<typeof chooseInstead>>;

/** What to take in a food's place. @param read the foods of a category, which only the screen's side can ask for */
export async function chooseInstead({ audience, food }: InsteadTask, read: ShelfReader) {
  const ranked = async (tag: string, reach: Reach) =>
    (await read(tag, reach)).map((each) => candidateOf(productOf(each))).sort(byHealthiness);
  const own = prepare(audience);
  const { kind, foods } = await wayForward(food, own, {
    narrow: (tag) => ranked(tag, 'narrow'),
    wide: (tag) => ranked(tag, 'wide'),
  });
  return {
    kind,
    foods: foods.map(({ candidate, score, occasion, because, isNear }) => ({
      id: candidate.product.gtin,
      score,
      occasion,
      because,
      isNear,
      household: judge(candidate.prepared, own).household,
    })),
  };
}

export type ImprovementsTask = { readonly facts: FoodFacts; readonly profile: ScoreProfile };

/**
 * What would make a food better for somebody. Whether its figures can be true is asked of names in every language, whose tables take a
 * phone half a second to make ready: not on the screen's thread.
 */
export function chooseImprovements({ facts, profile }: ImprovementsTask): Improvement[] {
  return improvementsOf(facts, prepareProfile(profile));
}

/** To the worker: a choice to make, or the foods of a category that it asked for; null where they could not be had. */
export type ChooserMessage =
  | { readonly call: number; readonly kind: 'search'; readonly task: SearchTask }
  | { readonly call: number; readonly kind: 'instead'; readonly task: InsteadTask }
  | { readonly call: number; readonly kind: 'improvements'; readonly task: ImprovementsTask }
  | { readonly call: number; readonly kind: 'shelf'; readonly asked: number; readonly foods: readonly FoodCandidate[] | null };

/** From the worker: the choice, that it could not be made, or a category whose foods it needs. */
export type ChooserAnswer =
  | { readonly call: number; readonly kind: 'search'; readonly choice: SearchChoice }
  | { readonly call: number; readonly kind: 'instead'; readonly choice: InsteadChoice }
  | { readonly call: number; readonly kind: 'improvements'; readonly choice: readonly Improvement[] }
  | { readonly call: number; readonly kind: 'failed' }
  | { readonly call: number; readonly kind: 'shelf'; readonly asked: number; readonly tag: string; readonly reach: Reach };

const waiting = new Map<number, (foods: readonly FoodCandidate[] | null) => void>();
let asks = 0;

/** What the worker does with a message; `post` sends an answer to the screen's side. */
export async function answerChooser(message: ChooserMessage, post: (answer: ChooserAnswer) => void): Promise<void> {
  const { call, kind } = message;
  if (kind === 'shelf') {
    waiting.get(message.asked)?.(message.foods);
    waiting.delete(message.asked);
    return;
  }
  const read: ShelfReader = (tag, reach) =>
    new Promise((resolve, reject) => {
      asks += 1;
      waiting.set(asks, (foods) => (foods === null ? reject(new Error('The shelf could not be read.')) : resolve(foods)));
      post({ call, kind: 'shelf', asked: asks, tag, reach });
    });
  try {
    switch (kind) {
      case 'search':
        return post({ call, kind, choice: chooseHits(message.task) });
      case 'improvements':
        return post({ call, kind, choice: chooseImprovements(message.task) });
      case 'instead':
        return post({ call, kind, choice: await chooseInstead(message.task, read) });
    }
  } catch {
    post({ call, kind: 'failed' });
  }
}
