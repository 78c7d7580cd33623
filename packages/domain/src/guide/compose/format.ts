import { roundHalfUp } from '../../lib/index.ts';
import type { ProductView } from '../facts.ts';

/** A figure as the rest of the product shows it: whole from 100 on, one decimal from 1 on, two below. */
export function short(value: number): string {
  const digits = value >= 100 ? 1 : value >= 1 ? 10 : 100;
  return String(roundHalfUp(value * digits) / digits);
}

/** Points with their sign, minus as a true minus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

const LONGEST_NAME = 80;

/** A name written by strangers as plain words of Markdown: one line, no markup, no addresses. */
export function plainName(text: string): string {
  const letters = [...withoutAddresses(text)];
  return escaped(letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join('')}…` : letters.join(''));
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

/** A product's name as a link to its page. */
export function linked({ name, barcode }: Pick<ProductView, 'name' | 'barcode'>): string {
  return `[${plainName(name) === '' ? barcode : plainName(name)}](/results/${barcode})`;
}

export function withBrand(product: ProductView): string {
  const { brand, name } = product;
  if (brand === null || name.toLowerCase().includes(brand.toLowerCase()) || plainName(brand) === '') return linked(product);
  return `${linked(product)} (${plainName(brand)})`;
}

/** "a, b and c" */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
