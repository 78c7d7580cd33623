/**
 * The reading of a food as its row stores it: about a fourth of the packed text. Ingredients are numbers of the vocabulary, and what
 * the vocabulary says of them is left out, so that only the vocabulary that read a list can restore its reading. That is no loss:
 * every other one reads the list again.
 */

import { additiveOfIngredient } from '@labelwise/domain/additives';
import {
  CLAIM_SUBJECTS,
  type Claim,
  type EvidenceSource,
  isReadLanguage,
  type Mask,
  type Presence,
  packMask,
  packReading,
  type ReadItem,
  unpackFindings,
  unpackItems,
  unpackMask,
  without,
} from '@labelwise/domain/reading';
import { type KnownIngredient, VOCABULARY_VERSION, vocabulary } from '@labelwise/domain/vocabulary';

/** A reading in the form of `FoodFacts.reading`; `null`: there was nothing to read. */
export type Unpacked = { readonly reading: string | null };

/** Version; then, where there was something to read, the rest behind this sign. */
const REST = ';';
/** What follows is the packed text as it is. */
const VERBATIM = '"';
const SAME_NAME = '=';

/** @param reading of the present vocabulary, see `withReading` */
export function packReadingDoc(reading: string | null, name: string): string {
  if (reading === null) return VOCABULARY_VERSION;
  const packed = VOCABULARY_VERSION + REST + compact(reading, name);
  // Whatever the short form cannot express is stored as it is.
  return unpackReadingDoc(packed, name)?.reading === reading ? packed : VOCABULARY_VERSION + REST + VERBATIM + reading;
}

/** `null` for a row that was never read, or by another vocabulary. */
export function unpackReadingDoc(packed: string | null | undefined, name: string): Unpacked | null {
  if (!isCurrentReading(packed)) return null;
  if (packed.length === VOCABULARY_VERSION.length) return { reading: null };
  const rest = packed.slice(VOCABULARY_VERSION.length + REST.length);
  return { reading: rest.startsWith(VERBATIM) ? rest.slice(VERBATIM.length) : expand(rest, name) };
}

/** Whether the present vocabulary made it. */
export function isCurrentReading(packed: string | null | undefined): packed is string {
  return (
    typeof packed === 'string' &&
    packed.startsWith(VOCABULARY_VERSION) &&
    (packed.length === VOCABULARY_VERSION.length || packed.startsWith(REST, VOCABULARY_VERSION.length))
  );
}

/** The same for a statement: what of a packed reading, one sign longer than the version, is one of these two. */
export const CURRENT_READING = [VOCABULARY_VERSION, VOCABULARY_VERSION + REST] as const;

function compact(reading: string, name: string): string {
  const { language, claims } = unpackFindings(reading) ?? { language: null, claims: [] };
  const { items, name: readName } = unpackItems(reading);
  const writer = { text: '', at: 0 };
  writeItems(items, writer);
  const packedClaims = claims.map(({ about, suits }) => (suits ? '+' : '-') + CLAIM_SUBJECTS.indexOf(about).toString(36)).join('');
  return [language ?? '', packedClaims, readName === name ? SAME_NAME : '', writer.text].join(REST);
}

function expand(text: string, name: string): string {
  const [language = '', packedClaims = '', readName = '', items = ''] = text.split(REST);
  const reading = {
    version: VOCABULARY_VERSION,
    language: isReadLanguage(language) ? language : null,
    items: readItems(items),
    claims: claimsOf(packedClaims),
  };
  return packReading(reading, readName === SAME_NAME ? name : null);
}

function claimsOf(packedClaims: string): Claim[] {
  return (packedClaims.match(/[+-]./g) ?? []).flatMap((claim) => {
    const about = CLAIM_SUBJECTS[Number.parseInt(claim.charAt(1), 36)];
    return about === undefined ? [] : [{ about, suits: claim.startsWith('+') }];
  });
}

const PRESENCES: readonly Presence[] = ['contained', 'may contain', 'denied'];
const SOURCES: readonly EvidenceSource[] = ['list', 'name', 'category'];
const SET_OFF = 9;
const COMPOSITE = 18;
/** ", " between the end of an item and the start of the next. */
const USUAL_GAP = 2;

/** "a(b,c)d": b and c stand in the brackets of a. Places count on from the end of the item before. */
function writeItems(items: readonly ReadItem[], writer: { text: string; at: number }): void {
  for (const [index, item] of items.entries()) {
    if (index > 0 && !writer.text.endsWith(')')) writer.text += ',';
    writer.text += itemText(item, item.start - writer.at);
    writer.at = item.end;
    if (item.children.length === 0) continue;
    writer.text += '(';
    writeItems(item.children, writer);
    writer.text += ')';
  }
}

