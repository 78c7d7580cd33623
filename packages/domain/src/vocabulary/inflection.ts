import type { ReadLanguage } from '../reading/index.ts';

/**
 * The form in which inflections of one word meet ("tomatoes" and "tomato"), by the endings of its language. It is a key for
 * comparing, not a word; two different words may share one, so a word as printed is always looked up first.
 */
export function inflectionKey(word: string, language: ReadLanguage): string {
  if (word.length < 4) return word;
  switch (language) {
    case 'en':
      return english(word);
    case 'fr':
      return french(word);
    case 'de':
      return word.replace(/(?:e[nmrs]?|n|(?<!s)s)$/, '');
    case 'nl':
      return dutch(word);
    case 'es':
      return word
        .replace(/ces$/, 'z')
        .replace(/s$/, '')
        .replace(/[aoe]$/, '');
    case 'pt':
      return word
        .replace(/(?:oes|aes)$/, 'ao')
        .replace(/ais$/, 'al')
        .replace(/eis$/, 'el')
        .replace(/ns$/, 'm')
        .replace(/s$/, '')
        .replace(/[aoe]$/, '');
    case 'it':
      return word
        .replace(/(?<=[cg])h(?=[ei]$)/, '')
        .replace(/[aeio]$/, '')
        .replace(/i$/, '');
  }
}

/** Endings of the genders; where one ending serves both ("-e", in Italian also "-i"), it tells none. */
const GENDERS = {
  es: { masculine: /os?$/, feminine: /as?$/ },
  pt: { masculine: /os?$/, feminine: /as?$/ },
  it: { masculine: /o$/, feminine: /a$/ },
} satisfies Partial<Record<ReadLanguage, { masculine: RegExp; feminine: RegExp }>>;

/**
 * Whether two words of one inflection key differ in gender. As nouns they often are two things: in Spanish "rabo" is a tail and "raba"
 * a squid, "pulpa" a fruit's flesh and "pulpo" an octopus.
 */
export function isOtherGender(one: string, other: string, language: ReadLanguage): boolean {
  if (language !== 'es' && language !== 'pt' && language !== 'it') return false;
  if (language === 'it' && isOtherStem(one, other)) return true;
  const { masculine, feminine } = GENDERS[language];
  return (masculine.test(one) && feminine.test(other)) || (feminine.test(one) && masculine.test(other));
}

/** "Cacio" is a cheese and "caco" a fruit: of two nouns on -io and on -o (plural -chi) only the plural on -i may be one of the other. */
function isOtherStem(one: string, other: string): boolean {
  const [withI, without] = [/i[oa]$/, /(?<!i)[oa]$|h[ie]$/];
  return (withI.test(one) && without.test(other)) || (withI.test(other) && without.test(one));
}

function english(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:[sxz]|ch|sh|o)es$/.test(word)) return word.slice(0, -2);
  return word
    .replace(/ves$/, 'f')
    .replace(/s$/, '')
    .replace(/(?<=o)e$/, '');
}

function french(word: string): string {
  return word
    .replace(/(?<=e)aux$/, 'au')
    .replace(/(?<!e)aux$/, 'al')
    .replace(/[sx]$/, '')
    .replace(/e$/, '');
}

function dutch(word: string): string {
  // Doubled letters of closed and open syllables: noten, noot; pinda's; kruiden.
  return word
    .replace(/'?s$/, '')
    .replace(/(?:en|e|n)$/, '')
    .replace(/([aeou])\1(?=[^aeiou]$)/, '$1')
    .replace(/([^aeiou])\1$/, '$1');
}
