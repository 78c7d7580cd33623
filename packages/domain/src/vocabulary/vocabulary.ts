import { NO_PROPERTIES, READ_LANGUAGES, unpackMask, type Mask, type ReadLanguage } from '../reading/index.ts';
import { inflectionKey } from './inflection.ts';
import { GUARDED, INGREDIENTS, NAMES, VOCABULARY_VERSION } from './vocabulary.data.ts';

/** An ingredient that is known by name. */
export type KnownIngredient = {
  readonly number: number;
  /** "en:wheat-flour". */
  readonly id: string;
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
export type Meaning = { readonly kind: 'ingredient'; readonly numbers: readonly number[] } | { readonly kind: 'nothing' } | { readonly kind: 'composite' };

/** A place in the automaton of a language: the words that may follow, and what the words up to here mean. */
export type NameNode = { next: Map<string, NameNode> | null; meaning: Meaning | null };

export type LanguageNames = {
  readonly language: ReadLanguage;
  readonly root: NameNode;
  /** Words that occur in names, by their inflection key. */
  readonly byInflection: ReadonlyMap<string, readonly string[]>;
  /** Names of one word. */
  readonly single: ReadonlyMap<string, Meaning>;
  /** Phrases whose words mean less than they do together: without their own name they are not known. */
  readonly guarded: { readonly phrases: ReadonlySet<string>; readonly starts: ReadonlySet<string> };
};

export type Vocabulary = {
  readonly version: string;
  readonly ingredients: readonly KnownIngredient[];
  readonly languages: Readonly<Record<ReadLanguage, LanguageNames>>;
};

const NOTHING: Meaning = { kind: 'nothing' };
const COMPOSITE: Meaning = { kind: 'composite' };
let loaded: Vocabulary | undefined = undefined;

/** The vocabulary, made ready at first need: one automaton of words for each language. */
export function vocabulary(): Vocabulary {
  loaded ??= load();
  return loaded;
}

export { VOCABULARY_VERSION };

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
    return {
      number,
      id: id.includes(':') ? id : `en:${id}`,
      parents: parents === '' ? [] : parents.split(',').map((parent) => Number.parseInt(parent, 36)),
      has: maskOf(has),
      may: maskOf(may),
      isComposite: flags.includes('c'),
      isCarrier: flags.includes('r'),
      isOpen: flags.includes('o'),
    };
  });
  const [en, fr, de, es, it, nl, pt] = READ_LANGUAGES.map((language) => namesOf(language, NAMES[language]));
  if (!en || !fr || !de || !es || !it || !nl || !pt) throw new Error('vocabulary: a language is missing');
  return { version: VOCABULARY_VERSION, ingredients, languages: { en, fr, de, es, it, nl, pt } };
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
  const phrases = GUARDED[language].split('\n').filter((phrase) => phrase !== '');
  const guarded = { phrases: new Set(phrases), starts: new Set(phrases.map((phrase) => phrase.split(' ')[0] ?? '')) };
  return { language, root, byInflection, single, guarded };
}

function meaningOf(code: string): Meaning {
  if (code === '-') return NOTHING;
  if (code === '+') return COMPOSITE;
  const codes = code.split(',');
  if (codes.includes('-')) return NOTHING;
  return { kind: 'ingredient', numbers: codes.map((number) => Number.parseInt(number, 36)) };
}
