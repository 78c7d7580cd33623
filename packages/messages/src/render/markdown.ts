import { roundHalfUp } from '@labelwise/domain/lib';
import type { Say } from '../index.ts';
import { termText } from './terms.ts';

/** A figure as the rest of the product shows it: whole from 100 on, one decimal from 1 on, two below. Of our languages English alone writes a point. */
export function shortNumber(say: Say, value: number): string {
  const scale = value >= 100 ? 1 : value >= 1 ? 10 : 100;
  return String(roundHalfUp(value * scale) / scale).replace('.', say.term === undefined ? '.' : ',');
}

/** Points with their sign, minus as a true minus. */
export function signedPoints(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

const MAX_NAME = 80;

/** A name written by strangers as plain words of Markdown: one line, no markup, no addresses, at most 80 characters. */
export function plainName(text: string): string {
  const letters = [...withoutAddresses(text)];
  return escaped(letters.length > MAX_NAME ? `${letters.slice(0, MAX_NAME).join('')}…` : letters.join(''));
}

/** A longer text that may quote a pack, in the same way. */
export function plainText(text: string): string {
  return escaped(withoutAddresses(text));
}

function withoutAddresses(text: string): string {
  return text
    .replace(/\p{C}+/gu, ' ')
    .replace(/\b(?:https?|ftp|javascript|data|mailto):\S*|www\.\S*/giu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Without brackets there are no links and no pictures, without angles no HTML. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, (sign) => `\\${sign}`).replace(/!(?=\\\[)/g, '');
}

type Named = { readonly barcode: string; readonly name: string };

/** A product's name as a link to its page. */
export function linked({ name, barcode }: Named): string {
  return `[${plainName(name) === '' ? barcode : plainName(name)}](/results/${barcode})`;
}

/** The same with its brand, unless the name has it. */
export function withBrand(food: Named & { readonly brand: string | null }): string {
  const { brand, name } = food;
  if (brand === null || name.toLowerCase().includes(brand.toLowerCase()) || plainName(brand) === '') return linked(food);
  return `${linked(food)} (${plainName(brand)})`;
}

/** "a, b and c" */
export function listed(say: Say, words: readonly string[]): string {
  const [last] = words.slice(-1);
  return last === undefined || words.length < 2 ? words.join('') : say('guide.list', { first: words.slice(0, -1).join(', '), last });
}

/** Names of the domain (diets, substances) as one list in the language of `say`; what a person typed stays as it is. */
export function termsListed(say: Say, names: readonly string[]): string {
  return listed(
    say,
    names.map((name) => plainName(termText(say, name))),
  );
}

export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A quoted question as it is asked; an apostrophe within a word ("foto’s") is no quotation mark. */
export function withoutQuotes(text: string): string {
  return text.replaceAll(/[“”„«»‘]|’(?!\p{L})/gu, '').trim();
}
