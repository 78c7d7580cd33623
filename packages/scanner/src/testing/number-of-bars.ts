import { expandUpcE, hasValidCheckDigit } from '@labelwise/domain/gtin';
import type { RetailFormat } from '../formats.ts';
import { CHECK_DIGIT_SETS, FIRST_DIGIT_SETS, LEFT_SYMBOLS, modulesOf, shortModules } from '../grey/templates.ts';

/** The number whose bars these are, from the first to the last one, in either direction; `null` where they are no whole code. */
export function numberOfBars(bars: string): string | null {
  const trimmed = bars.replace(/^0+|0+$/g, '');
  return upright(trimmed) ?? upright([...trimmed].reverse().join(''));
}

function upright(bars: string): string | null {
  if (bars.length === 95) return longNumber(bars, 'EAN-13', 6);
  if (bars.length === 67) return longNumber(bars, 'EAN-8', 4);
  return bars.length === 51 ? shortNumber(bars) : null;
}

function longNumber(bars: string, format: RetailFormat, count: number): string | null {
  const left = symbolsAt(bars, 3, count);
  const right = symbolsAt([...bars].reverse().join(''), 3, count).reverse();
  const first = format === 'EAN-8' ? '00000' : String(FIRST_DIGIT_SETS.indexOf(setsOf(left)));
  const gtin = first + [...left, ...right].map((symbol) => symbol % 10).join('');
  return /^\d{13}$/.test(gtin) && hasValidCheckDigit(gtin) && modulesOf(format, gtin) === bars ? gtin : null;
}

function shortNumber(bars: string): string | null {
  const symbols = symbolsAt(bars, 3, 6);
  const digits = [...symbols.map((symbol) => symbol % 10), CHECK_DIGIT_SETS.indexOf(setsOf(symbols))];
  if (digits.some((digit) => digit < 0) || shortModules(digits) !== bars) return null;
  const upcA = expandUpcE(`0${digits.join('')}`);
  return upcA === null ? null : `0${upcA}`;
}

function symbolsAt(bars: string, from: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => LEFT_SYMBOLS.indexOf(bars.slice(from + at * 7, from + at * 7 + 7)));
}

type Sets = (typeof FIRST_DIGIT_SETS)[number];

function setsOf(symbols: readonly number[]): Sets {
  return symbols.map((symbol) => (symbol < 10 ? 'A' : 'B')).join('') as Sets;
}
