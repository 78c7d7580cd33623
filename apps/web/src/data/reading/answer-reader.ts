import type { Food } from '@labelwise/contracts/foods';
import type { Restriction } from '@labelwise/domain/diets';
import {
  checkFigures,
  type Doubt,
  type FoodFacts,
  type FoodProduct,
  type Placeholder,
  placeholderFor,
  resolveFacts,
} from '@labelwise/domain/food';
import { applySubmission, type MemberFood, type Submission } from '@labelwise/domain/submission';
import { understand } from '@labelwise/domain/understanding';
import { type ProductToRead, readProduct } from '@labelwise/domain/vocabulary';
import { toFood } from '@labelwise/messages/render/food-answer';

/** What the worker answers: the same code that reads foods and typed preferences on the server. */
export function answerReader(message: ReaderMessage): ReaderAnswer {
  const { call } = message;
  switch (message.kind) {
    case 'read':
      return { call, kind: 'read', readings: message.products.map((product) => readProduct(product)) };
    case 'resolve': {
      const facts = resolveFacts(message.record);
      return {
        call,
        kind: 'resolve',
        resolved: facts === null ? null : { facts, doubts: checkFigures(facts), placeholder: placeholderFor(facts) },
      };
    }
    case 'lay':
      return { call, kind: 'lay', foods: message.tasks.map(({ food, submission }) => laid(applySubmission(food, submission))) };
    case 'understand':
      return {
        call,
        kind: 'understand',
        understood: message.entries.map(({ typed, place }) => ({ typed, restrictions: understand(typed, place) })),
      };
  }
}

const laid = (food: MemberFood | null): Food | null => (food === null ? null : toFood(food));

export type Place = 'condition' | 'restriction';
/** A typed selection, and among what it was typed. */
export type TypedEntry = { readonly typed: string; readonly place: Place };

/** What a typed selection was understood as. */
export type Understood = { readonly typed: string; readonly restrictions: readonly Restriction[] };

/** A food of which a person says what its pack prints; null: nobody knows it. */
export type LayTask = { readonly food: FoodProduct | null; readonly submission: Submission };

/** What the record of a food comes to. */
export type ResolvedRecord = { readonly facts: FoodFacts; readonly doubts: readonly Doubt[]; readonly placeholder: Placeholder };

/** What the worker is asked: to read foods, to make facts of a record in the source's names, or to say what typed selections mean. */
export type ReaderMessage =
  | { readonly call: number; readonly kind: 'read'; readonly products: readonly ProductToRead[] }
  | { readonly call: number; readonly kind: 'resolve'; readonly record: Readonly<Record<string, unknown>> }
  | { readonly call: number; readonly kind: 'lay'; readonly tasks: readonly LayTask[] }
  | { readonly call: number; readonly kind: 'understand'; readonly entries: readonly TypedEntry[] };

/** Its answers, in the order of what was asked. `readings`: null where a food says nothing that can be read. */
export type ReaderAnswer =
  | { readonly call: number; readonly kind: 'read'; readonly readings: readonly (string | null)[] }
  | { readonly call: number; readonly kind: 'resolve'; readonly resolved: ResolvedRecord | null }
  | { readonly call: number; readonly kind: 'lay'; readonly foods: readonly (Food | null)[] }
  | { readonly call: number; readonly kind: 'understand'; readonly understood: readonly Understood[] };
