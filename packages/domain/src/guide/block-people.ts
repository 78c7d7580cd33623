import type { FoodName } from './block-parts.ts';
import type { Circumstance, StateName } from './declared/circumstances.ts';
import type { OwnLimit } from './declared/own-limits.ts';
import type { PeopleView } from './facts.ts';
import type { ChildNutrient } from './knowledge/child-amounts.data.ts';

/** `isOfOther`: not offered for one's own profile. `known`: people of the household whom it holds of, where it is theirs. */
export type DeclarationBlock =
  | { kind: 'restrictions changed'; added: readonly string[]; retracted: readonly string[]; isOfOther: boolean; isDislike: boolean }
  /** Stated, and in the health profile already: `diets` by id, `conditions` by name. */
  | { kind: 'stored already'; names: readonly string[] }
  /** Words of an allergy that name no known food; none where no food was named. `isAside`: something else was answered. */
  | { kind: 'unclear allergy'; words: readonly string[]; isAside: boolean }
  | { kind: 'holds here'; diets: readonly string[]; isOfOther: boolean; known?: readonly string[] }
  | {
      kind: 'circumstances changed';
      reported: readonly Circumstance[];
      withdrawn: readonly Circumstance[];
      isOfOther: boolean;
      known?: readonly string[];
    }
  /** What still has to be borne in mind with every food. */
  | { kind: 'circumstances in force'; circumstances: readonly Circumstance[] }
  | { kind: 'states first'; states: readonly StateName[]; isWithheld: boolean }
  | { kind: 'no score for a small child' | 'nothing until clear' };

/** A name is `null` for the one who asks. */
export type PeopleBlock =
  /** For whom all that follows is. `notJudged`: members of the household who share nothing of what they must not eat. */
  | { kind: 'for people'; names: readonly (string | null)[]; notJudged: readonly string[] }
  /** Who "you" is in such an answer. */
  | { kind: 'you are'; names: readonly (string | null)[] }
  /** What people of the household leave out: by what is entered of them, and by what was reported in the conversation. */
  | {
      kind: 'what they leave out';
      people: readonly { readonly name: string; readonly names: readonly string[] }[];
      here: readonly string[];
    }
  /** `isBrief`: the answer of all of them in one line. */
  | ({ kind: 'people verdict'; food: FoodName; isBrief?: boolean } & PeopleView)
  /** Whom the words mean is not known; `questions`: the same with somebody who is. */
  | { kind: 'whom'; about: 'name' | 'relation' | 'count'; words: string; known: readonly string[]; questions: readonly string[] }
  /** What these must not eat is not known, and was left out of account. */
  | { kind: 'people unknown'; words: string };

/**
 * What a day holds for a child of so many years: g, mg (caffeine, calcium, iron) or litres (water); `null`: none, or as little as can be.
 * `weight`: kg that caffeine is worked out for; `drinks`: litres of the water that are drunk.
 */
export type ChildAmount = {
  readonly kind: 'child amount';
  readonly nutrient: ChildNutrient;
  readonly age: number;
  readonly amount: number | null;
  readonly weight?: number;
  readonly drinks?: number | null;
};

/** A limit of a day that was set for the one who asks: grams of salt, litres of fluids. */
export type OwnLimitBlock = { readonly kind: 'own limit' } & OwnLimit;
