import type { Stated, StatedFields } from './submission.ts';

/** Control characters, marks that turn the direction of writing, and signs that cannot be seen: each would make it read as another text. */
const HIDDEN = /[\p{Cc}\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]+/gu;

/** Plain text in one line; what a camera or a stranger wrote is shown to other people one day. */
export function plain(text: string): string {
  return text.normalize('NFC').replaceAll(HIDDEN, ' ').replaceAll(/\s+/gu, ' ').trim();
}

/** Lines stay: a list is read by them. */
function plainLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/u)
    .map(plain)
    .filter((line) => line !== '')
    .join('\n');
}

/** Texts without what cannot be seen; one with nothing left withdraws its field. */
export function cleanFields(fields: StatedFields): StatedFields {
  const text = (stated: Stated<string> | undefined): Stated<string> | undefined =>
    stated === undefined || stated.value === null ? stated : { ...stated, value: plain(stated.value) || null };
  const { ingredients } = fields;
  const list = ingredients?.value ? plainLines(ingredients.value.text) : '';
  return {
    ...fields,
    name: text(fields.name),
    brand: text(fields.brand),
    quantity: text(fields.quantity),
    ingredients: ingredients?.value ? { ...ingredients, value: list === '' ? null : { ...ingredients.value, text: list } } : ingredients,
  };
}
