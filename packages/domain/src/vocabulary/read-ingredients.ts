import { unsuitableFor } from '../ingredients/read-list.ts';
import {
  type Claim,
  isEmpty,
  isReadLanguage,
  type Mask,
  NO_PROPERTIES,
  overlaps,
  READ_LANGUAGES,
  type ReadItem,
  type Reading,
  type ReadLanguage,
  without,
} from '../reading/index.ts';
import { claimsOf } from './claims.ts';
import { foreignStatements, namedItems } from './foreign-statements.ts';
import { gapsIn } from './gaps.ts';
import { RESTRICTED } from './items.data.ts';
import { type ItemContext, itemsOf } from './items.ts';
import { structureOf } from './list-structure.ts';
import { notForCoeliacs, unexplainedCodes } from './notices.ts';
import { itemsOfList } from './only-prepared.ts';
import { openWarnings } from './open-warnings.ts';
import type { TextRange } from './passages.ts';
import { type PreparedText, prepareText } from './prepared-text.ts';
import { sharedEndings } from './shared-endings.ts';
import { withListAgain } from './statement-items.ts';
import { type Vocabulary, vocabulary } from './vocabulary.ts';
import { wordShares } from './word-shares.ts';
import { isPrintedWord } from './words.ts';

/** With fewer known items a list may be in another language, or in several, and each is tried. */
const CONFIDENT_SHARE = 0.9;
const SOURCE_LANGUAGE_BONUS = 0.05;
/** A language with so many fewer known words than the best one is not the list's. */
const MIN_RELATIVE_SHARE = 0.4;
/** From this share on a second language is one of the pack. */
const MIN_SECOND_LANGUAGE_SHARE = 0.3;
/** So many items that only another language knows are a passage of it. */
const MIN_PASSAGE_ITEMS = 3;
/** Letters of an item that means something in one language only. */
const MIN_UNAMBIGUOUS_LENGTH = 10;
/** With fewer than these it is in none that is read. */
const MIN_READABLE_SHARE = 0.34;

/** What a list is read from. */
export type ReadInput = {
  readonly ingredientsText: string | null;
  /** The language that the source states, two letters. */
  readonly lang: string | null;
  /** Name of the product: what it names counts against a food, never for it; a claim in it is a label. */
  readonly name?: string | null | undefined;
};

/**
 * Reads an ingredient list and the product's name, once. Pure and total: any text gives a reading; `null` where there is no list
 * and the name says nothing.
 */
export function readIngredients({ ingredientsText, lang, name = null }: ReadInput, names: Vocabulary = vocabulary()): Reading | null {
  const list = ingredientsText === null || ingredientsText.trim() === '' ? null : readList(ingredientsText, lang, names);
  const language = list?.language ?? (isReadLanguage(lang) ? lang : null);
  const named = name === null ? null : readName(name, language ?? 'en', names);
  if (list === null && (named === null || (named.items.length === 0 && named.claims.length === 0))) return null;
  return {
    version: names.version,
    language,
    items: [...(list?.items ?? []), ...(named?.items ?? [])],
    claims: [...(list?.claims ?? []), ...(named?.claims ?? [])],
  };
}

type ReadText = { readonly items: readonly ReadItem[]; readonly claims: readonly Claim[] };

