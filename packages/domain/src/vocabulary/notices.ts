import { unsuitableForPeople } from '../ingredients/index.ts';
import { type EvidenceSource, LEGAL_ALLERGENS, type Mask, maskOf, NO_PROPERTIES, type ReadItem } from '../reading/index.ts';
import { GLUTEN } from './items.data.ts';
import { ABBREVIATIONS, DIET_MARKS, MARKS_OF_ORIGIN } from './notices.data.ts';

/** A code may stand for any of them: what it stands for is printed somewhere else, or nowhere. */
const ALLERGENS: Mask = maskOf(Object.values(LEGAL_ALLERGENS));

const BRACKETS = /[([{]([^()[\]{}]{1,40})[)\]}](?![\p{L}-])/gu;
const BETWEEN = /[\s,;/.·+&-]+/;
/** "Contains: G", "Allergene: A, C". */
const HEADED =
  /(?<!\p{L})(?:contains?|enth(?:ä|ae)lt|enthalten|contient|contiennent|contiene[n]?|cont[eé]m|bevat(?:ten)?|allerg[eèé]n\p{L}*|al[eé]rg[eé]n\p{L}*|all\.?(?=\s*:)|(?<=[.;]\s*)a(?=\s*:))[\s:]+((?:[A-R]|\d{1,2})(?:[\s,;/&+-]+(?:[A-R]|\d{1,2}))*)(?=\s*(?:\.(?!\d)|[;)\]\n]|$))/giu;
/** "Rice A, C, G". */
const BARE = /(?<=\p{L}\s{0,2})(?<![\p{L}\p{N}])(?!E\/O)[A-R](?:\s?[,/]\s?[A-R])+(?![\p{L}\p{N}'])/gu;
/** "Rice 1-7-8", "1,3,7" by themselves: numbers that rise, none above the number of allergens. */
const BARE_NUMBERS = /(?<=\p{L}[\s.]{1,3})\d{1,2}(?:(?:\s?[-/]\s?|,)\d{1,2}){2,}(?=\s*(?:[.;)\]]|,\s|$))/gu;
const RAISED = /(?<=\p{L}\s?)[¹²³⁴⁵⁶⁷⁸⁹⁰ᵃᵇᶜᵈᵉᶠᵍʰᵏˡᵐⁿᵒᵖʳ](?:[\s,·]*[¹²³⁴⁵⁶⁷⁸⁹⁰ᵃᵇᶜᵈᵉᶠᵍʰᵏˡᵐⁿᵒᵖʳ])*(?!\s*\p{L}{3})/gu;
/** What numbers and letters in brackets belong to: vitamins, fatty acids, additives. */
const OF_SUBSTANCE = /(?:\bvit(?:\.|amin\p{L}*|amine?s? [a-z]\d{0,2})?[^.;()[\]]{0,60}|\bomega\W{0,3}|\be ?-?\d{3,4}[a-i]?\s*|\d{3}\s*)$/iu;
/** The fourteen allergens of Regulation (EU) 1169/2011, annex II. */
const LARGEST_NUMBER = 14;
/** "(a, g)"; a stroke or a full stop between small letters makes another mark ("g.U.", "m/m"). */
const SMALL_CODES = /^\s*[a-r](?:\s*,\s*[a-r])+\s*$/;
const DECIMAL = /^\s*\d+\.\d+\s*$/;

/** An item that stands for words which name no ingredient. */
export const BLANK = {
  additive: null,
  presence: 'contained',
  source: 'list',
  percent: null,
  isSetOff: false,
  isComposite: false,
  has: NO_PROPERTIES,
  may: NO_PROPERTIES,
  children: [],
} as const satisfies Partial<ReadItem>;

/** A text as printed and folded, with the place in the first of each sign of the others; in `listed` and `traces` blanks stand for what is neither. */
export type PrintedText = {
  readonly printed: string;
  readonly at: readonly number[];
  readonly listed: string;
  readonly traces: string;
  readonly folded: string;
};

/** "Not suitable for coeliacs": the pack says itself that there is gluten. */
export function notForCoeliacs({ folded, at }: Pick<PrintedText, 'folded' | 'at'>, source: EvidenceSource): ReadItem[] {
  const found = unsuitableForPeople(folded, 'coeliacs');
  return found === null ? [] : [{ ...BLANK, ...printedPlace(found, at), id: 'en:gluten', source, has: GLUTEN }];
}

/**
 * The first place at which a list, and that at which its warning names allergens by codes that the pack does not explain ("rice (A, C, G)",
 * "salt (7)", "Contains: G"), as an item that is not known: which code is which differs from one country and kitchen to the next.
 */
