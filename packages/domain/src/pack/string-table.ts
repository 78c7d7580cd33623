import {
  BitReader,
  BitWriter,
  type Codes,
  codeLengths,
  codesOf,
  countsOf,
  PackFault,
  putCodes,
  putSymbol,
  sizeOf,
  takeCodes,
  takeSymbol,
} from './bits.ts';

/**
 * The different values of one field, each with the code by which records name it. Values with codes of one length stand in alphabetical
 * order; of each only what differs from the one before is written, in groups of sixteen that can be read by themselves.
 */
export type StringTable = {
  readonly codes: Codes;
  /** @throws PackFault */
  readonly valueOf: (symbol: number) => string;
};

export type CountedStrings = ReadonlyMap<string, number>;

const GROUP = 16;

/** @returns its codes, and the symbol of each value */
export function putStringTable(writer: BitWriter, values: CountedStrings): { codes: Codes; symbols: Map<string, number> } {
  const known = [...values.keys()];
  const lengths = codeLengths([...values.values()]);
  const order = known
    .map((value, at) => ({ value, length: lengths[at] ?? 0 }))
    .sort((one, other) => one.length - other.length || (one.value < other.value ? -1 : 1));
  const codes = codesOf(countsOf(order.map(({ length }) => length)));
  putCodes(writer, codes);
  const groups: Tail[][] = [];
  for (let from = 0; from < order.length; from += GROUP) groups.push(tailsOf(order.slice(from, from + GROUP).map(({ value }) => value)));
  const letters = lettersOf(groups);
  putLetters(writer, letters);
  const packed = groups.map((group) => {
    const bits = new BitWriter();
    for (const tail of group) putTail(bits, letters, tail);
    return bits.finish();
  });
  for (const { length } of packed) writer.varint(length);
  for (const bytes of packed) writer.append(bytes);
  return { codes, symbols: new Map(order.map(({ value }, symbol) => [value, symbol])) };
}

export function takeStringTable(reader: BitReader): StringTable {
  const codes = takeCodes(reader);
  const size = sizeOf(codes);
  const letters = takeLetters(reader);
  const groups = Math.ceil(size / GROUP);
  const starts = new Uint32Array(groups + 1);
  for (let group = 0; group < groups; group += 1) starts[group + 1] = (starts[group] ?? 0) + reader.varint();
  const bytes = reader.run(starts[groups] ?? 0);
  // What was read once is asked for again: sugar and salt stand in half of all lists.
  const read = new Map<number, string>();

  function readGroup(group: number): void {
    const bits = new BitReader(bytes, starts[group] ?? 0, starts[group + 1] ?? 0);
    let before = '';
    for (let at = group * GROUP; at < Math.min(size, (group + 1) * GROUP); at += 1) {
      before = takeTail(bits, letters, before);
      read.set(at, before);
    }
  }

  return {
    codes,
    valueOf(symbol) {
      const known = read.get(symbol);
      if (known !== undefined) return known;
      if (symbol >= size) throw new PackFault('damaged');
      readGroup(Math.floor(symbol / GROUP));
      return read.get(symbol) ?? '';
    },
  };
}

/** What of a value differs from the one before it: so many characters stay. */
type Tail = { readonly same: number; readonly rest: string };

function tailsOf(values: readonly string[]): Tail[] {
  return values.map((value, at) => {
    const before = values[at - 1] ?? '';
    let same = 0;
    while (same < MAX_SAME && same < value.length && same < before.length && value[same] === before[same]) same += 1;
    return { same, rest: value.slice(same) };
  });
}

/** Characters that may stay: what {@link SAME_BITS} can say. */
const SAME_BITS = 6;
const MAX_SAME = 2 ** SAME_BITS - 1;

/**
 * Codes of characters. Each is coded by the one before it, for "q" is nearly always followed by "u"; characters that few others follow
 * share one table.
 */
type Letters = {
  /** UTF-16 units, ascending. The first place is the end of a value. */
  readonly alphabet: readonly number[];
  readonly places: ReadonlyMap<number, number>;
  /** The table of each character by its place; the others have the first. */
  readonly contexts: ReadonlyMap<number, Letter>;
  readonly shared: Letter;
};
/** A table of one context, and which places of the alphabet its symbols are. */
type Letter = { readonly codes: Codes; readonly places: readonly number[]; readonly symbols: ReadonlyMap<number, number> };

/** The place of the end of a value, where no character is. */
const END = 0;
const NO_UNIT = -1;
/** So often must a character stand for a table of its own to pay. */
const OWN_TABLE_FROM = 150;

