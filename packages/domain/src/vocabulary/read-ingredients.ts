import { withDenialsRaised } from '../ingredients/denials.ts';
import { unsuitableFor } from '../ingredients/unsuitable.ts';
import { foldWithMap } from './fold-with-map.ts';
import { itemsOf, type ItemContext } from './items.ts';
import { structureOf } from './list-structure.ts';
import { claimsOf } from './claims.ts';
import { isEmpty, isReadLanguage, READ_LANGUAGES, type Claim, type ReadItem, type Reading, type ReadLanguage } from '../reading/index.ts';
import { traceStretches } from './traces.ts';
import { vocabulary, type Vocabulary } from './vocabulary.ts';

/** Longer than any printed list. */
export const LONGEST_LIST = 20_000;
/** With fewer known items a list may be in another language, and each is tried. */
const SURE = 0.8;
/** With fewer than these it is in none that is read. */
const READABLE = 0.34;

/** What a list is read from. */
export type ReadInput = {
  readonly ingredientsText: string | null;
  /** The language that the source states, two letters. */
  readonly lang: string | null;
  /** Name of the product: what it names speaks against a food, never for it; a claim in it is a label. */
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

function readList(printed: string, lang: string | null, names: Vocabulary): ReadText & { language: ReadLanguage | null } {
  const text = prepared(printed);
  const stated = isReadLanguage(lang) ? lang : 'en';
  let best = readIn(text, stated, stated, names);
  let language: ReadLanguage = stated;
  let share = knownShare(best.items);
  if (share < SURE) {
    for (const other of READ_LANGUAGES) {
      if (other === stated) continue;
      const read = readIn(text, other, stated, names);
      const known = knownShare(read.items);
      // The stated language is right more often than not.
      if (known > share + (language === stated ? 0.05 : 0)) [best, language, share] = [read, other, known];
    }
  }
  return { ...best, language: share < READABLE ? null : language };
}

/** The list folded, its statements about traces apart, denied words in capitals. */
type Prepared = { readonly printed: string; readonly at: readonly number[]; readonly listed: string; readonly traces: string; readonly folded: string };

function prepared(printed: string): Prepared {
  const { folded, at } = foldWithMap(printed.slice(0, LONGEST_LIST));
  const stretches = traceStretches(folded);
  let listed = '';
  let traces = '';
  let done = 0;
  for (const { from, to } of stretches) {
    listed += folded.slice(done, from) + ' '.repeat(to - from);
    traces += ' '.repeat(from - done) + folded.slice(from, to);
    done = to;
  }
  listed += folded.slice(done);
  return { printed, at, listed: withDenialsRaised(listed), traces, folded };
}

function readIn({ printed, at, listed, traces, folded }: Prepared, language: ReadLanguage, stated: ReadLanguage, names: Vocabulary): ReadText {
  const context = (how: ItemContext['how']): ItemContext => ({ printed, at, language, stated, names, how, source: 'list' });
  const items = itemsOf(structureOf(listed), context('contained'));
  const possible = traces.trim() === '' ? [] : itemsOf(structureOf(traces), context('may contain')).filter((item) => item.id !== null || !isEmpty(item.has) || !isEmpty(item.may));
  const holdsFood = (piece: string): boolean => itemsOf(structureOf(piece), context('contained')).length > 0;
  return { items: [...items, ...possible], claims: claimsOf(items, folded, unsuitableFor(folded), holdsFood) };
}

/** Only what speaks against the food, and the claims: a word of a name that is not known says nothing. */
function readName(name: string, language: ReadLanguage, names: Vocabulary): ReadText {
  const { at, listed, folded } = prepared(name.slice(0, 300));
  const items = itemsOf(structureOf(listed), { printed: name, at, language, stated: language, names, how: 'contained', source: 'name' });
  return { items: items.filter(({ id }) => id !== null), claims: claimsOf(items, folded, unsuitableFor(folded), () => false) };
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
  for (const { id, how, source, children } of items) {
    if (how !== 'contained' || source !== 'list') continue;
    const inner = countItems(children);
    known += inner.known + (id === null ? 0 : 1);
    all += inner.all + 1;
  }
  return { known, all };
}
