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
