/** Codes of other kinds than those of retail packs, and what is no code at all. */
import { checkDigit } from '@labelwise/domain/gtin';
import { productOf } from '../accept.ts';
import type { BarcodeFormat } from '../formats.ts';
import { LEFT_SYMBOLS } from '../grey/templates.ts';
import { codeModules } from './draw-code.ts';
import { type Print, randomGtin } from './generated-frames.ts';
import { digits, type FrameKind, integer, mirrored, type Random, spoilt, within } from './kind.ts';

const other = (
  name: string,
  format: BarcodeFormat,
  engine: Parameters<typeof codeModules>[0],
  make: (random: Random) => string,
): FrameKind => ({
  name,
  isReadable: false,
  async scene(random) {
    const text = make(random);
    const { rows, isLinear } = await codeModules(engine, text);
    const gtin = productOf({ format, text })?.gtin;
    const right = gtin === undefined ? [] : [gtin];
    const [first = ''] = rows;
    const trimmed = first.replace(/^0+|0+$/g, '');
    if (isLinear) return { options: { bars: trimmed }, right, modules: trimmed.length };
    return { options: { print: matrix(rows) }, right, modules: first.length };
  },
});

function matrix(rows: readonly string[]): Print {
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  return { width, height, ink: (u, v) => (rows[Math.floor(v + height / 2)]?.[Math.floor(u + width / 2)] === '1' ? 1 : 0) };
}

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const serial = (random: Random): string =>
  Array.from({ length: integer(random, 3, 9) }, () => LETTERS[integer(random, 0, LETTERS.length - 1)] ?? 'A').join('') + digits(random, 3);
const caseCode = (random: Random): string => {
  const body = integer(random, 1, 8) + randomGtin('EAN-13', random).slice(0, 12);
  return body + checkDigit(body);
};

export const OTHERS: readonly FrameKind[] = [
  other('Code 128, letters', 'Code 128', 'Code128', serial),
  other('Code 128, digits', 'Code 128', 'Code128', (random) => digits(random, integer(random, 4, 14))),
  other('ITF-14', 'ITF', 'ITF', caseCode),
  other('ITF of any length', 'ITF', 'ITF', (random) => digits(random, 2 * integer(random, 2, 8))),
  other('Code 39', 'Code 39', 'Code39', serial),
  other('Code 93', 'Code 93', 'Code93', serial),
  other('Codabar', 'Codabar', 'Codabar', (random) => `A${digits(random, integer(random, 4, 12))}B`),
  other('QR', 'QR', 'QRCode', (random) => `https://${serial(random).toLowerCase()}.example/${digits(random, 8)}`),
  other('Data Matrix', 'Data Matrix', 'DataMatrix', serial),
  other('PDF417', 'PDF417', 'PDF417', serial),
];

/** Lines of letters of strokes at random, as print beside a code. */
function text(random: Random): Print {
  const strokes = Array.from({ length: 4096 }, () => (random() < 0.45 ? 1 : 0));
  const [letter, line] = [within(random, 1.5, 5), within(random, 6, 16)];
  const height = within(random, 30, 80);
  return {
    width: within(random, 50, 130),
    height,
    ink(u, v) {
      const row = Math.floor((v + height / 2) / line);
      if ((v + height / 2) % line > line * 0.65) return 0;
      const column = Math.floor((u + 70) / letter);
      return strokes[(row * 977 + column * 31 + Math.floor((v + height / 2) / (line / 4))) & 4095] ?? 0;
    },
  };
}

/** Stripes of one width, or of a few in turn: a shutter, a fence, corduroy, a radiator. */
function stripes(random: Random): Print {
  const widths = Array.from({ length: integer(random, 1, 5) }, () => within(random, 0.8, 4));
  const period = widths.reduce((sum, width) => sum + width, 0) * 2;
  const slant = within(random, -0.2, 0.2);
  return {
    width: within(random, 40, 130),
    height: within(random, 20, 70),
    ink(u, v) {
      let at = (((u + slant * v) % period) + period) % period;
      let isBar = true;
      for (let index = 0; index < widths.length * 2; index += 1, isBar = !isBar) {
        at -= widths[index % widths.length] ?? 1;
        if (at < 0) return isBar ? 0.9 : 0.1;
      }
      return 0.1;
    },
  };
}

export const NO_CODES: readonly FrameKind[] = [
  { name: 'bars at random', isReadable: false, scene: () => ({ options: { isNonsense: true } }) },
  spoilt('bars of digits at random', (random) => {
    const symbols = Array.from({ length: integer(random, 6, 12) }, () => LEFT_SYMBOLS[integer(random, 0, 19)] ?? '');
    const right = symbols.splice(Math.ceil(symbols.length / 2)).map(mirrored);
    return { bars: `101${symbols.join('')}01010${right.join('')}101` };
  }),
  { name: 'text', isReadable: false, scene: (random) => ({ options: { print: text(random) } }) },
  { name: 'stripes', isReadable: false, scene: (random) => ({ options: { print: stripes(random) } }) },
];