function lettersOf(groups: readonly (readonly Tail[])[]): Letters {
  const units = new Set<number>();
  for (const group of groups) for (const { rest } of group) for (let at = 0; at < rest.length; at += 1) units.add(rest.charCodeAt(at));
  const alphabet = [NO_UNIT, ...[...units].sort((one, other) => one - other)];
  const places = new Map(alphabet.map((unit, place) => [unit, place]));
  const counts = alphabet.map(() => new Map<number, number>());
  const note = (before: number, place: number): void => {
    const of = counts[before];
    of?.set(place, (of.get(place) ?? 0) + 1);
  };
  for (const group of groups)
    for (const { rest } of group) {
      let before = END;
      for (let at = 0; at < rest.length; at += 1) {
        const place = places.get(rest.charCodeAt(at)) ?? END;
        note(before, place);
        before = place;
      }
      note(before, END);
    }
  const contexts = new Map<number, Letter>();
  const sharedCounts = new Map<number, number>([[END, 1]]);
  for (const [before, following] of counts.entries()) {
    const total = [...following.values()].reduce((sum, count) => sum + count, 0);
    if (total >= OWN_TABLE_FROM) contexts.set(before, letterOf(following));
    else for (const [place, count] of following) sharedCounts.set(place, (sharedCounts.get(place) ?? 0) + count);
  }
  return { alphabet, places, contexts, shared: letterOf(sharedCounts) };
}

function letterOf(counts: ReadonlyMap<number, number>): Letter {
  const known = [...counts.keys()];
  const lengths = codeLengths([...counts.values()]);
  const order = known
    .map((place, at) => ({ place, length: lengths[at] ?? 0 }))
    .sort((one, other) => one.length - other.length || one.place - other.place);
  return letter(
    codesOf(countsOf(order.map(({ length }) => length))),
    order.map(({ place }) => place),
  );
}

function letter(codes: Codes, places: readonly number[]): Letter {
  return { codes, places, symbols: new Map(places.map((place, symbol) => [place, symbol])) };
}

function putTail(bits: BitWriter, { places, contexts, shared }: Letters, { same, rest }: Tail): void {
  bits.put(same, SAME_BITS);
  let before = END;
  const put = (place: number): void => {
    const { codes, symbols } = contexts.get(before) ?? shared;
    putSymbol(bits, codes, symbols.get(place) ?? 0);
    before = place;
  };
  for (let at = 0; at < rest.length; at += 1) put(places.get(rest.charCodeAt(at)) ?? END);
  put(END);
}

function takeTail(bits: BitReader, { alphabet, contexts, shared }: Letters, value: string): string {
  const same = bits.take(SAME_BITS);
  if (same > value.length) throw new PackFault('damaged');
  let text = value.slice(0, same);
  let before = END;
  for (;;) {
    const { codes, places } = contexts.get(before) ?? shared;
    const place = places[takeSymbol(bits, codes)] ?? END;
    if (place === END) return text;
    text += String.fromCharCode(alphabet[place] ?? 0);
    before = place;
  }
}

function putLetters(writer: BitWriter, { alphabet, contexts, shared }: Letters): void {
  writer.varint(alphabet.length);
  for (const [place, unit] of alphabet.entries()) if (place > END) writer.varint(unit - (alphabet[place - 1] ?? 0));
  writer.varint(contexts.size);
  putLetter(writer, shared);
  for (const [before, table] of contexts) {
    writer.varint(before);
    putLetter(writer, table);
  }
}

function putLetter(writer: BitWriter, { codes, places }: Letter): void {
  // Few lengths are in use: from the first to the last.
  const last = codes.counts.findLastIndex((count) => count > 0);
  writer.varint(last);
  for (let length = 0; length <= last; length += 1) writer.varint(codes.counts[length] ?? 0);
  for (const place of places) writer.varint(place);
}

function takeLetters(reader: BitReader): Letters {
  const size = reader.varint();
  const alphabet = [NO_UNIT];
  for (let place = 1; place < size; place += 1) alphabet.push((alphabet[place - 1] ?? 0) + reader.varint());
  const owned = reader.varint();
  const shared = takeLetter(reader);
  const contexts = new Map<number, Letter>();
  for (let at = 0; at < owned; at += 1) contexts.set(reader.varint(), takeLetter(reader));
  return { alphabet, places: new Map(), contexts, shared };
}

function takeLetter(reader: BitReader): Letter {
  const last = reader.varint();
  const counts: number[] = [];
  for (let length = 0; length <= last; length += 1) counts.push(reader.varint());
  const codes = codesOf(counts);
  return { codes, places: Array.from({ length: sizeOf(codes) }, () => reader.varint()), symbols: new Map() };
}
