const NARROW_SPACE = '\u202f';
const NO_BREAK = '\u00a0';

/** A figure as packs print it: at most `digits` decimals, thousands apart by a narrow space: 1 650. */
export function figure(value: number, digits = 1): string {
  const rounded = value.toFixed(digits).replace(/\.?0+$/, '');
  const [whole = '', part] = (digits === 0 ? value.toFixed(0) : rounded).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, NARROW_SPACE);
  return part === undefined ? grouped : `${grouped}.${part}`;
}

/** An amount in grams with the unit in which it is not all zeros: "6.2 g", "8 mg", "2.4 µg". What is not finite is "N/A". */
export function grams(value: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return 'N/A';
  if (value === 0 || value >= 0.5) return `${figure(value, value < 10 ? 2 : 1)}${NO_BREAK}g`;
  // From half a unit on, so that rounding never leaves a zero.
  return value >= 0.0005 ? `${figure(value * 1000)}${NO_BREAK}mg` : `${figure(value * 1_000_000)}${NO_BREAK}µg`;
}

/** A whole figure with a unit, or "N/A". */
export function whole(value: number | undefined, unit: string): string {
  return value === undefined || !Number.isFinite(value) ? 'N/A' : `${figure(value, 0)}${NO_BREAK}${unit}`;
}
