import { memoize } from '../../lib/index.ts';
import { TERM_LANGUAGES } from '../knowledge/terms.data.ts';
import { NAMED_FOODS } from './named-foods.data.ts';
import { plainWords } from './words.ts';

type TermLanguage = (typeof TERM_LANGUAGES)[number];

/** A food by its names: the categories that hold it, the food itself first, and the names by which packs may call it. */
export type NamedFood = {
  readonly tags: readonly string[];
  /** Wider categories that its products may be filed under. */
  readonly wider: readonly string[];
  readonly names: Readonly<Record<TermLanguage, readonly string[]>>;
};

/** Longest name, in words. */
const MAX_WORDS = 6;

/** Endings of the plural and of what is small, as what they stand in place of: "oes" of "ao". */
const ENDINGS: Readonly<Record<TermLanguage, readonly (readonly [RegExp, readonly string[]])[]>> = {
  en: [
    [/(?<=[^aeiou])y$/, ['ies']],
    [/(?<=ch|sh|[sxzo])$/, ['es']],
    [/$/, ['s']],
  ],
  de: [
    [/$/, ['n', 'en', 'e', 'er', 's']],
    [/e?$/, ['chen']],
    [/e$/, ['en']],
  ],
  fr: [[/$/, ['s', 'x']]],
  es: [
    [/on$/, ['ones']],
    [/z$/, ['ces']],
    [/$/, ['s', 'es']],
    [/[ao]$/, ['itas', 'itos', 'ita', 'ito']],
  ],
  it: [
    [/co$/, ['chi', 'ci']],
    [/ca$/, ['che']],
    [/go$/, ['ghi']],
    [/io$/, ['i']],
    [/[oe]$/, ['i']],
    [/a$/, ['e']],
  ],
  pt: [
    [/ao$/, ['oes', 'aes', 'aos']],
    [/m$/, ['ns']],
    [/l$/, ['is']],
    [/$/, ['s', 'es']],
    [/[ao]$/, ['inhas', 'inhos', 'inha', 'inho']],
  ],
  nl: [
    [/$/, ['s', "'s", 'en', 'n', 'je', 'jes', 'tje', 'tjes']],
    [/(?<=[^aeiou][aeiou])([bdfgklmnprt])$/, ['$1$1en', '$1$1etje', '$1$1etjes']],
    [/([aeou])\1([bdfgklmnprst])$/, ['$1$2en']],
    [/m$/, ['mpje', 'mpjes']],
  ],
};
/** In these languages what a food is stands first, and is what has a plural: "huile d'olive". */
const HEAD_FIRST: ReadonlySet<TermLanguage> = new Set(['fr', 'es', 'it', 'pt']);

/** A word as it is typed of one and of several. */
function formsOf(word: string, language: TermLanguage): readonly string[] {
  return [
    word,
    ...ENDINGS[language].flatMap(([ending, others]) => (ending.test(word) ? others.map((one) => word.replace(ending, one)) : [])),
  ];
}

/** The words of a text, what leans on them apart: "jus d'orange" as three. */
const wordsOf = (text: string): string[] =>
  plainWords(text)
    .replaceAll(/(?<=^| )(d|l|all|dell|nell)'(?=\p{L})/gu, '$1 ')
    .split(' ')
    .filter((word) => word !== '');

/** A name of a food as it is typed of one and of several. */
export function namesTyped(name: string, language: TermLanguage): readonly string[] {
  const words = wordsOf(name);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length === 1) return formsOf(first, language);
  const heads = HEAD_FIRST.has(language) ? formsOf(first, language) : [first];
  return heads.flatMap((head) => formsOf(last, language).map((tail) => [head, ...words.slice(1, -1), tail].join(' ')));
}

type Index = ReadonlyMap<string, NamedFood>;
let foods: readonly NamedFood[] | null = null;
const indexes = new Map<TermLanguage, Index>();

