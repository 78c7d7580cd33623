import { termSource } from '../../../lib/index.ts';
import { COCONUT_SOURCES, OIL_WORDS, OTHER_SOURCES, PALM_SOURCES, SEED_SOURCES, SHARED_OIL_WORD } from './oil-sources.data.ts';
import type { ReadLanguage } from '../substance.ts';

const either = (terms: readonly string[]): string => `(?:${terms.map(termSource).join('|')})`;
const SHARE = '(?: ?[(]?[0-9][0-9.,]* ?%[)]?)?';
const JOIN = either([', ', ' and ', ' or ', ' and/or ', '/', ' / ', ' & ', ' et ', ' ou ', ' et/ou ', ' und ', ' oder ', ' y ', ' o ', ' y/o ', ' e ', ' e/o ', ' en ', ' of ', ' e/ou ']);
const OIL = either([...SEED_SOURCES, ...PALM_SOURCES, ...COCONUT_SOURCES]);
const ANY = either([...SEED_SOURCES, ...PALM_SOURCES, ...COCONUT_SOURCES, ...OTHER_SOURCES]);
/** Between the word and its bracket: a share, "hydrogenated", "in varying proportions". */
const ASIDE = `${SHARE}(?:(?: [a-z]+)? (?:non-)?[a-z]*(?:hydro|hidro|idro|hart)[a-z]*)?(?: (?:in|en|im|blend|mix)[a-z ]{0,40})?[ *]*`;
const BRACKET = '[([](?:[^()[\\];.]|[.](?=[0-9])|[([][^()[\\]]{0,60}[)\\]]){0,160}';
const SHARED_ENGLISH = [`${ANY}${SHARE}(?:${JOIN}${ANY}${SHARE})+ (?:oils|fats)`, `${OIL}${SHARE} ?(?:and|or|and/or|&|/) ?${OIL}${SHARE} (?:oil|fat)`];
const MAY_SHARE_ENGLISH = /(?:and|or|&|\/) ?[a-z -]{3,20} (?:oil|fat)/;

const whole = (sources: readonly string[]): RegExp => new RegExp(`(?<![a-z0-9])(?:${sources.join('|')})(?![a-z0-9])`, 'g');
const english = whole(SHARED_ENGLISH);
const compiled = new Map<ReadLanguage, RegExp>();

/**
 * The parts of a folded list where a plant's name alone means its oil: the bracket after "vegetable oils (palm, rapeseed)", the
 * colon's list ("vegetable fat: palm"), and names that share one word ("palm, rapeseed and sunflower oils", "Palm- und Rapsöl").
 */
export function oilsNamedApart(text: string, language: ReadLanguage): string {
  const found = text.match(patternFor(language)) ?? [];
  return [...found, ...(MAY_SHARE_ENGLISH.test(text) ? (text.match(english) ?? []) : [])].join(' ; ');
}

function patternFor(language: ReadLanguage): RegExp {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const words = language === 'en' ? termSource(OIL_WORDS.en) : `(?:${termSource(OIL_WORDS[language])}|${termSource(OIL_WORDS.en)})`;
  const shared = language === 'en' ? [] : [termSource(SHARED_OIL_WORD[language])];
  const pattern = whole([`${words}(?:${ASIDE}${BRACKET}| ?: ?${ANY}${SHARE}(?:${JOIN}${ANY}${SHARE})*)`, ...shared]);
  compiled.set(language, pattern);
  return pattern;
}
