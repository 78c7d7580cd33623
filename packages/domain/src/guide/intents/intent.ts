import type { Criterion, FoodOrder } from '../facts.ts';
import type { Topic } from '../knowledge/find-topic.ts';
import type { GeneralId } from '../knowledge/general.data.ts';
import type { Selected } from '../understand/concepts.ts';
import type { AskedPortion } from '../understand/read-criteria.ts';
import type { ShelfId } from '../understand/shelves.data.ts';
import type { OwnFoodsIntent, OwnSet, Side, Time } from './own.ts';

/**
 * What a food has to be, hold or be called: as it was typed, words of a pack one of which says so, and categories that are so. `isNamed`: by
 * the name of a food ("strawberry"), of which another takes the place.
 */
export type Wanted = {
  readonly typed: string;
  readonly ways: readonly string[];
  readonly tags: readonly string[];
  readonly isNamed: boolean;
};

export type Aspect = 'how often' | 'a little' | 'because' | 'chosen';

/**
 * What a question wants, with what it says of it. Products are not looked up yet: their words stand in `Understanding.mentions`. Crises and
 * medical questions come first and get our fixed texts (`safety`), so that they are none of these.
 */
export type Intent =
  | { readonly kind: 'verdict' }
  /** Why a score is what it is; `line`: why certain points. */
  | { readonly kind: 'why'; readonly of: 'low' | 'score' | 'line' }
  /** Of one product: how often, only a little of it, what its verdict comes from, why it was chosen of others. */
  | { readonly kind: 'of it'; readonly aspect: Aspect }
  | { readonly kind: 'compare'; readonly nutrients: readonly string[] }
  | { readonly kind: 'swap'; readonly criteria: readonly Criterion[] }
  /** `isHowTo`: asks how to get more or less of something. */
  | {
      readonly kind: 'find';
      readonly shelves: readonly ShelfId[];
      /** Kinds of food that the question denies. */
      readonly without: readonly ShelfId[];
      /** Names and barcodes among them that are left out: "not the muesli" of the cereals, what was shown before "something else". */
      readonly notNamed: readonly string[];
      /** What each of them has to be or to hold ("crunchy", "with strawberries"), and what none of them may. */
      readonly called: readonly Wanted[];
      readonly notCalled: readonly Wanted[];
      /** What is asked of them and nothing states ("quick", "cheaper"). */
      readonly unstated: readonly string[];
      /** What leaves out the foods that it wants in there ("chicken-free"). */
      readonly containing: readonly string[];
      readonly criteria: readonly Criterion[];
      /** What they are put in order by; without it the best for the one who asks stand first. */
      readonly order?: FoodOrder | null;
      readonly purpose: Selected;
      readonly isHowTo: boolean;
      readonly isAboutRecipes: boolean;
    }
  | {
      readonly kind: 'contains';
      readonly nutrients: readonly string[];
      readonly additives: readonly string[];
      readonly diets: readonly string[];
      /** Asked is whether what `diets` leave out is in there. */
      readonly isHeld: boolean;
    }
  | { readonly kind: 'ingredients' }
  | { readonly kind: 'amount'; readonly nutrients: readonly string[]; readonly portion: AskedPortion | null }
  | OwnFoodsIntent
  | { readonly kind: 'own ranking'; readonly set: OwnSet; readonly nutrient: string | null; readonly side: Side }
  | { readonly kind: 'own list'; readonly set: OwnSet; readonly time: Time }
  /** Of the products that were named before. */
  | { readonly kind: 'ranking'; readonly nutrient: string | null; readonly side: 'most' | 'least'; readonly isOfTwo: boolean }
  | { readonly kind: 'term'; readonly topic: Topic }
  | { readonly kind: 'additive'; readonly codes: readonly string[]; readonly isAboutOrigin: boolean }
  /** `topic`: what is known of the word itself, where the question asks after that. */
  /** `isSure`: of all that it may be, it is most likely this entry that answers, whatever moment or food stands in the question. */
  | { readonly kind: 'general'; readonly id: GeneralId; readonly topic: Topic | null; readonly isSure?: true }
  | { readonly kind: 'my day'; readonly nutrient: string | null }
  /** `nutrient`: whether it is too much. */
  | { readonly kind: 'my week'; readonly nutrient: string | null }
  | { readonly kind: 'targets left'; readonly nutrient: string | null }
  | { readonly kind: 'plan'; readonly isAboutSalt: boolean }
  | { readonly kind: 'what to cut'; readonly purpose: Selected }
  | { readonly kind: 'my profile'; readonly about: 'all' | 'bmi' | { readonly need: string } }
  /** How Labelwise works; `topic` is `null` where no text of ours is about it. */
  | { readonly kind: 'labelwise'; readonly about: 'score changes' | Topic | null }
  | { readonly kind: 'declaration' }
  | { readonly kind: 'preference' }
  | { readonly kind: 'small talk'; readonly which: 'greeting' | 'thanks' | 'bye' | 'about' | 'capabilities' }
  | { readonly kind: 'out of scope' }
  /** Not understood with confidence; it may still be the name of a product. */
  | { readonly kind: 'unclear' };
export type IntentKind = Intent['kind'];
/** An intent of one kind. */
export type IntentOf<Kind extends IntentKind> = Extract<Intent, { kind: Kind }>;
