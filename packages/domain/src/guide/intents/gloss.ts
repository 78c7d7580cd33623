import { isShelfName, nutrientOf, shelvesIn } from '../understand/concepts.ts';
import { isFoodName } from '../understand/mention-words.ts';
import { foodCalled, namesOfSeveralWords } from '../understand/named-foods.ts';
import { isCommonEnglish } from './common-words.ts';
import { FUNCTION_WORDS } from './cues.data.ts';
import { GLOSS } from './gloss.data.ts';
import { GLOSS_EVERYDAY } from './gloss-everyday.data.ts';
import { GLOSS_FORMS } from './gloss-forms.data.ts';
import { GLOSS_PHRASES, WHOLE_NAMES } from './gloss-phrases.data.ts';
import { GLOSS_TURNS } from './gloss-turns.data.ts';
import { isPlainWord } from './plain-words.ts';

/** Longest entry of the table, in words. */
const MAX_WORDS = 8;

type Table = ReadonlyMap<string, string>;

/** Of each table, how many words the longest entry has that begins with a word. */
const WORDS_OF_ENTRIES = new WeakMap<Table, ReadonlyMap<string, number>>();

/** How many words the longest entry of a table has that stands in a text at a place; 0 where none does. */
function longestAt(table: Table, words: readonly string[], at: number): number {
  const longest = WORDS_OF_ENTRIES.get(table) ?? longestByWord(table);
  WORDS_OF_ENTRIES.set(table, longest);
  let length = Math.min(longest.get(words[at] ?? '') ?? 0, words.length - at);
  while (length > 0 && !table.has(words.slice(at, at + length).join(' '))) length -= 1;
  return length;
}

function longestByWord(table: Table): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const entry of table.keys()) {
    const words = entry.split(' ');
    const [first = ''] = words;
    longest.set(first, Math.min(MAX_WORDS, Math.max(longest.get(first) ?? 0, words.length)));
  }
  return longest;
}
export type Foreign = keyof typeof GLOSS;

const ASKING: ReadonlySet<string> = new Set(['che', 'que']);

/** What a word counts for that the language uses and that asks nothing. */
const PLAIN = 0.6;

/** Before "twix e mars": there "e" joins, elsewhere it is "is" without its accent. */
const WEIGHS = /^(?:tra|fra|entre|confront\w*|compar\w*|differenza|diferenca)$/;

const TABLES = new Map<string, ReadonlyMap<string, string>>();

function tableOf(language: Foreign, isWide: boolean): ReadonlyMap<string, string> {
  const key = `${language} ${isWide}`;
  const table = TABLES.get(key) ?? readTable(language, isWide);
  TABLES.set(key, table);
  return table;
}

function readTable(language: Foreign, isWide: boolean): ReadonlyMap<string, string> {
  const entries = [GLOSS_EVERYDAY[language], GLOSS[language], GLOSS_PHRASES[language], GLOSS_TURNS[language]]
    .join('\n')
    .split(/[;\n]+/)
    .filter((entry) => entry.includes('='));
  const meanings = entries.flatMap((entry): [string, string][] => {
    const [typed = '', meaning = ''] = entry.split('=');
    return isFoodItself(typed.trim(), language) ? [] : [[keyOf(typed, language), meaning.trim()]];
  });
  const forms = (isWide ? formsOf(GLOSS_FORMS[language]) : []).flatMap(([form, meaning]): [string, string][] =>
    isFoodItself(form, language) ? [] : [[keyOf(form, language), meaning]],
  );
  // "Grão de bico": no word of a name says anything else.
  const names = namesOfSeveralWords(language).map((name): [string, string] => [keyOf(leaning(name), language), leaning(name)]);
  return new Map([...forms, ...names, ...meanings, ...WHOLE_NAMES.map((name): [string, string] => [name, name])]);
}

const NAMES_OF = new Map<Foreign, ReadonlySet<string>>();

function isNameOf(words: string, language: Foreign): boolean {
  const names = NAMES_OF.get(language) ?? new Set(namesOfSeveralWords(language).map((name) => keyOf(leaning(name), language)));
  NAMES_OF.set(language, names);
  return names.has(words);
}

/** "Jus d orange" as it is typed. */
const leaning = (name: string): string => name.replaceAll(/(?<=^| )(d|l|all|dell|nell) (?=[aeiouh])/g, "$1'");

/** "Cornflakes" are a food of their own, not any cereal. */
const isFoodItself = (typed: string, language: Foreign | 'en'): boolean => foodCalled(typed, language) !== null && isShelfName(typed);

function keyOf(typed: string, language: Foreign): string {
  return withoutParticles(typed.trim().split(' ').flatMap(elided), language).join(' ');
}

