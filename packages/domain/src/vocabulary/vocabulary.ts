import { additiveOfIngredient } from '../additives/index.ts';
import { type Mask, NO_PROPERTIES, READ_LANGUAGES, type ReadLanguage, unpackMask } from '../reading/index.ts';
import { inflectionKey } from './inflection.ts';
import { GUARDED, INGREDIENTS, NAMES, VOCABULARY_VERSION as NAMES_VERSION } from './vocabulary.data.ts';

/** An ingredient that is known by name. */
export type KnownIngredient = {
  readonly number: number;
  /** "en:wheat-flour". */
  readonly id: string;
  /** Code of the additive that it is ("e330"). */
  readonly additive: string | null;
  readonly parents: readonly number[];
  readonly has: Mask;
  readonly may: Mask;
  /** Made of several ingredients. */
  readonly isComposite: boolean;
  /** A form (flour, starch): its doubts end where the same item names what it is made of. */
  readonly isCarrier: boolean;
  /** What it is made of is not known. */
  readonly isOpen: boolean;
};

/** What a name means: ingredients, nothing ("fresh", "of"), or any composite ("mix"). Several numbers: the name has several meanings. */
export type Meaning =
  | { readonly kind: 'ingredient'; readonly numbers: readonly number[] }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'composite' };

/** A place in the automaton of a language: the words that may follow, and what the words up to here mean. */
export type NameNode = { next: Map<string, NameNode> | null; meaning: Meaning | null };

export type LanguageNames = {
  readonly language: ReadLanguage;
  readonly root: NameNode;
  /** Words that occur in names, by their inflection key. */
  readonly byInflection: ReadonlyMap<string, readonly string[]>;
  /** Names of one word. */
  readonly single: ReadonlyMap<string, Meaning>;
};

/** Phrases whose words mean less than they do together: without their own name they are not known. */
export type Guarded = {
  readonly phrases: Readonly<Record<ReadLanguage, ReadonlySet<string>>>;
  /** The languages in which a phrase begins with a word. */
  readonly starts: ReadonlyMap<string, readonly ReadLanguage[]>;
};

export type Vocabulary = {
  readonly version: string;
  readonly ingredients: readonly KnownIngredient[];
  readonly languages: Readonly<Record<ReadLanguage, LanguageNames>>;
  readonly guarded: Guarded;
};

const NOTHING: Meaning = { kind: 'nothing' };
const COMPOSITE: Meaning = { kind: 'composite' };
let loaded: Vocabulary | undefined = undefined;

/** The vocabulary, made ready at first need: one automaton of words for each language. */
export function vocabulary(): Vocabulary {
  loaded ??= load();
  return loaded;
}

/** How often the reading of a list has changed apart from the names; one more with every change, so that stored readings are made again. */
const READING_CHANGES = 17;
/** Changes with the vocabulary and with how lists are read; a reading of another version is made again. */
export const VOCABULARY_VERSION = `${NAMES_VERSION}${READING_CHANGES.toString(36)}`;

function load(): Vocabulary {
  const masks = new Map<string, Mask>([['', NO_PROPERTIES]]);
  const maskOf = (packed: string): Mask => {
    const known = masks.get(packed);
    if (known !== undefined) return known;
    const mask = unpackMask(packed);
    masks.set(packed, mask);
    return mask;
  };
  const ingredients = INGREDIENTS.split('\n').map((line, number) => {
    const [id = '', parents = '', has = '', may = '', flags = ''] = line.split('|');
    const whole = id.includes(':') ? id : `en:${id}`;
    return {
      number,
      id: whole,
      additive: additiveOfIngredient(whole),
      parents: parents === '' ? [] : parents.split(',').map((parent) => Number.parseInt(parent, 36)),
      has: maskOf(has),
      may: maskOf(may),
      isComposite: flags.includes('c'),
      isCarrier: flags.includes('r'),
      isOpen: flags.includes('o'),
    };
  });
  return { version: VOCABULARY_VERSION, ingredients, languages: languagesAtNeed(), guarded: guardedPhrases() };
}

/** The names of each language, made ready when a list first needs them: most need two of the seven. */
function languagesAtNeed(): Vocabulary['languages'] {
  const loadedLanguages = new Map<ReadLanguage, LanguageNames>();
  const namesIn = (language: ReadLanguage): LanguageNames => {
    const known = loadedLanguages.get(language);
    if (known !== undefined) return known;
    const names = namesOf(language, NAMES[language]);
    loadedLanguages.set(language, names);
    return names;
  };
  return {
    get en() {
      return namesIn('en');
    },
    get fr() {
      return namesIn('fr');
    },
    get de() {
      return namesIn('de');
    },
    get es() {
      return namesIn('es');
    },
    get it() {
      return namesIn('it');
    },
    get nl() {
      return namesIn('nl');
    },
    get pt() {
      return namesIn('pt');
    },
  };
}

function guardedPhrases(): Guarded {
  const phrasesOf = (language: ReadLanguage): ReadonlySet<string> =>
    new Set(GUARDED[language].split('\n').filter((phrase) => phrase !== ''));
  const phrases = {
    en: phrasesOf('en'),
    fr: phrasesOf('fr'),
    de: phrasesOf('de'),
    es: phrasesOf('es'),
    it: phrasesOf('it'),
    nl: phrasesOf('nl'),
    pt: phrasesOf('pt'),
  };
  const starts = new Map<string, ReadLanguage[]>();
  for (const language of READ_LANGUAGES) {
    for (const phrase of phrases[language]) {
      const start = phrase.split(' ')[0] ?? '';
      const languages = starts.get(start);
      if (languages === undefined) starts.set(start, [language]);
      else if (!languages.includes(language)) languages.push(language);
    }
  }
  return { phrases, starts };
}

function namesOf(language: ReadLanguage, table: string): LanguageNames {
  const root: NameNode = { next: null, meaning: null };
  const single = new Map<string, Meaning>();
  const words = new Set<string>();
  for (const line of table.split('\n')) {
    const at = line.lastIndexOf('|');
    const meaning = meaningOf(line.slice(at + 1));
    let node = root;
    const parts = line.slice(0, at).split(' ');
    for (const part of parts) {
      words.add(part);
      node.next ??= new Map();
      let next = node.next.get(part);
      if (next === undefined) {
        next = { next: null, meaning: null };
        node.next.set(part, next);
      }
      node = next;
    }
    node.meaning = meaning;
    const [only] = parts;
    if (parts.length === 1 && only !== undefined) single.set(only, meaning);
  }
  const byInflection = new Map<string, string[]>();
  for (const word of words) {
    const key = inflectionKey(word, language);
    const known = byInflection.get(key);
    if (known === undefined) byInflection.set(key, [word]);
    else known.push(word);
  }
  return { language, root, byInflection, single };
}

function meaningOf(code: string): Meaning {
  if (code === '-') return NOTHING;
  if (code === '+') return COMPOSITE;
  const codes = code.split(',');
  if (codes.includes('-')) return NOTHING;
  return { kind: 'ingredient', numbers: codes.map((number) => Number.parseInt(number, 36)) };
}
