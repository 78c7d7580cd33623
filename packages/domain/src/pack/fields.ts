import { NUTRIMENT_NAMES, type NutrimentName, type Nutriments } from '../food/index.ts';
import { checkDigit } from '../gtin/index.ts';
import { type BitReader, type BitWriter, PackFault } from './bits.ts';
import type { Model, Sink, Source } from './models.ts';

/**
 * Barcodes as numbers, ascending, as steps from one to the next. The check digit follows from the others and is left out; the few codes
 * with a wrong one carry it.
 */
export function putCodes(writer: BitWriter, codes: readonly number[]): void {
  writer.varint(codes.length);
  let before = 0;
  for (const code of codes) {
    const body = Math.floor(code / 10);
    const isRight = code % 10 === rightDigit(body);
    writer.varint((body - before) * 2 + (isRight ? 0 : 1));
    if (!isRight) writer.varint(code % 10);
    before = body;
  }
}

export function takeCodes(reader: BitReader): Float64Array {
  const size = reader.varint();
  if (size > MAX_CODES) throw new PackFault('damaged');
  const codes = new Float64Array(size);
  let body = 0;
  for (let at = 0; at < size; at += 1) {
    const step = reader.varint();
    body += Math.floor(step / 2);
    codes[at] = body * 10 + (step % 2 === 0 ? rightDigit(body) : reader.varint());
  }
  return codes;
}

const MAX_CODES = 10_000_000;

function rightDigit(body: number): number {
  return Number(checkDigit(String(body)));
}

/** Where a code stands among ascending ones; -1 where it does not. */
export function placeOf(codes: Float64Array, code: number): number {
  let from = 0;
  let to = codes.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((codes[middle] ?? 0) < code) from = middle + 1;
    else to = middle;
  }
  return codes[from] === code ? from : -1;
}

/** Kilojoules as packs work them out of kilocalories, and the other way round. */
const KJ = 'energyKj';
const KCAL = 'energyKcal';
const KJ_PER_KCAL = 4.184;
/** What kilocalories are, seen from the kilojoules. */
type Kcal = 'none' | 'rounded' | 'exact' | 'stated';

function kcalForm(nutriments: Nutriments): Kcal {
  const [kj, kcal] = [nutriments[KJ], nutriments[KCAL]];
  if (kcal === undefined) return 'none';
  if (kj === undefined) return 'stated';
  if (kcal === Math.round(kj / KJ_PER_KCAL)) return 'rounded';
  return kcal === exactKcal(kj) ? 'exact' : 'stated';
}

function exactKcal(kj: number): number {
  return Number((kj / KJ_PER_KCAL).toPrecision(7));
}

/** Which figures there are, then each of them; as they stand, so that no score moves by a rounding. */
export function putFigures(sink: Sink, nutriments: Nutriments): void {
  const form = kcalForm(nutriments);
  const written = NUTRIMENT_NAMES.filter((name) => nutriments[name] !== undefined && (name !== KCAL || form === 'stated'));
  sink.put('figures', `${form}|${written.map((name) => NUTRIMENT_NAMES.indexOf(name).toString(36)).join(' ')}`);
  for (const name of written) sink.put(name, String(nutriments[name]));
}

export function takeFigures(source: Source): Nutriments {
  const [form, packed = ''] = source.take('figures').split('|');
  const names = packed === '' ? [] : packed.split(' ').flatMap((index) => NUTRIMENT_NAMES[Number.parseInt(index, 36)] ?? []);
  const found: { [name in NutrimentName]?: number } = {};
  for (const name of names) {
    found[name] = Number(source.take(name));
    const kj = found[KJ];
    // In the order of the names, as everywhere.
    if (name === KJ && kj !== undefined && form === 'rounded') found[KCAL] = Math.round(kj / KJ_PER_KCAL);
    if (name === KJ && kj !== undefined && form === 'exact') found[KCAL] = exactKcal(kj);
  }
  return found;
}

/** Words and what stands between them; a single space between two words is not written. */
const PIECE = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu;
const WORD = /^[\p{L}\p{N}]/u;
const END = '';

export function putText(sink: Sink, model: Model, text: string): void {
  const pieces = text.match(PIECE) ?? [];
  for (const [at, piece] of pieces.entries()) {
    const isPlainSpace = piece === ' ' && at > 0 && at < pieces.length - 1;
    if (!isPlainSpace) sink.put(model, piece);
  }
  sink.put(model, END);
}

export function takeText(source: Source, model: Model): string {
  let text = '';
  let wasWord = false;
  for (;;) {
    const piece = source.take(model);
    if (piece === END) return text;
    const isWord = WORD.test(piece);
    text += isWord && wasWord ? ` ${piece}` : piece;
    wasWord = isWord;
  }
}
