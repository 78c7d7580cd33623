/** A value with the logical time and the writer of its last change. No clock of a device is part of it. */
export type Stamped<Value> = {
  readonly value: Value;
  /** One more than the highest count that the writer had seen: who knows of another change comes after it. */
  readonly count: number;
  /** A random id of the device; it settles which of two changes made without knowing of each other counts. */
  readonly by: string;
};

export type EntryPlace = 'list' | 'basket';
/** What a row is: something to buy, or a list that has a name. It is so from the beginning. */
export type EntryKind = 'entry' | 'list';

/** One entry of a shopping list. Each field has a time of its own, so that two devices that change different fields both count. */
export type ShoppingEntry = {
  readonly id: string;
  readonly kind: EntryKind;
  /** As it was typed, or the name of the food; of a list its name. */
  readonly name: Stamped<string>;
  /** The GTIN; `null`: plain words. */
  readonly foodId: Stamped<string | null>;
  /** Packs or pieces. */
  readonly quantity: Stamped<number>;
  /** Ticked off is in the basket. */
  readonly place: Stamped<EntryPlace>;
  /** The id of the list that it is on; `null`: the one without a name, which every household has. */
  readonly list: Stamped<string | null>;
  readonly isRemoved: Stamped<boolean>;
};
export type EntryField = Exclude<keyof ShoppingEntry, 'id' | 'kind'>;
/** Some fields of an entry, as a device sends what it changed. */
export type EntryChange = Pick<ShoppingEntry, 'id'> & {
  /** Left away: an entry. */
  readonly kind?: EntryKind | undefined;
} & { readonly [Field in EntryField]?: ShoppingEntry[Field] | undefined };
/** What a person sees of an entry. */
export type EntryValues = { readonly [Field in EntryField]: ShoppingEntry[Field]['value'] };

export const ENTRY_FIELDS = ['name', 'foodId', 'quantity', 'place', 'list', 'isRemoved'] as const satisfies readonly EntryField[];
export const MAX_QUANTITY = 99;
export const MAX_ENTRY_NAME = 200;
/** Of an entry that was made before there were lists with names: any change comes after it. */
export const NO_LIST: Stamped<null> = { value: null, count: 1, by: '-' };

/** A change of some values by one device that has seen every change up to `seen`. */
export function changeEntry(
  id: string,
  values: Partial<EntryValues>,
  { seen, by }: { seen: number; by: string },
  kind: EntryKind = 'entry',
): EntryChange {
  const stamp = { count: seen + 1, by };
  const { name, foodId, quantity, place, list, isRemoved } = values;
  return {
    id,
    ...(kind !== 'entry' && { kind }),
    ...(name !== undefined && { name: { value: name, ...stamp } }),
    ...(foodId !== undefined && { foodId: { value: foodId, ...stamp } }),
    ...(quantity !== undefined && { quantity: { value: quantity, ...stamp } }),
    ...(place !== undefined && { place: { value: place, ...stamp } }),
    ...(list !== undefined && { list: { value: list, ...stamp } }),
    ...(isRemoved !== undefined && { isRemoved: { value: isRemoved, ...stamp } }),
  };
}

/** What both say together: of each field the later change. The order in which changes arrive never matters, nor does one that comes twice. */
export function mergeEntry(entry: ShoppingEntry, change: EntryChange): ShoppingEntry {
  return {
    id: entry.id,
    kind: entry.kind,
    name: later(entry.name, change.name),
    foodId: later(entry.foodId, change.foodId),
    quantity: later(entry.quantity, change.quantity),
    place: later(entry.place, change.place),
    list: later(entry.list, change.list),
    isRemoved: later(entry.isRemoved, change.isRemoved),
  };
}

/** Two changes that wait for a network as the one that is sent. */
export function mergeChanges(before: EntryChange, after: EntryChange): EntryChange {
  return {
    id: before.id,
    ...((before.kind ?? after.kind) !== undefined && { kind: before.kind ?? after.kind }),
    ...orNothing('name', before.name, after.name),
    ...orNothing('foodId', before.foodId, after.foodId),
    ...orNothing('quantity', before.quantity, after.quantity),
    ...orNothing('place', before.place, after.place),
    ...orNothing('list', before.list, after.list),
    ...orNothing('isRemoved', before.isRemoved, after.isRemoved),
  };
}