function readList(list: string, lang: string | null, names: Vocabulary): ReadText & { language: ReadLanguage | null } {
  const text = prepareText(list, names);
  const sourceLanguage = isReadLanguage(lang) ? lang : 'en';
  const readings: { language: ReadLanguage; read: ReadText; share: number }[] = [];
  const readAs = (language: ReadLanguage): void => {
    const read = readIn(text, language, sourceLanguage, names);
    // The stated language is right more often than not.
    // A language in which no word names anything is no evidence about the list.
    const share = countItems(read.items).all === 0 ? 0 : knownShare(read.items);
    readings.push({ language, read, share: share + (language === sourceLanguage ? SOURCE_LANGUAGE_BONUS : 0) });
  };
  readAs(sourceLanguage);
  const shares = (readings[0]?.share ?? 0) < CONFIDENT_SHARE + SOURCE_LANGUAGE_BONUS ? wordShares(text.listed, names) : NO_SHARES;
  const most = Math.max(...shares.values());
  for (const [other, share] of shares) if (other !== sourceLanguage && share >= most * MIN_RELATIVE_SHARE) readAs(other);
  // By its own words, not by what resembles them, another language is the list's.
  const printed = shares === NO_SHARES ? NO_SHARES : wordShares(text.listed, names, READ_LANGUAGES, isPrintedWord);
  const least = printed.get(sourceLanguage) ?? 0;
  const [best, ...others] = readings.sort(
    (one, other) => Number(isPossible(other.language)) - Number(isPossible(one.language)) || other.share - one.share,
  );
  function isPossible(language: ReadLanguage): boolean {
    return language === sourceLanguage || (printed.get(language) ?? 0) > least;
  }
  if (best === undefined) return { items: [], claims: [], language: null };
  let { items } = best.read;
  for (const other of READ_LANGUAGES.toSorted((one, two) => shareOf(two, others) - shareOf(one, others))) {
    if (other === best.language) continue;
    const unknown = unknownRanges(items);
    if (unknown.length === 0) break;
    const rest = onlyRanges(text, unknown);
    if ((wordShares(rest.listed, names, [other]).get(other) ?? 0) > 0)
      items = withPassages(
        items,
        readIn(rest, other, sourceLanguage, names).items,
        Math.min(shareOf(other, others), shares.get(other) ?? 0) >= MIN_SECOND_LANGUAGE_SHARE,
      );
  }
  const warnings = foreignStatements(text, items, best.language, names);
  return {
    items: [
      ...items,
      ...warnings,
      ...openWarnings(text, [...items, ...warnings]),
      ...unexplainedCodes(text),
      ...gapsIn(text, names),
      ...sharedEndings(text, names),
      ...notForCoeliacs(text, 'list'),
    ],
    claims: best.read.claims,
    language: knownShare(items) < MIN_READABLE_SHARE ? null : best.language,
  };
}

const NO_SHARES: ReadonlyMap<ReadLanguage, number> = new Map();

function shareOf(language: ReadLanguage, readings: readonly { language: ReadLanguage; share: number }[]): number {
  return readings.find((reading) => reading.language === language)?.share ?? 0;
}

/** Places in the printed text of what is not recognised. */
function unknownRanges(items: readonly ReadItem[]): TextRange[] {
  return items.flatMap((item) => [...(isUnknown(item) ? [{ from: item.start, to: item.end }] : []), ...unknownRanges(item.children)]);
}

function isUnknown({ id, presence, source }: ReadItem): boolean {
  return id === null && presence === 'contained' && source === 'list';
}

/** The text with nothing but some ranges of it left. */
function onlyRanges(text: PreparedText, ranges: readonly TextRange[]): PreparedText {
  const signs = Array.from(text.listed, (sign, place) => {
    const at = text.at[place] ?? 0;
    return ranges.some(({ from, to }) => at >= from && at < to) ? sign : ' ';
  });
  return { ...text, listed: rangesApart(signs, text, ranges), traces: '', aside: '' };
}

function rangesApart(signs: string[], { at }: PreparedText, ranges: readonly TextRange[]): string {
  const ends = new Set(ranges.map(({ to }) => to));
  return signs.map((sign, place) => (sign === ' ' && ends.has(at[place] ?? 0) ? ';' : sign)).join('');
}

