import type { OtherLanguage } from './translations.ts';

const linesOf = (text: string): string[] => text.trim().split('\n');

/** Code → name of an additive as it stands inside a sentence: only German writes it with a capital. @param lines `code name` */
export function additivesOf(language: OtherLanguage, lines: string): [code: string, name: string][] {
  return linesOf(lines).map((line) => {
    const blank = line.indexOf(' ');
    const name = line.slice(blank + 1);
    const isWord = /^\p{Lu}\p{Ll}/u.test(name) && language !== 'de';
    return [line.slice(0, blank), isWord ? name.charAt(0).toLowerCase() + name.slice(1) : name];
  });
}

/** What the domain calls a food in English → its name. @param lines `English|name` */
export function foodsOf(lines: string): [food: string, name: string][] {
  return linesOf(lines).map((line) => {
    const bar = line.indexOf('|');
    return [line.slice(0, bar), line.slice(bar + 1)];
  });
}
