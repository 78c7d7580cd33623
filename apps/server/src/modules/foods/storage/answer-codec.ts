/**
 * Text as new bytes and copies of what stands before it: LZ77 without entropy coding. Reading back is a loop over bytes, which for the few
 * kilobytes of an answer takes less time than a call to zlib, and hands nothing to another thread.
 *
 * A step is one byte (two bits: how many new bytes come first; one bit: where the copy comes from; five bits: its length − 4), what these
 * have no room for, the new bytes, and the place of the copy: how far behind the end of the last copy from the same side. The sides are
 * what is known beforehand and the rest. Numbers have seven bits a byte, the lowest first. A step may end after its new bytes: the last.
 */

/** Where a text stands: behind what is known beforehand (`known` bytes), and behind what is known of this text alone. */
type Window = { readonly bytes: Buffer; readonly known: number; readonly from: number };

const MIN_COPY = 4;
const MANY_NEW = 3;
const LONG_COPY = 31;
const MAX_CANDIDATES = 24;
const HASH_BITS = 15;
/** Below this a loop is quicker than a call. */
const SHORT = 32;

/** Places at which each four bytes were last seen, and before. */
type Seen = { readonly heads: Int32Array; readonly before: Int32Array };

/** Packs texts of a window whose first `known` bytes never change: they are looked through once. */
export function createPacker(bytes: Buffer, known: number): (from: number, end: number) => Buffer {
  const first = new Int32Array(1 << HASH_BITS).fill(-1);
  const seen: Seen = { heads: first, before: new Int32Array(bytes.length) };
  for (let at = 0; at + MIN_COPY <= known; at += 1) note(seen, bytes, at);
  const again: Seen = { heads: new Int32Array(1 << HASH_BITS), before: seen.before };
  return (from, end) => {
    again.heads.set(first);
    for (let at = known; at < from; at += 1) note(again, bytes, at);
    return pack({ bytes, known, from }, end, again);
  };
}

function pack({ bytes, known, from }: Window, end: number, seen: Seen): Buffer {
  const out: number[] = [];
  const ends: [number, number] = [0, known];
  let fresh = from;
  let at = from;
  while (at + MIN_COPY <= end) {
    const { length, place } = longest(bytes, at, { end, known, ends, seen });
    if (length < MIN_COPY) {
      note(seen, bytes, at);
      at += 1;
      continue;
    }
    const side = place < known ? 0 : 1;
    pushStep(out, { bytes, from: fresh, end: at }, side, length);
    const move = place - ends[side];
    pushNumber(out, move < 0 ? -2 * move - 1 : 2 * move);
    ends[side] = place + length;
    for (const stop = at + length; at < stop; at += 1) if (at + MIN_COPY <= end) note(seen, bytes, at);
    fresh = at;
  }
  pushStep(out, { bytes, from: fresh, end }, 0, MIN_COPY);
  return Buffer.from(out);
}

type Search = { readonly end: number; readonly known: number; readonly ends: readonly [number, number]; readonly seen: Seen };

/** The longest copy; of several as long the one that is named shortest. What is known beforehand is not copied from beyond its end. */
function longest(bytes: Buffer, at: number, { end, known, ends, seen }: Search): { length: number; place: number } {
  let [length, place, nearest] = [0, 0, 0];
  let candidate = seen.heads[slot(bytes, at)] ?? -1;
  for (let looked = 0; candidate >= 0 && looked < MAX_CANDIDATES; looked += 1) {
    const most = candidate < known ? Math.min(end - at, known - candidate) : end - at;
    let same = 0;
    while (same < most && bytes[candidate + same] === bytes[at + same]) same += 1;
    const distance = Math.abs(candidate - ends[candidate < known ? 0 : 1]);
    if (same > length || (same === length && distance < nearest)) [length, place, nearest] = [same, candidate, distance];
    candidate = seen.before[candidate] ?? -1;
  }
  return { length, place };
}

function note({ heads, before }: Seen, bytes: Buffer, at: number): void {
  const key = slot(bytes, at);
  before[at] = heads[key] ?? -1;
  heads[key] = at;
}

/** @source Knuth's multiplicative hash of 32 bits */
const slot = (bytes: Buffer, at: number): number => Math.imul(bytes.readInt32LE(at), 0x9e3779b1) >>> (32 - HASH_BITS);

function pushStep(out: number[], { bytes, from, end }: { bytes: Buffer; from: number; end: number }, side: 0 | 1, length: number): void {
  const fresh = end - from;
  const more = length - MIN_COPY;
  out.push((Math.min(fresh, MANY_NEW) << 6) | (side << 5) | Math.min(more, LONG_COPY));
  if (fresh >= MANY_NEW) pushNumber(out, fresh - MANY_NEW);
  if (more >= LONG_COPY) pushNumber(out, more - LONG_COPY);
  for (let at = from; at < end; at += 1) out.push(bytes[at] ?? 0);
}

function pushNumber(out: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest >>>= 7) out.push((rest & 127) | 128);
  out.push(rest);
}

/**
 * Reads a text back into its window.
 * @param start first byte of the text in `packed`
 * @returns where the text ends in the window; −1 for bytes that are no text of it
 */
export function unpackInto({ bytes, known, from }: Window, packed: Uint8Array, start: number): number {
  const { length: room } = bytes;
  const { length: end } = packed;
  let [at, to, knownEnd, ownEnd] = [start, from, 0, known];
  for (;;) {
    const step = packed[at++] ?? 0;
    let fresh = step >>> 6;
    let length = (step & 31) + MIN_COPY;
    if (fresh === MANY_NEW) {
      let byte = packed[at++] ?? 0;
      fresh += byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = packed[at++] ?? 0;
        fresh += (byte & 127) << shift;
      }
    }
    if (length === LONG_COPY + MIN_COPY) {
      let byte = packed[at++] ?? 0;
      length += byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = packed[at++] ?? 0;
        length += (byte & 127) << shift;
      }
    }
    if (fresh < 0 || at + fresh > end || to + fresh > room) return -1;
    if (fresh < SHORT) for (const stop = to + fresh; to < stop; ) bytes[to++] = packed[at++] ?? 0;
    else {
      bytes.set(packed.subarray(at, at + fresh), to);
      at += fresh;
      to += fresh;
    }
    if (at >= end) return to;
    let byte = packed[at++] ?? 0;
    let move = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = packed[at++] ?? 0;
      move |= (byte & 127) << shift;
    }
    move = (move & 1) === 0 ? move >>> 1 : -((move + 1) >>> 1);
    const isOwn = (step & 32) !== 0;
    const place = (isOwn ? ownEnd : knownEnd) + move;
    if (length < 0 || place < 0 || place >= to || to + length > room) return -1;
    if (isOwn) ownEnd = place + length;
    else knownEnd = place + length;
    if (length < SHORT || length > to - place) for (let each = 0; each < length; each += 1) bytes[to + each] = bytes[place + each] ?? 0;
    else bytes.copyWithin(to, place, place + length);
    to += length;
  }
}
