/** Bars that were made of those of codes: cut, joined, with something on them, or those of a valid number in all but one place. */
import { LEFT_SYMBOLS, modulesOf, shortModules } from '../grey/templates.ts';
import { addOnModules, randomGtin } from './generated-frames.ts';
import { digits, type FrameKind, integer, mirrored, oneOf, printed, type Random, RETAIL, spoilt } from './kind.ts';

/** The same of a long code. */
function ofLong(name: string, make: (bars: string, random: Random) => string): FrameKind {
  return spoilt(name, (random) => {
    const of = printed(random);
    return { bars: make(of.bars, random), of };
  });
}

/** Cut across the bars into two parts that are moved together until so many modules are left. */
function joined(bars: string, length: number, shift: number): string {
  const left = Math.round(length / 2) + shift;
  return bars.slice(0, left) + bars.slice(bars.length - (length - left));
}

function windowOf(bars: string, length: number, random: Random): string {
  const from = integer(random, 0, bars.length - length);
  return bars.slice(from, from + length);
}

const START = 3;
const CENTER = { from: 45, to: 50 };

export const JOINED: readonly FrameKind[] = [
  ofLong('joined to 67 modules', (bars, random) => joined(bars, 67, integer(random, -3, 3))),
  ofLong('joined to 51 modules', (bars, random) => joined(bars, 51, integer(random, -24, 22))),
  ofLong('joined to any length', (bars, random) => joined(bars, integer(random, 40, 94), integer(random, -12, 12))),
  ofLong('joined at digits', (bars, random) => {
    const [before, behind] = [integer(random, 2, 6), integer(random, 2, 6)];
    const center = random() < 0.7 ? bars.slice(CENTER.from, CENTER.to) : '';
    return bars.slice(0, START + 7 * before) + center + bars.slice(95 - START - 7 * behind);
  }),
  spoilt('halves of two codes', (random) => {
    const [one, other] = [printed(random).bars, printed(random).bars];
    return { bars: random() < 0.5 ? one.slice(0, 50) + other.slice(50) : one.slice(0, 45) + mirrored(other.slice(0, 50)) };
  }),
  spoilt('EAN-8 joined to 51 modules', (random) => {
    const of = printed(random, ['EAN-8']);
    return { bars: joined(of.bars, 51, integer(random, -20, 20)), of };
  }),
];

export const PARTS: readonly FrameKind[] = [
  ofLong('left half', (bars, random) => bars.slice(0, integer(random, 40, 56))),
  ofLong('right half', (bars, random) => bars.slice(-integer(random, 40, 56))),
  ofLong('a window of a code', (bars, random) => windowOf(bars, integer(random, 30, 85), random)),
  ofLong('a window of 67 modules', (bars, random) => windowOf(bars, 67, random)),
  spoilt('one digit left out', (random) => {
    const of = printed(random, ['EAN-13', 'EAN-8']);
    const from = START + 7 * integer(random, 0, 3);
    return { bars: of.bars.slice(0, from) + of.bars.slice(from + 7), of };
  }),
  spoilt('one digit another', (random) => {
    const { bars } = printed(random, RETAIL);
    const from = START + 7 * integer(random, 0, 3);
    return { bars: bars.slice(0, from) + (LEFT_SYMBOLS[integer(random, 0, 19)] ?? '') + bars.slice(from + 7) };
  }),
  spoilt('a wrong check digit', (random) => {
    const shown = oneOf(random, ['EAN-13', 'EAN-8', 'UPC-E']);
    if (shown === 'UPC-E') return { bars: shortModules(Array.from(digits(random, 7), Number)) };
    const gtin = randomGtin(shown, random);
    return { bars: modulesOf(shown, gtin.slice(0, 12) + ((Number(gtin[12]) + integer(random, 1, 9)) % 10)) };
  }),
  ofLong('a strip of another code on it', (bars, random) => {
    const length = integer(random, 10, 40);
    const from = integer(random, 0, 95 - length);
    return bars.slice(0, from) + windowOf(printed(random).bars, length, random) + bars.slice(from + length);
  }),
  ofLong('a blank or black strip on it', (bars, random) => {
    const length = integer(random, 5, 45);
    const from = integer(random, 0, 95 - length);
    return bars.slice(0, from) + oneOf(random, ['0', '1']).repeat(length) + bars.slice(from + length);
  }),
  spoilt('add-ons alone', (random) => {
    const addOn = () => addOnModules(oneOf(random, [2, 5]), random);
    return { bars: oneOf(random, [addOn(), addOn() + '0'.repeat(integer(random, 3, 12)) + addOn()]) };
  }),
  ofLong('a part beside an add-on', (bars, random) => {
    return bars.slice(-integer(random, 30, 90)) + '0'.repeat(9) + addOnModules(oneOf(random, [2, 5]), random);
  }),
];

/** Bars that are those of a valid number in all but one place: what tells a short code by its digits alone takes these for one. */
export const ALMOST: readonly FrameKind[] = [
  spoilt('another center', (random) => {
    const of = printed(random, ['EAN-8']);
    return { bars: of.bars.slice(0, 31) + integer(random, 0, 31).toString(2).padStart(5, '0') + of.bars.slice(36), of };
  }),
  spoilt('another guard', (random) => {
    const of = printed(random, ['EAN-8', 'UPC-E']);
    const guard = oneOf(random, ['111', '110', '11', '1', '1001', '10101', '1101']);
    return { bars: random() < 0.5 ? guard + of.bars.slice(3) : of.bars.slice(0, -3) + mirrored(guard), of };
  }),
  spoilt('a short code within bars', (random) => {
    const { bars } = printed(random, ['EAN-8', 'UPC-E']);
    const more = () => LEFT_SYMBOLS[integer(random, 0, 19)] ?? '';
    const gap = () => '0'.repeat(integer(random, 1, 3));
    const sides = oneOf(random, ['both', 'before', 'behind']);
    return {
      bars: (sides === 'behind' ? '' : `1${more()}${more()}1${gap()}`) + bars + (sides === 'before' ? '' : `${gap()}1${more()}${more()}1`),
    };
  }),
  spoilt('a UPC-A of which every digit is one of an EAN-8, joined', (random) => {
    const eight = randomGtin('EAN-8', random).slice(5);
    const middle = digits(random, 3);
    const body = eight.slice(0, 4) + middle + eight.slice(4);
    const bars = modulesOf('EAN-13', `00${body}`);
    const left = integer(random, 31, 36);
    return { bars: bars.slice(0, left) + bars.slice(95 - (67 - left)) };
  }),
];
