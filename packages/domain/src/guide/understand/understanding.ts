import type { Criterion } from '../facts.ts';
import type { QuestionClass } from '../intents/classifier.ts';
import type { Intent } from '../intents/intent.ts';
import type { Topic } from '../knowledge/find-topic.ts';
import type { GeneralId } from '../knowledge/general.data.ts';
import type { Selected } from './concepts.ts';
import type { AskedPortion } from './read-criteria.ts';
import type { ShelfId } from './shelves.data.ts';

/** What a question wants, as far as it is known without looking anything up. */
export type Understanding = {
  intent: Intent;
  /** GTINs in the question. */
  barcodes: readonly string[];
  /** Words that should name a food, in the order of the question; a pronoun is left out and sets `refersBack`. */
  mentions: readonly string[];
  /** All that may be names of products: another of them is meant where the catalogue has none of the mention. */
  names: readonly string[];
  refersBack: boolean;
  /** Runs of everyday words that no table knows: names only where the catalogue has them. */
  doubtful: readonly string[];
  /** What it has most in common with, of the questions that are known; `null` where that says little. */
  likely: QuestionClass | null;
  /** What it may be, the likeliest first, where nothing tells which it is: it is asked back. None where it is read with the turns before. */
  perhaps: readonly QuestionClass[];
  /** What is meant instead of the one before: "no, the zero one". */
  instead: string | null;
  criteria: readonly Criterion[];
  nutrients: readonly string[];
  /** The amount of a food that it is about. */
  portion: AskedPortion | null;
  additives: readonly string[];
  diets: readonly string[];
  topic: Topic | null;
  shelves: readonly ShelfId[];
  selected: Selected;
  /** A general question of nutrition that the knowledge base answers. */
  general: GeneralId | null;
  /** The question folded, with typing errors corrected and polite words removed, its small words in English. */
  normalizedText: string;
};
