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

const ITEM =
  /(?:!(?<marks>[0-9a-z]))?(?<gap>-?[0-9a-z]*)\.(?<length>[0-9a-z]+)\.(?:=(?<id>[^%+~,()]+)|(?<number>[0-9a-z]+))?(?:%(?<percent>[0-9.e-]+))?(?:\+(?<has>[0-9a-z.]*))?(?:~(?<may>[0-9a-z.]*))?/y;

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

function readItem(cursor: Cursor): ReadItem | null {
  ITEM.lastIndex = cursor.at;
  const parts = ITEM.exec(cursor.text)?.groups;
  if (parts === undefined) return null;
  cursor.at = ITEM.lastIndex;
  const marks = parts['marks'] === undefined ? 0 : Number.parseInt(parts['marks'], 36);
  const known = parts['number'] === undefined ? undefined : vocabulary().ingredients[Number.parseInt(parts['number'], 36)];
  const usual = masksOf(known);
  const start = cursor.place + (parts['gap'] === '' || parts['gap'] === undefined ? USUAL_GAP : Number.parseInt(parts['gap'], 36));
  const end = start + Number.parseInt(parts['length'] ?? '0', 36);
  cursor.place = end;
  const id = known?.id ?? parts['id'] ?? null;
  return {
    id,
    additive: id === null ? null : (known?.additive ?? additiveOfIngredient(id)),
    start,
    end,
    presence: PRESENCES[marks % PRESENCES.length] ?? 'contained',
    source: SOURCES[Math.floor(marks / PRESENCES.length) % SOURCES.length] ?? 'list',
    percent: parts['percent'] === undefined ? null : Number(parts['percent']),
    isSetOff: Math.floor(marks / SET_OFF) % 2 === 1,
    isComposite: marks >= COMPOSITE,
    has: parts['has'] === undefined ? usual.has : unpackMask(parts['has']),
    may: parts['may'] === undefined ? usual.may : unpackMask(parts['may']),
    children: [],
  };
}

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