/** Each form with what it means. */
function formsOf(table: string): [string, string][] {
  return table.split(';').flatMap((entry) => {
    const [meaning = '', forms = ''] = entry.split(':');
    return forms.split(',').map((form): [string, string] => [form.trim(), meaning.trim()]);
  });
}

let english: ReadonlyMap<string, string> | null = null;

/** English of chats and of speech in the words of the grammar: "sat fat", "sum up", "gimme". @param words folded */
export function plainEnglish(words: readonly string[]): string[] {
  english ??= new Map(formsOf(GLOSS_FORMS.en).filter(([form]) => !isFoodItself(form, 'en')));
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestAt(english, words, at);
    const run = words.slice(at, at + Math.max(1, length));
    out.push(...(length === 0 ? run : (english.get(run.join(' ')) ?? '').split(' ')).filter((word) => word !== ''));
    at += run.length;
  }
  return out;
}

/** "Was haltet ihr eigentlich von …": words that may stand inside any phrase. Alone they stay. */
const PARTICLES: Readonly<Record<Foreign, ReadonlySet<string>>> = {
  de: new Set(['eigentlich', 'denn', 'mal', 'halt', 'eben', 'doch', 'ubrigens', 'uberhaupt']),
  fr: new Set(['donc', 'franchement', 'vraiment']),
  es: new Set(['pues', 'realmente']),
  it: new Set(['mica', 'davvero']),
  pt: new Set(['afinal', 'realmente']),
  nl: new Set(['nou', 'eigenlijk', 'toch', 'even', 'eens']),
};

function withoutParticles(words: readonly string[], language: Foreign): readonly string[] {
  const rest = words.filter((word) => !PARTICLES[language].has(word));
  return rest.length === 0 ? words : rest;
}

/** "L'huile", "qu'est": the article or the particle is a word of its own. */
function elided(word: string): string[] {
  return word.replace(/^([ldnjscmt]|qu|dell|nell|sull|all|un)'(?=\p{L})/u, "$1' ").split(' ');
}

/** Endings that adjectives and nouns take, as sets that stand for each other. */
const ENDINGS: Readonly<Record<Foreign, RegExp>> = {
  de: /(?:e|er|es|en|em|n|s)$/,
  fr: /(?:e|es|s|x)$/,
  es: /(?:o|a|os|as|es|s)$/,
  it: /(?:o|a|i|e|he|hi)$/,
  pt: /(?:o|a|os|as|es|s)$/,
  nl: /(?:e|en|s)$/,
};
const FORMS: Readonly<Record<Foreign, readonly string[]>> = {
  de: ['', 'e', 'er', 'es', 'en', 'em', 'n'],
  fr: ['', 'e', 's', 'es'],
  es: ['o', 'a', 'os', 'as', '', 'es'],
  it: ['o', 'a', 'i', 'e'],
  pt: ['o', 'a', 'os', 'as', '', 'es'],
  nl: ['', 'e', 'en', 's'],
};
/** Of shorter words another ending makes another word. */
const MIN_INFLECTED = 5;

/** What another form of a word means: "sanissimas" not, "veganas" as "vegano". */
function otherForm(word: string, table: ReadonlyMap<string, string>, language: Foreign): string | null {
  if (word.length < MIN_INFLECTED || isPlainWord(word, language) || FUNCTION_WORDS.has(word) || isCommonEnglish(word)) return null;
  const root = word.replace(ENDINGS[language], '');
  if (root.length < MIN_INFLECTED - 1) return null;
  for (const ending of FORMS[language]) {
    const meaning = table.get(`${root}${ending}`);
    // Of what names a food only another form of a nutrient: "vezel" beside "vezels".
    if (meaning !== undefined && meaning !== `${root}${ending}` && (!isFoodName(word) || nutrientOf(meaning) !== null)) return meaning;
  }
  return madeOf(word, table, language);
}

/** What the last part of a compound says of the first: "eiwitgehalte", "vezelrijk", "zuckerarm"; `$` stands for the first. */
const COMPOUNDS: Readonly<Partial<Record<Foreign, readonly (readonly [RegExp, string])[]>>> = {
  de: [
    [/(?:gehalte?|anteil|menge)$/, '$ content'],
    [/reich(?:e[nrsm]?)?$/, 'high $'],
    [/(?:armer|arme[ns]?|arm|reduziert\w*)$/, 'low $'],
    [/(?:freie?[nrsm]?|lose?[nrsm]?)$/, '$ free'],
  ],
  nl: [
    [/(?:gehalte|percentage|hoeveelheid)$/, '$ content'],
    [/rijke?$/, 'high $'],
    [/arme?$/, 'low $'],
    [/(?:vrije?|loos|loze)$/, '$ free'],
  ],
};
/** Endings that make a thing small in Dutch and German: "ontbijtje", "yoghurtje". */
const SMALL: Readonly<Partial<Record<Foreign, RegExp>>> = { nl: /(?:[tpk]?jes?)$/, de: /(?:chen|lein)s?$/ };

/** What a compound or a diminutive means, by the word that it is made of. */
function madeOf(word: string, table: ReadonlyMap<string, string>, language: Foreign): string | null {
  if (word.length < MIN_INFLECTED + 1) return null;
  const meaningOf = (root: string): string | null =>
    table.get(root) ?? table.get(root.replace(/(?:en|n|s)$/, '')) ?? (nutrientOf(root) === null ? null : root);
  for (const [ending, says] of COMPOUNDS[language] ?? []) {
    const first = word.replace(ending, '');
    const meaning = first === word || first.length < MIN_COMPOUND ? null : meaningOf(first);
    if (meaning !== null && nutrientOf(meaning) !== null) return says.replace('$', meaning);
  }
  const root = word.replace(SMALL[language] ?? '', '');
  return root === word || root.length < MIN_COMPOUND || isFoodName(word)
    ? null
    : (table.get(root) ?? (isFoodName(root) || shelvesIn([root]).length > 0 ? root : null));
}
/** Letters that the first part of a compound has at least: "ei", "eiwit". */
const MIN_COMPOUND = 3;

/** French without its apostrophes: "c est", "j ai", "l huile", "c quoi". */
function withApostrophes(words: readonly string[], language: Foreign): string[] {
  if (language !== 'fr' && language !== 'it') return [...words];
  const out: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = ''] = [words[at], words[at + 1]];
    if (language === 'fr' && word === 'c' && /^(?:quoi|koi|bon|bien|mal|mauvais|sain|pas|correct|comment)$/.test(next)) out.push("c'est");
    else if ((language === 'fr' ? /^(?:[cjldnsmt]|qu)$/ : /^(?:l|dell|nell|un|c|cos|com)$/).test(word) && /^[aeiouhy]/.test(next)) {
      out.push(`${word}'${next}`);
      at += 1;
    } else out.push(word);
  }
  return out;
}

