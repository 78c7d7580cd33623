import type { Language } from '@labelwise/contracts/languages';
import { NAME_LINES as DE_ADDITIVES } from './additive-names/de.data.ts';
import { NAME_LINES as ES_ADDITIVES } from './additive-names/es.data.ts';
import { NAME_LINES as FR_ADDITIVES } from './additive-names/fr.data.ts';
import { NAME_LINES as IT_ADDITIVES } from './additive-names/it.data.ts';
import { NAME_LINES as NL_ADDITIVES } from './additive-names/nl.data.ts';
import { NAME_LINES as PT_ADDITIVES } from './additive-names/pt.data.ts';
import { compileCatalog } from './compile.ts';
import { english, sayEnglish } from './english.ts';
import { NAME_LINES as DE_FOODS } from './food-names/de.data.ts';
import { NAME_LINES as ES_FOODS } from './food-names/es.data.ts';
import { NAME_LINES as FR_FOODS } from './food-names/fr.data.ts';
import { NAME_LINES as IT_FOODS } from './food-names/it.data.ts';
import { NAME_LINES as NL_FOODS } from './food-names/nl.data.ts';
import { NAME_LINES as PT_FOODS } from './food-names/pt.data.ts';
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

const ADDITIVES: Readonly<Record<OtherLanguage, string>> = {
  fr: FR_ADDITIVES,
  de: DE_ADDITIVES,
  es: ES_ADDITIVES,
  it: IT_ADDITIVES,
  nl: NL_ADDITIVES,
  pt: PT_ADDITIVES,
};

const FOODS: Readonly<Record<OtherLanguage, string>> = {
  fr: FR_FOODS,
  de: DE_FOODS,
  es: ES_FOODS,
  it: IT_FOODS,
  nl: NL_FOODS,
  pt: PT_FOODS,
};

function foodsOf(language: OtherLanguage): [food: string, name: string][] {
  return FOODS[language]
    .trim()
    .split('\n')
    .map((line) => {
      const bar = line.indexOf('|');
      return [line.slice(0, bar), line.slice(bar + 1)];
    });
}

/** Code → name as it stands inside a sentence: only German writes it with a capital. */
function additivesOf(language: OtherLanguage): [code: string, name: string][] {
  return ADDITIVES[language]
    .trim()
    .split('\n')
    .map((line) => {
      const blank = line.indexOf(' ');
      const name = line.slice(blank + 1);
      const isWord = /^\p{Lu}\p{Ll}/u.test(name) && language !== 'de';
      return [line.slice(0, blank), isWord ? name.charAt(0).toLowerCase() + name.slice(1) : name];
    });
}

function termsOf(language: OtherLanguage, say: Say): NonNullable<Say['term']> {
  const terms = new Map<string, string>([...additivesOf(language), ...Object.entries(TRANSLATIONS[language].terms)]);
  const foods = new Map(foodsOf(language));
  return (name, isFood = false) => {
    const word = name.toLowerCase();
    const known = terms.get(word) ?? (isFood ? foods.get(word) : undefined);
    if (known !== undefined || !word.endsWith('-free')) return known;
    const food = word.slice(0, -'-free'.length);
    return say('alerts.free_of', { food: terms.get(food) ?? foods.get(food.replaceAll('-', ' ')) ?? food });
  };
}
