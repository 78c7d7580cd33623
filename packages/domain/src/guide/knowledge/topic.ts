import type { KnowledgeSource } from './sources.data.ts';

/** One thing that can be explained. `names` are folded; the first is how a sentence calls it. `text` is Markdown. */
export type Topic = {
  readonly names: readonly string[];
  /** The preference's canonical name that it speaks of, where there is one. */
  readonly nutrient?: string;
  readonly text: string;
  readonly sources: readonly KnowledgeSource[];
};