/**
 * A question with its small words in English, so that one grammar reads it in every language, and how many of its words the language
 * knows; what English writes alike counts half.
 *
 * @param words folded
 * @param isWide with further forms of words, and those that are not in the tables
 */
export function glossed(words: readonly string[], language: Foreign, isWide = true): { words: readonly string[]; known: number } {
  const table = tableOf(language, isWide);
  const apart = withoutParticles(withApostrophes(words, language).flatMap(elided), language);
  const out: string[] = [];
  let known = words.filter((word) => PARTICLES[language].has(word)).length;
  for (let at = 0; at < apart.length; ) {
    const length = longestAt(table, apart, at);
    const run = apart.slice(at, at + Math.max(1, length));
    const only = apart[at] ?? '';
    const other = length === 0 && isWide ? otherForm(only, table, language) : null;
    if (other !== null) {
      out.push(...other.split(' ').filter((word) => word !== ''));
      known += 1;
      at += 1;
      continue;
    }
    // An article that the table does not hold ("un'") says nothing.
    const isJoined = only === 'e' && length === 1 && apart.slice(0, at).some((word) => WEIGHS.test(word));
    // "Che biscotti gli do": what begins a question asks, elsewhere it joins.
    const isAsking = at === 0 && length <= 1 && apart.length > 1 && ASKING.has(only);
    const meaning = isJoined ? 'and' : isAsking ? 'what' : length > 0 ? (table.get(run.join(' ')) ?? '') : only.endsWith("'") ? '' : only;
    out.push(...meaning.split(' ').filter((word) => word !== ''));
    if (length === 0 && isPlainWord(only, language) && !FUNCTION_WORDS.has(only)) known += PLAIN;
    const isEnglish = run.length === 1 && isCommonEnglish(only) && !tableOf(language, false).has(only);
    // A name of several words tells the language as well as they do.
    if (length > 1 && isNameOf(run.join(' '), language)) known += length;
    else if (length > 0 && meaning !== run.join(' ') && !isEnglish)
      known += run.reduce((sum, word) => sum + (FUNCTION_WORDS.has(word) && length === 1 ? 0.5 : 1), 0);
    at += run.length;
  }
  return { words: out, known };
}

/** "Twix oder So Vegan": of two names the word between them alone may tell the language. */
export function joiningOf(language: Foreign, typed: readonly string[]): number {
  return typed.length <= NAMED_ALONE && typed.slice(1, -1).some((word) => JOINS[language]?.test(word) === true) ? JOINING : 0;
}
const JOINS: Readonly<Partial<Record<Foreign, RegExp>>> = { de: /^(?:oder|und|statt)$/, fr: /^ou$/, pt: /^ou$/ };
const NAMED_ALONE = 7;
/** Words that such a word counts for beside itself. */
const JOINING = 2;