/** Made with the first question: every process loads this file, and few are asked anything. */
function named(): readonly NamedFood[] {
  foods ??= Object.entries(NAMED_FOODS).map(([tags, row]) => {
    const each = row.split(';').map((names) => names.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()])));
    const inLanguage = (language: TermLanguage) => each[TERM_LANGUAGES.indexOf(language)] ?? [];
    return {
      tags: tags.split(' ').filter((tag) => !tag.startsWith('<')),
      wider: tags.split(' ').flatMap((tag) => (tag.startsWith('<') ? [tag.slice(1)] : [])),
      names: {
        en: inLanguage('en'),
        de: inLanguage('de'),
        fr: inLanguage('fr'),
        es: inLanguage('es'),
        it: inLanguage('it'),
        pt: inLanguage('pt'),
        nl: inLanguage('nl'),
      },
    };
  });
  return foods;
}

function indexOf(language: TermLanguage): Index {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const typed = named().flatMap((food) => food.names[language].map((name): [string, NamedFood] => [name, food]));
  const forms = typed.flatMap(([name, food]) => namesTyped(name, language).map((form): [string, NamedFood] => [form, food]));
  // A name as it stands goes before the plural of another.
  const index = new Map([...forms.toReversed(), ...typed.map(([name, food]): [string, NamedFood] => [wordsOf(name).join(' '), food])]);
  indexes.set(language, index);
  return index;
}

/** The food that these very words name, in the language of the question before others; `null` where none does. */
export function foodCalled(words: string, language: TermLanguage | null): NamedFood | null {
  const known = calledIn.get(language) ?? memoize((one) => lookedUp(one, language), MAX_CALLED);
  calledIn.set(language, known);
  return known(words);
}
/** Every run of words of a message is looked up, and by several readers. */
const MAX_CALLED = 20_000;
const calledIn = new Map<TermLanguage | null, (words: string) => NamedFood | null>();

function lookedUp(words: string, language: TermLanguage | null): NamedFood | null {
  const name = wordsOf(words).join(' ');
  for (const one of language === null ? TERM_LANGUAGES : [language, ...TERM_LANGUAGES]) {
    const food = indexOf(one).get(name);
    if (food !== undefined) return food;
  }
  return null;
}

/** How many words from here on are one name of a food; 0 where they are none. @param words folded */
export function namedFoodRunAt(words: readonly string[], at: number): number {
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length -= 1)
    if (foodCalled(words.slice(at, at + length).join(' '), null) !== null) return length;
  return 0;
}

/**
 * How many words from here on are a food with what tells it from others of its kind: "vanilla ice cream", "sardines in oil"; 0 where they are none.
 *
 * @param mayTell whether a word may stand beside the name
 */
export function foodRunWith(words: readonly string[], at: number, mayTell: (word: string) => boolean): number {
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length -= 1) {
    const run = words.slice(at, at + length);
    const found = JOINING.test(run.at(-1) ?? '') || JOINING.test(run[0] ?? '') ? null : foodIn(run.join(' '), null);
    if (found?.beside.every(mayTell) === true) return length;
  }
  return 0;
}
const JOINING = /^(?:in|of|de|di|da|do|with|and|a|al|au|aux|con|com|mit|met)$/;

/** The food that a mention names, with what stands beside it: of "gouda of Carrefour" the brand. */
export type FoodInMention = { readonly food: NamedFood; readonly called: readonly string[]; readonly beside: readonly string[] };

/** The longest name of a food in a mention. */
export function foodIn(mention: string, language: TermLanguage | null): FoodInMention | null {
  const words = wordsOf(mention);
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length -= 1)
    for (let at = words.length - length; at >= 0; at -= 1) {
      const food = foodCalled(words.slice(at, at + length).join(' '), language);
      if (food !== null)
        return { food, called: words.slice(at, at + length), beside: [...words.slice(0, at), ...words.slice(at + length)] };
    }
  return null;
}

/** The names of several words in one language, in whatever number: no word of such a name says anything else. */
export function namesOfSeveralWords(language: TermLanguage): readonly string[] {
  return [...indexOf(language).keys()].filter((name) => name.includes(' '));
}

/** Names that a search may know the food by, the likeliest first. */
export function namesToSearch({ names }: NamedFood): readonly string[] {
  return [...new Set(TERM_LANGUAGES.flatMap((language) => names[language].slice(0, language === 'en' ? 2 : 1)))];
}
