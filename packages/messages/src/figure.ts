/** How a figure is written: with how many decimals at least and at most (3 where nothing else is asked), and all that `Intl` knows. */
export type FigureOptions = Intl.NumberFormatOptions;

/** The sign before decimals, the sign between thousands, and from how many digits on thousands are set apart. @source Unicode CLDR 48 */
const SIGNS: Readonly<Record<string, readonly [point: string, thousands: string, from: number]>> = {
  en: ['.', ',', 4],
  fr: [',', '\u202f', 4],
  de: [',', '.', 4],
  es: [',', '.', 5],
  it: [',', '.', 5],
  nl: [',', '.', 4],
  'pt-PT': [',', '\u00a0', 5],
};
const MOST_DECIMALS = 3;

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A figure as a language writes it, sign for sign what `Intl.NumberFormat` gives. Plain figures are written here: the first formatter of a
 * page takes a slow phone a tenth of a second, during which it answers no press.
 */
export function figureText(locale: string, value: number, options: FigureOptions = {}): string {
  return plain(locale, value, options) ?? formatOf(locale, options).format(value);
}

function formatOf(locale: string, options: FigureOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}

function plain(locale: string, value: number, options: FigureOptions): string | null {
  const { minimumFractionDigits: least = 0, maximumFractionDigits: most = Math.max(least, MOST_DECIMALS), ...others } = options;
  const [point, thousands, from] = SIGNS[locale] ?? [];
  const [, sign, whole, decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  if (point === undefined || thousands === undefined || from === undefined || whole === undefined) return null;
  if (Object.is(value, -0) || !Number.isSafeInteger(Number(whole + decimals.slice(0, most)) + 1)) return null;
  if (Object.keys(others).length > 0 || least > most || !Number.isInteger(least) || !Number.isInteger(most)) return null;
  const digits = rounded(whole, decimals, most);
  const front = digits.slice(0, digits.length - most);
  const behind = digits
    .slice(digits.length - most)
    .replace(/0+$/, '')
    .padEnd(least, '0');
  const grouped = front.length < from ? front : front.replaceAll(/\B(?=(?:\d{3})+$)/g, thousands);
  return sign + grouped + (behind === '' ? '' : point + behind);
}

/** All digits with `most` decimals, by the digits as they are written: half goes away from zero. */
function rounded(whole: string, decimals: string, most: number): string {
  const digits = whole + decimals.slice(0, most).padEnd(most, '0');
  const isUp = decimals.charAt(most) >= '5';
  return isUp ? String(Number(digits) + 1).padStart(digits.length, '0') : digits;
}
