import { memoize } from '../../lib/index.ts';
import { glossed } from '../intents/gloss.ts';
import { runsOf, stem } from '../understand/words.ts';
import { ASKING_TERMS, FOOD_TERMS, KITCHEN_TERMS, LABEL_TERMS, LIVING_TERMS, NUTRIENT_TERMS, TERM_LANGUAGES } from './terms.data.ts';
import { APP_TERMS } from './terms-app.data.ts';
import { ASKED_TERMS } from './terms-asked.data.ts';
import { FURTHER_TERMS } from './terms-further.data.ts';

const TABLES = {
  ...ASKING_TERMS,
  ...NUTRIENT_TERMS,
  ...FOOD_TERMS,
  ...LABEL_TERMS,
  ...KITCHEN_TERMS,
  ...LIVING_TERMS,
  ...APP_TERMS,
  ...FURTHER_TERMS,
  ...ASKED_TERMS,
};

/** A subject of general questions, or what is asked of one. */
export type TermId = keyof typeof TABLES;
export type TermLanguage = (typeof TERM_LANGUAGES)[number];
/** Where a term stands in a question, and the languages that call it so. */
export type TermHit = {
  readonly term: TermId;
  readonly at: number;
  readonly length: number;
  readonly languages: ReadonlySet<TermLanguage>;
};

export const isTermId = (id: string): id is TermId => Object.hasOwn(TABLES, id);
/** The words of each term, by language in the order of `TERM_LANGUAGES`. */
export const TERMS: ReadonlyMap<TermId, readonly (readonly string[])[]> = new Map(
  Object.entries(TABLES).flatMap(([id, words]) =>
    isTermId(id)
      ? [[id, words.split(';').map((language) => language.split(',').map((word) => word.trim()))] satisfies [TermId, string[][]]]
      : [],
  ),
);

/** Longest name of a term, in words. */
const MAX_WORDS = 5;
const CONNECTORS: ReadonlySet<string> = new Set(
  'a al alla au aux da das de degli dei del della dello dem den der des di die do dos du el het il la las le les lo los of the van'.split(
    ' ',
  ),
);
/** A word with `*` stands for so many more letters. */
const MAX_ENDING = 4;
type Meanings = Map<TermId, Set<TermLanguage>>;
type Index = { readonly exact: Map<string, Meanings>; readonly beginnings: Map<string, Meanings> };
let index: Index | undefined = undefined;

/** Made with the first question: every process loads this file, and few are asked anything. */
function indexed(): Index {
  if (index !== undefined) return index;
  index = { exact: new Map(), beginnings: new Map() };
  for (const [id, languages] of TERMS) {
    for (const [at, language] of TERM_LANGUAGES.entries()) {
      for (const word of languages[at] ?? []) {
        if (word.endsWith('*')) add(index.beginnings, word.slice(0, -1), id, language);
        else for (const form of formsOf(word, language)) add(index.exact, form, id, language);
      }
    }
  }
  return index;
}

/** English words that a noun of another language is put into, and that ask in nearly every question. */
const MODALS: ReadonlySet<string> = new Set(['can', 'may', 'must', 'will']);
/** A word as it is typed, in the singular, and with what the grammar has put into English already ("sal marina", "salt marina"). */
function formsOf(word: string, language: TermLanguage): Set<string> {
  const words = word.split(' ');
  const glossedAs = language === 'en' ? words : glossed(words, language, false).words;
  // A tin is a "can", and no question is about tins because something "can" be done.
  const ready = glossedAs.length === 1 && MODALS.has(stem(glossedAs[0] ?? '')) ? words : glossedAs;
  return new Set([words, ready].map((form) => withoutConnectors(form).join(' ')).flatMap((form) => [form, stem(form)]));
}

/** Words that join others to a name: "aceite de palma", "aceite palma". Words that are empty go too. */
export function withoutConnectors(words: readonly string[]): string[] {
  return words.filter((word) => word !== '' && !CONNECTORS.has(word));
}

function add(into: Map<string, Meanings>, word: string, id: TermId, language: TermLanguage): void {
  const meanings = into.get(word) ?? new Map<TermId, Set<TermLanguage>>();
  into.set(word, meanings.set(id, (meanings.get(id) ?? new Set()).add(language)));
}

/** The terms in a question, wherever they stand; one inside the name of another is found too. @param words folded, without elisions */
export function termsIn(words: readonly string[]): TermHit[] {
  return [
    ...runsOf(words, MAX_WORDS).flatMap(({ run, at, length }) =>
      [...termsNamed(run)].map(([term, languages]) => ({ term, at, length, languages })),
    ),
    ...agesIn(words),
  ];
}

/** Whether these very words are what general questions are about; words that only ask ("how much") or stand beside many subjects are not. */
export function isSubject(word: string): boolean {
  return [...termsNamed(word).keys()].some(
    (term) => !Object.hasOwn(ASKING_TERMS, term) && !Object.hasOwn(APP_TERMS, term) && !BESIDE_MANY.has(term),
  );
}
const BESIDE_MANY: ReadonlySet<TermId> = new Set([
  'meals',
  'skip',
  'portion',
  'plate',
  'white',
  'fresh',
  'five',
  'letter',
  'read',
  'works',
  'cook',
]);

const MONTHS = /^(?:months?|monate?n?|mois|mes|meses|mesi|maand|maanden)$/;
const YEARS = /^(?:years?|yrs?|yo|jahre?|jahriger?|jahrige[rn]?|ans|anos?|anni|jaar)$/;
const OLD: ReadonlySet<string> = new Set(['old', 'alt', 'alte', 'alter', 'oud', 'oude', 'age', 'eta', 'edad', 'idade']);
const EVERY: ReadonlySet<TermLanguage> = new Set(TERM_LANGUAGES);
const AGES: readonly { readonly from: number; readonly term: TermId | null }[] = [
  { from: 60, term: 'older' },
  { from: 18, term: null },
  { from: 13, term: 'teen' },
  { from: 1, term: 'kids' },
];

/** "A 75 year old", "un niño de 6 años", "7 Monate alt": an age says whom it is about. */
function agesIn(words: readonly string[]): TermHit[] {
  return words.flatMap((word, at) => {
    const age = /^\d{1,3}$/.test(word) ? Number(word) : Number.NaN;
    const unit = words[at + 1] ?? '';
    const length = OLD.has(words[at + 2] ?? '') ? 3 : 2;
    if (Number.isNaN(age) || (!MONTHS.test(unit) && !YEARS.test(unit))) return [];
    const term = MONTHS.test(unit) ? 'baby' : AGES.find(({ from }) => age >= from)?.term;
    return term === undefined || term === null ? [] : [{ term, at, length, languages: EVERY }];
  });
}

/** Not to be changed by who asks: it is remembered. */
const termsNamed = memoize((run: string): Meanings => {
  const found: Meanings = new Map();
  const { exact, beginnings } = indexed();
  const forms = [exact.get(run), exact.get(stem(run))];
  for (let cut = 0; cut <= MAX_ENDING && cut < run.length; cut += 1) forms.push(beginnings.get(run.slice(0, run.length - cut)));
  for (const meanings of forms)
    for (const [term, languages] of meanings ?? []) found.set(term, new Set([...(found.get(term) ?? []), ...languages]));
  return found;
});
