import { isRecord, type UnknownRecord } from '../../lib/index.ts';

/** A number, also where the source wrote text ("12,5", "< 0.5", " 3 "). `null` for everything else, infinity included. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? tidy(value) : null;
  if (typeof value !== 'string' || value === '') return null;
  const plain = value
    .trim()
    .replace(/^[<>~≈]\s*/, '')
    .replace(',', '.');
  if (plain === '') return null;
  const parsed = Number(plain);
  return Number.isFinite(parsed) ? tidy(parsed) : null;
}

/** The Parquet export holds 32-bit floats (0.2 reads 0.200000003), and seven digits are more than any label states. */
function tidy(value: number): number {
  return Number.isInteger(value) ? value : sevenDigits(value);
}

/** Most figures have few decimals already; writing a number out and reading it back costs ten times this comparison. */
export function sevenDigits(value: number): number {
  return Math.abs(value) < 1000 && Math.round(value * 1e4) / 1e4 === value ? value : Number(value.toPrecision(7));
}

/** Text with something in it, trimmed, else `null`. */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' ? null : text;
}

/** The strings of a list, or of a comma-separated text as the CSV export writes lists. */
export function listOf(value: unknown): string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  const texts: string[] = [];
  for (const item of items) {
    const text = textOf(item);
    if (text !== null) texts.push(text);
  }
  return texts;
}

/** Tags are compared as they are, so case and blanks must not differ. "none" and "null" say that there is nothing. */
export function tagsOf(value: unknown): string[] {
  const tags = listOf(value).map((tag) => tag.toLowerCase());
  return tags.filter((tag) => tag !== 'en:none' && tag !== 'none');
}

const MAX_NAME = 300;
const MAX_INGREDIENTS = 10_000;
const LANGUAGE = /^[a-z]{2}$/;
const OTHER_LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'ro', 'hr', 'el'] as const;

type LocalText = { text: string; lang: string | null };

/** The main language of a record, two letters. */
export function languageOf(record: UnknownRecord): string | null {
  for (const field of ['lang', 'lc', 'lang_imported']) {
    const lang = textOf(record[field])?.toLowerCase();
    if (lang !== undefined && LANGUAGE.test(lang)) return lang;
  }
  return null;
}

/**
 * A text that exists once a language: the one in the main language, else English, else any.
 * UnknownRecord are `name`, `name_en`… or, in the Parquet export, a list of `{lang, text}`.
 */
function localText(record: UnknownRecord, field: string, lang: string | null, maxLength: number): LocalText | null {
  const main = record[field];
  if (Array.isArray(main)) return fromList(main, lang, maxLength);
  if (lang !== null) {
    const own = cleaned(record[`${field}_${lang}`], maxLength);
    if (own !== null) return { text: own, lang };
  }
  const text = cleaned(main, maxLength);
  if (text !== null) return { text, lang };
  for (const other of OTHER_LANGUAGES) {
    const found = cleaned(record[`${field}_${other}`], maxLength);
    if (found !== null) return { text: found, lang: other };
  }
  return null;
}

/** What a product is called, in the order in which names are good: its own, its short one, its description; its brand may stand for it. */
export function nameOf(record: UnknownRecord, lang: string | null): string | null {
  for (const field of ['product_name', 'abbreviated_product_name', 'generic_name']) {
    const name = localText(record, field, lang, MAX_NAME);
    if (name !== null) return name.text;
  }
  return null;
}

/** The first of the brands. */
export function brandOf(record: UnknownRecord): string | null {
  const { brands } = record;
  const first: unknown = Array.isArray(brands) ? brands[0] : typeof brands === 'string' ? brands.split(',')[0] : null;
  return cleaned(first, MAX_NAME) ?? cleaned(record['brand_owner'], MAX_NAME);
}

/** The list of ingredients and the language that it is written in. */
export function ingredientsOf(record: UnknownRecord, lang: string | null): LocalText | null {
  return localText(record, 'ingredients_text', lang, MAX_INGREDIENTS) ?? plainIngredients(record, lang);
}

/** Plain tables hold the text under `ingredients`, where other shapes have a list of objects. */
function plainIngredients(record: UnknownRecord, lang: string | null): LocalText | null {
  if (record['fat_amount'] === undefined) return null;
  const text = cleaned(record['ingredients'], MAX_INGREDIENTS);
  return text === null ? null : { text, lang };
}

function fromList(list: readonly unknown[], lang: string | null, maxLength: number): LocalText | null {
  const texts = new Map<string, string>();
  for (const entry of list) {
    if (!isRecord(entry)) continue;
    const text = cleaned(entry['text'], maxLength);
    if (text !== null) texts.set(textOf(entry['lang']) ?? 'main', text);
  }
  for (const wanted of [lang, 'main', 'en', ...texts.keys()]) {
    const text = wanted === null ? undefined : texts.get(wanted);
    if (text !== undefined && wanted !== null) return { text, lang: wanted === 'main' ? lang : wanted };
  }
  return null;
}

function cleaned(value: unknown, maxLength: number): string | null {
  if (typeof value !== 'string' || value === '') return null;
  return textOf(cleanText(value, maxLength, maxLength === MAX_INGREDIENTS));
}

const TAG = /<\/?[a-z][^<>]*>/gi;
/** Begin a line of their own. */
const NEW_LINE = /^<\/?(?:br|p|li|tr|div)\b/i;
const ENTITY = /&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
};
const BLANKS = /[\s\p{Cc}\p{Cf}]+/gu;
const BLANKS_OF_LINE = /[^\S\n\r\t\u2028\u2029]+|[\p{Cc}\p{Cf}](?<![\n\r\t])/gu;
/** An end of a line, or what divides columns. */
const LINE_END = / *[\n\r\t\u2028\u2029][\s\p{Cc}\p{Cf}]*/gu;
/** Stands for what was cut off: the reader then knows that the list is not whole. */
const CUT = ' …';
/** Open Food Facts marks allergens in ingredient lists as `_milk_`. */
const ALLERGEN_MARK = /_([^_\s](?:[^_]{0,80}[^_\s])?)_/g;
const NEEDS_NO_CLEANING = /^(?! )(?!.* $)(?!.* {2})[^<&_\p{Cc}\p{Cf}\u00a0]*$/u;

/**
 * A product name or ingredient list as plain text: no markup, no entities, no control characters; a name on one line, a list on those that
 * it is printed on, for a line may be all that divides two ingredients.
 * Product data is untrusted; what comes out of here is text and is still to be shown as text.
 */
function cleanText(text: string, maxLength: number, hasLines: boolean): string {
  const clipped = text.length > maxLength ? text.slice(0, maxLength) + CUT : text;
  if (NEEDS_NO_CLEANING.test(clipped)) return clipped;
  const plain = decode(clipped.replace(TAG, (tag) => (hasLines && NEW_LINE.test(tag) ? '\n' : ' ')))
    .replace(TAG, ' ')
    .replace(ALLERGEN_MARK, '$1');
  return (hasLines ? plain.replace(BLANKS_OF_LINE, ' ').replace(LINE_END, '\n') : plain.replace(BLANKS, ' ')).trim();
}

function decode(text: string): string {
  return text.replace(ENTITY, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' ';
  });
}
