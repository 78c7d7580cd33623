import type { Language } from '@labelwise/contracts/languages';
import { compileCatalog } from './compile.ts';
import { english, sayEnglish } from './english.ts';
import { type Say, sayWith } from './index.ts';
import { LOCALES } from './languages.ts';
import { type OtherLanguage, TRANSLATIONS } from './translations.ts';
import { createTranslator, type Translator } from './translator.ts';

const translators = new Map<OtherLanguage, Translator>();
const sayings = new Map<OtherLanguage, Say>();

/** Everything of a language, parsed when it is first asked for: for servers and commands. */
export function translatorOf(language: Language): Translator {
  if (language === 'en') return english();
  const known = translators.get(language);
  if (known !== undefined) return known;
  const areas = Object.entries(TRANSLATIONS[language]).map(([area, texts]) => [area, compileCatalog(texts)] as const);
  const made = createTranslator(LOCALES[language], Object.fromEntries(areas));
  translators.set(language, made);
  return made;
}

/** Says messages in a language. An area that is pending there (`pending.ts`) throws there: whoever needs it asks for English. */
export function sayIn(language: Language): Say {
  if (language === 'en') return sayEnglish;
  const known = sayings.get(language);
  if (known !== undefined) return known;
  const say = sayWith(translatorOf(language));
  const made = Object.assign<Say, { term: NonNullable<Say['term']> }>((id, ...values) => say(id, ...values), {
    term: termsOf(language, say),
  });
  sayings.set(language, made);
  return made;
}

function termsOf(language: OtherLanguage, say: Say): NonNullable<Say['term']> {
  const terms = new Map<string, string>(Object.entries(TRANSLATIONS[language].terms));
  return (name) => {
    const word = name.toLowerCase();
    const known = terms.get(word);
    if (known !== undefined || !word.endsWith('-free')) return known;
    const food = word.slice(0, -'-free'.length);
    return say('alerts.free_of', { food: terms.get(food) ?? food });
  };
}
