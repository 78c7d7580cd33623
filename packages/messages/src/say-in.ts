import type { Language } from '@labelwise/contracts/languages';
import { compileCatalog } from './compile.ts';
import { english, sayEnglish } from './english.ts';
import { type Say, sayWith } from './index.ts';
import { LOCALES } from './languages.ts';
import { additivesOf, foodsOf } from './name-lines.ts';
import type { OtherLanguage, Translations } from './translations.ts';
import { createTranslator, type Translator } from './translator.ts';

/** What a language consists of: its texts, and names as lines `code name` and `English|name`. */
type Parts = { readonly texts: Translations; readonly additives: string; readonly foods: string };
type Loaded = { readonly translator: Translator; readonly say: Say };

const LOADERS: Readonly<Record<OtherLanguage, () => Promise<Parts>>> = {
  fr: async () => ({
    texts: (await import('./fr/index.ts')).FR,
    additives: (await import('./additive-names/fr.data.ts')).NAME_LINES,
    foods: (await import('./food-names/fr.data.ts')).NAME_LINES,
  }),
  de: async () => ({
    texts: (await import('./de/index.ts')).DE,
    additives: (await import('./additive-names/de.data.ts')).NAME_LINES,
    foods: (await import('./food-names/de.data.ts')).NAME_LINES,
  }),
  es: async () => ({
    texts: (await import('./es/index.ts')).ES,
    additives: (await import('./additive-names/es.data.ts')).NAME_LINES,
    foods: (await import('./food-names/es.data.ts')).NAME_LINES,
  }),
  it: async () => ({
    texts: (await import('./it/index.ts')).IT,
    additives: (await import('./additive-names/it.data.ts')).NAME_LINES,
    foods: (await import('./food-names/it.data.ts')).NAME_LINES,
  }),
  nl: async () => ({
    texts: (await import('./nl/index.ts')).NL,
    additives: (await import('./additive-names/nl.data.ts')).NAME_LINES,
    foods: (await import('./food-names/nl.data.ts')).NAME_LINES,
  }),
  pt: async () => ({
    texts: (await import('./pt/index.ts')).PT,
    additives: (await import('./additive-names/pt.data.ts')).NAME_LINES,
    foods: (await import('./food-names/pt.data.ts')).NAME_LINES,
  }),
};

const loaded = new Map<OtherLanguage, Loaded>();

/** Makes a language ready to be spoken. A server does it with the first reader of a language: none costs anything at its start. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language === 'en' || loaded.has(language)) return;
  const parts = await LOADERS[language]();
  const areas = Object.entries(parts.texts).map(([area, texts]) => [area, compileCatalog(texts)] as const);
  const translator = createTranslator(LOCALES[language], Object.fromEntries(areas));
  const say = sayWith(translator);
  const term = termsOf(language, parts, say);
  loaded.set(language, {
    translator,
    say: Object.assign<Say, { term: NonNullable<Say['term']> }>((id, ...values) => say(id, ...values), { term }),
  });
}

/** Whether a language can be spoken now. */
export function isLoaded(language: Language): boolean {
  return language === 'en' || loaded.has(language);
}

/** @throws where the language is not loaded */
export function translatorOf(language: Language): Translator {
  return language === 'en' ? english() : loadedOf(language).translator;
}

/**
 * Says messages in a language. An area that is pending there (`pending.ts`) throws there: whoever needs it asks for English.
 * @throws where the language is not loaded
 */
export function sayIn(language: Language): Say {
  return language === 'en' ? sayEnglish : loadedOf(language).say;
}

/** Says messages in a language where it is loaded, in English otherwise. */
export function sayLoaded(language: Language): Say {
  return isLoaded(language) ? sayIn(language) : sayEnglish;
}

function loadedOf(language: OtherLanguage): Loaded {
  const found = loaded.get(language);
  if (found === undefined) throw new Error(`${language} is not loaded`);
  return found;
}

function termsOf(language: OtherLanguage, { texts, ...names }: Parts, say: Say): NonNullable<Say['term']> {
  const terms = new Map<string, string>([...additivesOf(language, names.additives), ...Object.entries(texts.terms)]);
  const foods = new Map(foodsOf(names.foods));
  return (name, isFood = false) => {
    const word = name.toLowerCase();
    const known = terms.get(word) ?? (isFood ? foods.get(word) : undefined);
    if (known !== undefined || !word.endsWith('-free')) return known;
    const food = word.slice(0, -'-free'.length);
    return say('alerts.free_of', { food: terms.get(food) ?? foods.get(food.replaceAll('-', ' ')) ?? food });
  };
}
