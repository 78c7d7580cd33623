import { type FigureOptions, figureText } from '@labelwise/messages/figure';
import { locale, say } from './say.ts';

/** A figure as the language of this page writes it: "1,234.5", "1 234,5". */
export function numberText(value: number, options?: FigureOptions): string {
  return figureText(locale(), value, options);
}

/** "a or b or c". */
export function eitherText(items: readonly string[]): string {
  return items.length === 0 ? '' : items.reduce((one, other) => say('screens-common.one_or_other', { one, other }));
}

/** "a, b and c". */
export function listText(items: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(items);
}

/** Characters of a name that a sentence or a toast has room for. */
const MAX_CHARACTERS = 60;

/** A name for the middle of a sentence: one that is very long ends at a word, or inside one that is very long itself, with "…". */
export function shortName(name: string): string {
  const characters = [...name];
  if (characters.length <= MAX_CHARACTERS) return name;
  const start = characters.slice(0, MAX_CHARACTERS - 1).join('');
  const space = start.lastIndexOf(' ');
  return `${(space > start.length / 2 ? start.slice(0, space) : start).trimEnd()}…`;
}

/** A figure stays with its unit where a line ends: "5 g" is never "5" and "g". */
export function unbroken(text: string): string {
  return text.replaceAll(/(?<=\d) (?=(?:g|mg|µg|kg|ml|l|kJ|kcal|%)(?![\p{L}\p{N}]))/gu, '\u00a0');
}