function itemText({ id, start, end, presence, source, percent, isSetOff, isComposite, has, may }: ReadItem, gap: number): string {
  const marks =
    PRESENCES.indexOf(presence) + PRESENCES.length * SOURCES.indexOf(source) + (isSetOff ? SET_OFF : 0) + (isComposite ? COMPOSITE : 0);
  const known = id === null ? undefined : ingredientsById().get(id);
  const usual = masksOf(known);
  return (
    (marks === 0 ? '' : `!${marks.toString(36)}`) +
    (gap === USUAL_GAP ? '' : gap.toString(36)) +
    `.${(end - start).toString(36)}.` +
    (id === null ? '' : known === undefined ? `=${id}` : known.number.toString(36)) +
    (percent === null ? '' : `%${percent}`) +
    (isSame(has, usual.has) ? '' : `+${packMask(has)}`) +
    (isSame(may, usual.may) ? '' : `~${packMask(may)}`)
  );
}

function readItems(text: string): ReadItem[] {
  const cursor = { text, at: 0, place: 0 };
  return readLevel(cursor);
}

type Cursor = { readonly text: string; at: number; place: number };

function readLevel(cursor: Cursor): ReadItem[] {
  const items: ReadItem[] = [];
  while (cursor.at < cursor.text.length) {
    const sign = cursor.text.charAt(cursor.at);
    if (sign === ')') return items;
    if (sign === ',') cursor.at += 1;
    const item = readItem(cursor);
    if (item === null) return items;
    if (cursor.text.charAt(cursor.at) === '(') {
      cursor.at += 1;
      items.push({ ...item, children: readLevel(cursor) });
      cursor.at += 1;
    } else items.push(item);
  }
  return items;
}

/**
 * One item: marks behind `!`, gap, `.`, length, `.`, then what names it (`=` an id, or the number of an ingredient), `%` its percentage,
 * `+` and `~` what it has and may have where that is not the usual. `null` at anything else.
 */
function readItem(cursor: Cursor): ReadItem | null {
  const marks = skips(cursor, '!') ? Number.parseInt(cursor.text.charAt(cursor.at++), 36) : 0;
  const gap = takeField(cursor);
  const length = takeField(cursor);
  if (gap === null || length === null) return null;
  const ownId = skips(cursor, '=') ? takeRest(cursor) : null;
  const number = ownId === null ? takeRest(cursor) : '';
  const percent = skips(cursor, '%') ? Number(takeRest(cursor)) : null;
  const ownHas = skips(cursor, '+') ? takeRest(cursor) : null;
  const ownMay = skips(cursor, '~') ? takeRest(cursor) : null;
  const known = number === '' ? undefined : vocabulary().ingredients[Number.parseInt(number, 36)];
  const usual = masksOf(known);
  const start = cursor.place + (gap === '' ? USUAL_GAP : Number.parseInt(gap, 36));
  const end = start + Number.parseInt(length, 36);
  cursor.place = end;
  const id = known?.id ?? ownId;
  return {
    id,
    additive: id === null ? null : (known?.additive ?? additiveOfIngredient(id)),
    start,
    end,
    presence: PRESENCES[marks % PRESENCES.length] ?? 'contained',
    source: SOURCES[Math.floor(marks / PRESENCES.length) % SOURCES.length] ?? 'list',
    percent,
    isSetOff: Math.floor(marks / SET_OFF) % 2 === 1,
    isComposite: marks >= COMPOSITE,
    has: ownHas === null ? usual.has : unpackMask(ownHas),
    may: ownMay === null ? usual.may : unpackMask(ownMay),
    children: [],
  };
}

/** Whether the sign is next; it is passed over. */
function skips(cursor: Cursor, sign: string): boolean {
  const isNext = cursor.text.charAt(cursor.at) === sign;
  if (isNext) cursor.at += 1;
  return isNext;
}

/** What stands before the next point, which is passed over; `null` where none follows. */
function takeField(cursor: Cursor): string | null {
  const end = cursor.text.indexOf('.', cursor.at);
  if (end < 0) return null;
  const field = cursor.text.slice(cursor.at, end);
  cursor.at = end + 1;
  return field;
}

/** What stands before the next sign. */
function takeRest(cursor: Cursor): string {
  let end = cursor.at;
  while (end < cursor.text.length && !SIGNS.has(cursor.text.charCodeAt(end))) end += 1;
  const rest = cursor.text.slice(cursor.at, end);
  cursor.at = end;
  return rest;
}

const SIGNS: ReadonlySet<number> = new Set([...'%+~,()'].map((sign) => sign.charCodeAt(0)));

type Masks = { readonly has: Mask; readonly may: Mask };
const NONE: Masks = { has: unpackMask(''), may: unpackMask('') };
const usualMasks = new WeakMap<KnownIngredient, Masks>();

/** What an item of this ingredient has where nothing else in the list names it. */
function masksOf(known: KnownIngredient | undefined): Masks {
  if (known === undefined) return NONE;
  const made = usualMasks.get(known);
  if (made !== undefined) return made;
  const masks = { has: known.has, may: without(known.may, known.has) };
  usualMasks.set(known, masks);
  return masks;
}

function isSame(one: Mask, other: Mask): boolean {
  return one === other || (one[0] === other[0] && one[1] === other[1] && one[2] === other[2] && one[3] === other[3]);
}

let byId: ReadonlyMap<string, KnownIngredient> | undefined = undefined;

function ingredientsById(): ReadonlyMap<string, KnownIngredient> {
  return (byId ??= new Map(vocabulary().ingredients.map((ingredient) => [ingredient.id, ingredient])));
}
