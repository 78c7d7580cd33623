/** The languages whose packs are read; every substance has words in all that name it differently from English. */
export const READ_LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt'] as const;
export type ReadLanguage = (typeof READ_LANGUAGES)[number];

/**
 * How a substance shows on a pack. Words are folded text in the notation of `lib/word-pattern.ts`, and are searched as
 * whole words in the pack's language plus English.
 */
export type Substance = {
  readonly terms: { readonly [language in ReadLanguage]?: readonly string[] };
  /**
   * Words that hold a term and mean something else ("coconut milk"); blanked before the terms are searched. Denied words stand in
   * capitals.
   */
  readonly lookAlikes?: readonly string[];
  /** Words that leave open whether it is this substance ("vegetable oil"): half the weight. */
  readonly halfTerms?: readonly string[];
  /** Plants whose bare name is this where a list speaks of oils ("vegetable oils (palm, rapeseed)"). */
  readonly oils?: readonly string[];
  readonly additives?: readonly string[];
  readonly allergens?: readonly string[];
  readonly categories?: readonly string[];
  /** Categories that take the evidence of `categories` back. */
  readonly notCategories?: readonly string[];
  /** Substances that each are this one too. */
  readonly anyOf?: readonly string[];
};

export type SubstanceTable = { readonly [name: string]: Substance };