export function unexplainedCodes({ printed, at, listed, traces }: PrintedText): ReadItem[] {
  return [listed, traces].flatMap((text) => {
    const shown = Array.from(text, (sign, place) => (sign === ' ' ? ' ' : printed.charAt(at[place] ?? 0))).join('');
    const found = codedPlaces(shown).find(({ codes }) => !codes.every((code) => isExplained(code, printed)));
    return found === undefined ? [] : [unknownPlace(found, at)];
  });
}

/** An item that is not known and may be any allergen, for what stands at a place of the folded text. */
export function unknownPlace(place: { readonly from: number; readonly to: number }, at: readonly number[]): ReadItem {
  return { ...BLANK, ...printedPlace(place, at), id: null, may: ALLERGENS };
}

export function printedPlace(
  { from, to }: { readonly from: number; readonly to: number },
  at: readonly number[],
): { start: number; end: number } {
  const start = at[from] ?? 0;
  return { start, end: (at[to - 1] ?? start) + 1 };
}

type CodedPlace = { readonly from: number; readonly to: number; readonly codes: readonly string[] };

function codedPlaces(shown: string): CodedPlace[] {
  const places: CodedPlace[] = [];
  const add = ({ index, 0: words }: RegExpExecArray, codes: readonly string[]): void => {
    if (!OF_SUBSTANCE.test(shown.slice(Math.max(0, index - 80), index))) places.push({ from: index, to: index + words.length, codes });
  };
  for (const match of shown.matchAll(BRACKETS)) {
    const inner = match[1] ?? '';
    if (areCodes(inner)) add(match, partsOf(inner));
  }
  for (const match of shown.matchAll(HEADED)) {
    const codes = partsOf(match[1] ?? '');
    if (codes.every((code) => /^[A-R]$/.test(code) || isNumber(code))) add(match, codes);
  }
  for (const match of shown.matchAll(BARE)) add(match, partsOf(match[0]));
  for (const match of shown.matchAll(BARE_NUMBERS))
    if (partsOf(match[0]).every(isNumber) && areRising(partsOf(match[0]))) add(match, partsOf(match[0]));
  for (const match of shown.matchAll(RAISED)) add(match, Array.from(match[0].replace(/[\s,·]/g, '')));
  return places.sort((one, other) => one.from - other.from);
}

function partsOf(inner: string): string[] {
  return inner.split(BETWEEN).filter((part) => part !== '');
}

function areCodes(inner: string): boolean {
  const parts = partsOf(inner);
  const [first] = parts;
  if (first === undefined || parts.every((part) => DIET_MARKS.has(part)) || DECIMAL.test(inner)) return false;
  if (parts.length === 1)
    return (
      !inner.includes('+') && (/^[A-HJ-Q]$|^[AH]\d$/.test(first) || isNumber(first) || ABBREVIATIONS.has(first) || isRunOfLetters(first))
    );
  // Two numbers with a blank between are a share whose comma a camera lost ("2 6").
  if (parts.every(isNumber)) return /[^\s\d]/.test(inner) && areRising(parts);
  if (/\p{Ll}/u.test(inner) && parts.some((part) => part.length === 1 && part !== part.toUpperCase())) return SMALL_CODES.test(inner);
  return (
    parts.every((part) => /^(?:[A-Z]{1,2}|[A-Z][a-z]|[AH]\d)$/.test(part) || isNumber(part)) && (/^[^\d]/.test(first) || /[,/]/.test(inner))
  );
}

function areRising(parts: readonly string[]): boolean {
  return parts.every((part, place) => place === 0 || Number(part) > Number(parts[place - 1]));
}

function isNumber(part: string): boolean {
  return /^\d{1,2}$/.test(part) && Number(part) >= 1 && Number(part) <= LARGEST_NUMBER;
}

/** "ACG": each letter after the one before it in the alphabet. */
function isRunOfLetters(part: string): boolean {
  return (
    /^[A-R]{3,10}$/.test(part) &&
    !MARKS_OF_ORIGIN.has(part) &&
    Array.from(part).every((sign, place) => place === 0 || sign > part.charAt(place - 1))
  );
}

/** "G = milk", or the mark again at the start of a sentence ("(1) organic"). */
function isExplained(code: string, whole: string): boolean {
  const mark = code.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return (
    new RegExp(`(?<![\\p{L}\\p{N}])[([]?${mark}[)\\].]{0,2}\\s*[=:–—]\\s*\\p{L}{2}`, 'u').test(whole) ||
    new RegExp(
      `(?:^|[.;\\n]|\\p{L}\\s)\\s*(?:[([]${mark}[)\\]]|(?<![\\p{L}\\p{N}])${isRaised(code) ? mark : '(?!)'})[:.]?\\s*\\p{L}{3}`,
      'u',
    ).test(whole)
  );
}

function isRaised(code: string): boolean {
  return /^[^A-Za-z0-9]/.test(code);
}
