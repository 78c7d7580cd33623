import { blank, wholeWords } from '../../../packages/domain/src/lib/index.ts';
import { ADDITIVE_GROUPS } from './additive-groups.data.ts';
import { ALLERGENS } from './allergens.data.ts';
import { ANIMALS } from './animals.data.ts';
import { BENEFITS } from './benefits.data.ts';
import { CEREALS } from './cereals.data.ts';
import { DAIRY_AND_EGGS } from './dairy-and-eggs.data.ts';
import { FATS } from './fats.data.ts';
import { NUTS_AND_PULSES } from './nuts-and-pulses.data.ts';
import { SENSITIVITIES } from './sensitivities.data.ts';
import { SUGARS } from './sugars.data.ts';

/** The languages whose packs are read; every substance has words in all that name it differently from English. */
const READ_LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt'] as const;
type ReadLanguage = (typeof READ_LANGUAGES)[number];

/**
 * How a substance shows on a pack. Words are folded text in the notation of `lib/word-pattern.ts`, and are searched as
 * whole words in the pack's language plus English.
 */
type Substance = {
  readonly terms: { readonly [language in ReadLanguage]?: readonly string[] };
  /**
   * Words that hold a term and mean something else ("coconut milk"); blanked before the terms are searched. Denied words stand in
   * capitals.
   */
  readonly lookAlikes?: readonly string[];
  /** Words that leave open whether it is this substance ("vegetable oil"): half the weight. */
  readonly halfTerms?: readonly string[];
  /** Plants whose bare name is this where a list is about oils ("vegetable oils (palm, rapeseed)"). */
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

const TABLES = {
  ...CEREALS,
  ...DAIRY_AND_EGGS,
  ...ANIMALS,
  ...NUTS_AND_PULSES,
  ...FATS,
  ...ADDITIVE_GROUPS,
  ...SUGARS,
  ...SENSITIVITIES,
  ...BENEFITS,
  ...ALLERGENS,
};

export type SubstanceName = keyof typeof TABLES;
/** Every substance by its name, the helpers that only the rules use among them. */
export const SUBSTANCES: Readonly<Record<SubstanceName, Substance>> = TABLES;
export const SUBSTANCE_NAMES = Object.keys(TABLES).filter(isSubstanceName);

/** `denied`: look-alikes that hold denied words, which stand in capitals. */
export type SubstancePatterns = {
  terms: RegExp;
  half: RegExp | null;
  oils: RegExp | null;
  lookAlikes: RegExp | null;
  denied: RegExp | null;
};

const HOLDS_DENIED = /[A-Z]/;
const compiled = new Map<string, SubstancePatterns>();

export function isSubstanceName(name: string): name is SubstanceName {
  return Object.hasOwn(TABLES, name);
}

export function isReadLanguage(language: string | null): language is ReadLanguage {
  return READ_LANGUAGES.some((known) => known === language);
}

/** The text without a substance's look-alikes. */
export function withoutLookAlikes({ lookAlikes, denied }: SubstancePatterns, text: string): string {
  const rest = denied !== null && HOLDS_DENIED.test(text) ? blank(denied, text) : text;
  return lookAlikes === null ? rest : blank(lookAlikes, rest);
}

/** The patterns of one substance for packs of one language; compiled at first use. */
export function substancePatterns(name: SubstanceName, language: string | null): SubstancePatterns {
  const read = isReadLanguage(language) ? language : 'en';
  const key = `${read} ${name}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const patterns = compile(SUBSTANCES[name], read);
  compiled.set(key, patterns);
  return patterns;
}

function compile(substance: Substance, language: ReadLanguage): SubstancePatterns {
  const english = substance.terms.en ?? [];
  const own = language === 'en' ? [] : (substance.terms[language] ?? []);
  const lookAlikes = substance.lookAlikes ?? [];
  return {
    terms: wholeWords([...own, ...english]),
    half: anyOf(substance.halfTerms ?? []),
    oils: anyOf(substance.oils ?? []),
    lookAlikes: anyOf(lookAlikes.filter((term) => !HOLDS_DENIED.test(term))),
    denied: anyOf(lookAlikes.filter((term) => HOLDS_DENIED.test(term))),
  };
}

function anyOf(terms: readonly string[]): RegExp | null {
  return terms.length === 0 ? null : wholeWords(terms);
}
