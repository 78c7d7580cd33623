import {
  FIRST_HALVES,
  FIRST_HALVES_BEFORE_A_NOUN,
  NO_ORIGINS,
  PLACES,
  SECOND_HALVES,
  SECOND_HALVES_BEFORE_A_NOUN,
  SINGULAR_BEFORE_A_NOUN,
  SPELLINGS,
  UNCOUNTED,
  WHOLE_NAMES,
} from './english-names.data.ts';

/** Words that what follows depends on: before them a noun stands as it does at the end. */
const LINKS: ReadonlySet<string> = new Set('and or with without in from of for to on by under made less than'.split(' '));

/** Names of their own in another language, which English leaves as they are ("Barquettes aux fruits"). */
const FOREIGN = /\b(?:aux?|a l|a la|de|du|des|en|et|le|les|alla|di|con)\b/u;

/** Names without a rule are finished already. */
const FINISHED_NAMES: ReadonlySet<string> = new Set(WHOLE_NAMES.values());

/** The plural that a tag gives to what has none → the word. */
const SINGULARS: ReadonlyMap<string, string> = new Map(
  UNCOUNTED.flatMap((word) => [word, ...(word.endsWith('y') ? [`${word.slice(0, -1)}ie`] : [])].flatMap(endings(word))),
);

function endings(word: string): (stem: string) => [string, string][] {
  return (stem) => [
    [`${stem}s`, word],
    [`${stem}es`, word],
  ];
}

/** A plural that lacks its e ("spinachs"). */
const SHORT_PLURAL = /(?:ch|sh|x|ss)s$/u;

const OF_PRODUCTS = /^(.+) and (?:its|their) products$/u;

/**
 * A category as a person says it: "Honey" and not "Honeys", "Gluten-free bread", "Fish products", "Canned beans". Tags put every noun into
 * the plural and lose hyphens, commas and capitals.
 *
 * @param name what the tag reads as ("Gluten free breads"), or what was returned before, which stays as it is
 */
export function englishCategory(name: string): string {
  return isFinished(name) ? name : capitalized(nameBy(name, atTheEnd));
}

/** The same behind a number, in which what is poured or cut is counted by its packs: "23 honeys", "14 dairy products". */
export function englishCategoryCounted(name: string): string {
  const words = name.trim().toLowerCase();
  const whole = WHOLE_NAMES.get(words) ?? (FINISHED_NAMES.has(name) ? name : undefined);
  if (whole !== undefined) return smallUnlessPlace(whole.endsWith('s') ? whole : `${whole} products`);
  return isFinished(name) ? smallUnlessPlace(name) : nameBy(name, counted);
}

/** Whether somebody has named it already: what tags read as has one capital, and no sign. Names of another language are left alone. */
function isFinished(name: string): boolean {
  return FINISHED_NAMES.has(name) || /\p{L}\p{Lu}|.\b\p{Lu}|[^\p{Ll}\d ]/u.test(name.trim().slice(1)) || FOREIGN.test(name.toLowerCase());
}

function nameBy(name: string, last: (word: string) => string): string {
  const words = name.trim().toLowerCase();
  const of = OF_PRODUCTS.exec(words)?.[1];
  return WHOLE_NAMES.get(words) ?? (of === undefined ? phrase(words.split(' '), last) : `${phrase(of.split(' '), beforeANoun)} products`);
}

function phrase(words: readonly string[], last: (word: string) => string): string {
  const from = words.indexOf('from');
  const isOrigin = from > 0 && !words.slice(from).some((word) => NO_ORIGINS.has(word));
  return words.reduce((text, word, at) => {
    if (word === 's' && at > 0) return `${text}’s`;
    if (isOrigin && at > from && word !== 'the') return `${text} ${capitalized(word)}`;
    const own = cased(!isBeforeANoun(words, at) ? last(word) : beforeANoun(word));
    return at === 0 ? own : `${text}${isJoined(words, at) ? '-' : ' '}${own}`;
  }, '');
}

/** A word that another noun follows: "cooked in water" is none, and says more of what stands before it. */
function isBeforeANoun(words: readonly string[], at: number): boolean {
  const [next, then] = [words[at + 1], words[at + 2]];
  if (next === undefined || LINKS.has(next)) return false;
  return !(next.endsWith('ed') && (then === undefined || LINKS.has(then)));
}

/** Whether a hyphen stands before the word. */
function isJoined(words: readonly string[], at: number): boolean {
  const [before = '', word = '', next] = [words[at - 1], words[at], words[at + 1]];
  if (LINKS.has(before) || (word === 'free' && next === 'range')) return false;
  if (SECOND_HALVES.has(word) || FIRST_HALVES.has(before)) return true;
  const isNounNext = next !== undefined && !LINKS.has(next);
  return isNounNext && (SECOND_HALVES_BEFORE_A_NOUN.has(word) || FIRST_HALVES_BEFORE_A_NOUN.has(before));
}

const atTheEnd = (word: string) => SPELLINGS.get(word) ?? SINGULARS.get(word) ?? word;
const counted = (word: string) => SPELLINGS.get(word) ?? (SHORT_PLURAL.test(word) ? `${word.slice(0, -1)}es` : word);
const beforeANoun = (word: string) => SINGULAR_BEFORE_A_NOUN.get(word) ?? atTheEnd(word);
const cased = (word: string) => (PLACES.has(word) ? capitalized(word) : word);
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function smallUnlessPlace(name: string): string {
  const [first = ''] = name.toLowerCase().split(/[ -]/u, 1);
  return PLACES.has(first) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