/** Packs print several languages: an item that the main one does not know is taken from another where that knows all of it. */
function withPassages(items: readonly ReadItem[], others: readonly ReadItem[], isOfPack: boolean): readonly ReadItem[] {
  // Nothing where the other language does not know all of it; no items where its words name nothing there.
  const sameAs = ({ start, end, has, may }: ReadItem): readonly ReadItem[] | null => {
    const inside = others.filter((other) => other.start < end && other.end > start);
    if (inside.length === 0) return isEmpty(has) && isEmpty(may) ? inside : null;
    const isWhole = inside.every(
      (other) =>
        other.start >= start && other.end <= end && other.presence === 'contained' && other.id !== null && knownShare(other.children) === 1,
    );
    // A short word may still be a slip of what it resembles, where another language knows a food that holds nothing of it ("mil").
    const isCovered =
      end - start >= MIN_UNAMBIGUOUS_LENGTH ||
      isEmpty(inside.reduce<Mask>((rest, other) => without(without(rest, other.has), other.may), may));
    return isWhole && isCovered ? inside : null;
  };
  const replaced = (all: readonly ReadItem[], isSure: boolean): ReadItem[] =>
    all.flatMap((item) => {
      const same = isUnknown(item) ? sameAs(item) : null;
      const children = replaced(item.children, isSure);
      if (same === null || !(isSure || item.end - item.start >= MIN_UNAMBIGUOUS_LENGTH)) return [{ ...item, children }];
      if (same.length === 0) return children;
      return same.map((other, place) => (place === same.length - 1 ? { ...other, children: [...other.children, ...children] } : other));
    });
  // Single short words mean something in another language by chance; several together are a passage of it.
  const separate = unknownItems(items).filter((item) => sameAs(item) !== null).length;
  return separate === 0 ? items : replaced(items, isOfPack || separate >= MIN_PASSAGE_ITEMS);
}

function unknownItems(items: readonly ReadItem[]): ReadItem[] {
  return items.flatMap((item) => [...(isUnknown(item) ? [item] : []), ...unknownItems(item.children)]);
}

function readIn(text: PreparedText, language: ReadLanguage, sourceLanguage: ReadLanguage, names: Vocabulary): ReadText {
  const { printed, at, listed, traces, aside, folded } = text;
  const context = (presence: ItemContext['presence']): ItemContext => ({
    printed,
    at,
    language,
    sourceLanguage,
    names,
    presence,
    source: 'list',
  });
  const items = itemsOfList(structureOf(listed), context('contained'));
  const possible = traces.trim() === '' ? [] : withListAgain(namedItems(itemsOf(structureOf(traces), context('may contain'))), text);
  const beside =
    aside.trim() === ''
      ? []
      : flat(itemsOf(structureOf(aside), context('contained'))).flatMap((item) => {
          if (item.presence !== 'contained' || !overlaps(item.has, RESTRICTED)) return [];
          // Among words that are not known ("mussels may have consumed fish") what is named may be there.
          return item.id === null ? [{ ...item, presence: 'may contain' as const, may: NO_PROPERTIES }] : [item];
        });
  const holdsFood = (piece: string): boolean => itemsOf(structureOf(piece), context('contained')).length > 0;
  return { items: [...items, ...beside, ...possible], claims: claimsOf(items, folded, unsuitableFor(folded), holdsFood, at) };
}

function flat(items: readonly ReadItem[]): ReadItem[] {
  return items.flatMap((item) => [{ ...item, children: [] }, ...flat(item.children)]);
}

/** Only what counts against the food, and the claims: a word of a name that is not known says nothing. */
function readName(name: string, language: ReadLanguage, names: Vocabulary): ReadText {
  const { at, listed, folded } = prepareText(name.slice(0, 300), names);
  const items = itemsOf(structureOf(listed), {
    printed: name,
    at,
    language,
    sourceLanguage: language,
    names,
    presence: 'contained',
    source: 'name',
  });
  return {
    items: [...items.filter(({ id }) => id !== null), ...notForCoeliacs({ folded, at }, 'name')],
    claims: claimsOf(items, folded, unsuitableFor(folded), () => false, at),
  };
}

/** Share of items that are recognised, those in brackets among them; 1 for none at all. */
export function knownShare(items: readonly ReadItem[]): number {
  const { known, all } = countItems(items);
  return all === 0 ? 1 : known / all;
}

/** Contained items of the list by whether they are recognised, those in brackets among them. */
export function countItems(items: readonly ReadItem[]): { known: number; all: number } {
  let known = 0;
  let all = 0;
  for (const { id, presence, source, children } of items) {
    if (presence !== 'contained' || source !== 'list') continue;
    const inner = countItems(children);
    known += inner.known + (id === null ? 0 : 1);
    all += inner.all + 1;
  }
  return { known, all };
}
