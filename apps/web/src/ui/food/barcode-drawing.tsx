import styles from './barcode-drawing.module.css';

/** Module widths of the ten digits: L code of EAN-13 and EAN-8, most significant module first. */
const LEFT = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011'] as const;

/** Which of the six left digits of an EAN-13 use the mirrored G code, by the first digit (GS1 General Specifications 5.2.1). */
const PARITY = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'] as const;

/** Five elements of each digit in an ITF-14, wide ones as 1 (GS1 General Specifications 5.3.1). */
const INTERLEAVED = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'] as const;

/** A bar: where it starts and how wide it is, in modules; guards reach further down. */
type Bar = { at: number; width: number; guard: boolean };

/** A barcode's bars and its whole width in modules. */
type Bars = { width: number; bars: Bar[] };

const right = (digit: number) => [...(LEFT[digit] ?? '')].map((bit) => (bit === '1' ? '0' : '1')).join('');
const mirrored = (digit: number) => [...right(digit)].reverse().join('');

function fromPattern(pattern: string, isGuard: (at: number) => boolean): Bars {
  const bars = [...pattern.matchAll(/1+/g)].map(({ index, 0: run }) => ({ at: index, width: run.length, guard: isGuard(index) }));
  return { width: pattern.length, bars };
}

function ean13(digits: number[]): Bars {
  const parity = PARITY[digits[0] ?? 0] ?? 'LLLLLL';
  const left = digits.slice(1, 7).map((digit, i) => (parity[i] === 'L' ? LEFT[digit] : mirrored(digit)));
  const pattern = `101${left.join('')}01010${digits.slice(7).map(right).join('')}101`;
  return fromPattern(pattern, (at) => at < 3 || (at > 44 && at < 50) || at > 91);
}

function ean8(digits: number[]): Bars {
  const pattern = `101${digits
    .slice(0, 4)
    .map((d) => LEFT[d])
    .join('')}01010${digits.slice(4).map(right).join('')}101`;
  return fromPattern(pattern, (at) => at < 3 || (at > 30 && at < 36) || at > 63);
}

function itf14(digits: number[]): Bars {
  const wide = (bit: string | undefined) => (bit === '1' ? 3 : 1);
  let pattern = '1010';
  for (let pair = 0; pair < digits.length; pair += 2) {
    const dark = INTERLEAVED[digits[pair] ?? 0] ?? '';
    const light = INTERLEAVED[digits[pair + 1] ?? 0] ?? '';
    for (let i = 0; i < 5; i += 1) pattern += '1'.repeat(wide(dark[i])) + '0'.repeat(wide(light[i]));
  }
  return fromPattern(`${pattern}11101`, () => false);
}

/**
 * The bars of a GTIN as they stand on the pack: 8, 12, 13 or 14 digits (14 with a leading 0 as its EAN-13).
 *
 * @returns null for anything that is not such a number
 */
export function barsOf(gtin: string): Bars | null {
  if (!/^(\d{8}|\d{12,14})$/.test(gtin)) return null;
  const padded = gtin.length === 12 ? `0${gtin}` : gtin.replace(/^0(?=\d{13}$)/, '');
  const digits = [...padded].map(Number);
  if (digits.length === 8) return ean8(digits);
  return digits.length === 13 ? ean13(digits) : itf14(digits);
}

/** The digits grouped as they stand on the pack: "2 017643 002184", "9638 5074". */
export function groupedDigits(gtin: string): string {
  if (gtin.length === 8) return gtin.replace(/^(\d{4})/, '$1 ');
  if (gtin.length === 12) return gtin.replace(/^(\d)(\d{5})(\d{5})/, '$1 $2 $3 ');
  if (gtin.length === 13) return gtin.replace(/^(\d)(\d{6})/, '$1 $2 ');
  return gtin.replace(/^(\d)(\d{2})(\d{5})(\d{5})/, '$1 $2 $3 $4 ');
}

type BarcodeDrawingProps = {
  /** The GTIN, 8 to 14 digits. */
  gtin: string;
  /** Leaves the digits out where they stand elsewhere. */
  barsOnly?: boolean | undefined;
};

/** A barcode as on the pack: the real bars of this number, and its digits in their groups. Only the digits are read. */
export function BarcodeDrawing({ gtin, barsOnly = false }: BarcodeDrawingProps) {
  const drawing = barsOf(gtin);
  return (
    <span className={styles.barcode}>
      {drawing && (
        <svg viewBox={`0 0 ${drawing.width} 40`} preserveAspectRatio="none" aria-hidden="true" className={styles.bars}>
          <path
            fill="currentColor"
            shapeRendering="crispEdges"
            d={drawing.bars.map(({ at, width, guard }) => `M${at} 0h${width}v${guard ? 40 : 36}h-${width}z`).join('')}
          />
        </svg>
      )}
      {!barsOnly && <span className={`num ${styles.digits}`}>{groupedDigits(gtin)}</span>}
    </span>
  );
}