/** The change as an entry of its own; `null` where it names too little for one. */
export function entryOf({
  id,
  kind = 'entry',
  name,
  foodId,
  quantity,
  place,
  list = NO_LIST,
  isRemoved,
}: EntryChange): ShoppingEntry | null {
  if (name === undefined || foodId === undefined || quantity === undefined || place === undefined || isRemoved === undefined) return null;
  return { id, kind, name, foodId, quantity, place, list, isRemoved };
}

/** Fields of a device's own change that somebody else's has overridden: theirs stands there now, and says something else. */
export function overriddenFields(own: EntryChange, merged: ShoppingEntry): EntryField[] {
  return ENTRY_FIELDS.filter((field) => own[field] !== undefined && own[field].value !== merged[field].value);
}

/** The highest count of an entry or a change; 0 of nothing. */
export function highestCount(change: EntryChange): number {
  return ENTRY_FIELDS.reduce((highest, field) => Math.max(highest, change[field]?.count ?? 0), 0);
}

function later<Value extends string | number | boolean | null>(one: Stamped<Value>, other: Stamped<Value> | undefined): Stamped<Value> {
  return other !== undefined && comparedTo(one, other) < 0 ? other : one;
}

function comparedTo(one: Stamped<unknown>, other: Stamped<unknown>): number {
  if (one.count !== other.count) return one.count - other.count;
  if (one.by !== other.by) return one.by < other.by ? -1 : 1;
  // One device gives no two values one time; should it, every device still settles on the same.
  const [own, others] = [String(one.value), String(other.value)];
  return own === others ? 0 : own < others ? -1 : 1;
}

function orNothing<Field extends string, Value extends string | number | boolean | null>(
  field: Field,
  before: Stamped<Value> | undefined,
  after: Stamped<Value> | undefined,
): { readonly [Name in Field]?: Stamped<Value> } {
  const stamped = before === undefined ? after : later(before, after);
  const named: { [Name in Field]?: Stamped<Value> } = {};
  if (stamped !== undefined) named[field] = stamped;
  return named;
}

/** What follows a number that is an amount of the food ("500 g flour"), not a count of packs. */
const UNITS = new Set('g gr kg mg dag hg ml cl dl l lt oz lb lbs'.split(' '));
/** "2 lemons", "2x lemons", "2 × lemons", "lemons x 2". */
const LEADING = /^(\d{1,2})\s*(?:[x×]\s*)?(?=\p{L})/iu;
const TRAILING = /\s(?:[x×]\s*(\d{1,2})|(\d{1,2})\s*[x×])$/iu;

/** A name that may stand on a list: no control characters or writing-direction marks, which would make it read as another. */
export function cleanEntryName(text: string): string {
  const visible = text.replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ');
  return visible.replaceAll(/\s+/gu, ' ').trim().slice(0, MAX_ENTRY_NAME).trim();
}

/** Typed words as an entry: a number that counts packs or pieces is the quantity, an amount with its unit stays part of the name. */
export function entryOfText(text: string): { name: string; quantity: number } | null {
  const words = cleanEntryName(text);
  const found = LEADING.exec(words) ?? TRAILING.exec(words);
  const name = found === null ? words : found.index === 0 ? words.slice(found[0].length) : words.slice(0, found.index);
  const count = Number(found?.[1] ?? found?.[2] ?? 1);
  const isAmount = found?.index === 0 && UNITS.has(/^\p{L}+/u.exec(name)?.[0].toLowerCase() ?? '');
  const taken = isAmount || count < 1 || name === '' ? { name: words, quantity: 1 } : { name, quantity: Math.min(count, MAX_QUANTITY) };
  return taken.name === '' ? null : taken;
}

/** Lists with a name that a household has at once; the one without a name is not counted. */
export const MAX_LISTS = 20;
export const MAX_LIST_NAME = 60;

export type NamedList = { readonly id: string; readonly name: string };

/** What a list with a name starts with; `null` where nothing is left of the name. */
export function newList(typed: string): EntryValues | null {
  const name = cleanEntryName(typed).slice(0, MAX_LIST_NAME).trim();
  return name === '' ? null : { name, foodId: null, quantity: 1, place: 'list', list: null, isRemoved: false };
}

/**
 * The list that an entry is shown on. Where its own is not there (any more), that is the one without a name: what somebody added while
 * somebody else removed the list is lost to nobody.
 */
export function listOf({ list }: Pick<EntryValues, 'list'>, lists: readonly NamedList[]): string | null {
  return lists.some(({ id }) => id === list) ? list : null;
}
