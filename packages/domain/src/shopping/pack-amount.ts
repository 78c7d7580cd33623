/** Grams or millilitres of one unit. @source Directive 80/181/EEC; 1 oz and 1 lb as in the US and UK */
const UNITS: Readonly<Record<string, number>> = {
  g: 1,
  gr: 1,
  kg: 1000,
  mg: 0.001,
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  lt: 1000,
  oz: 28.35,
  lb: 453.6,
};
const FIGURE = String.raw`\d+(?:[.,]\d+)?`;
const AMOUNT = new RegExp(String.raw`(?:(\d{1,3})\s*[x×*]\s*)?(${FIGURE})\s*(kg|gr|mg|ml|cl|dl|lt|oz|lb|g|l)\b`, 'iu');
/** A pack that one carries home; more is a typing error of the source, or a pallet. */
const MAX_AMOUNT = 25_000;

/** Grams or millilitres of a pack as its source writes them ("6 x 125 g", "1,5 l"); `null` where that cannot be read. */
export function packAmount(quantity: string | null): number | null {
  const found = AMOUNT.exec(quantity ?? '');
  const [, times, figure, unit] = found ?? [];
  if (figure === undefined || unit === undefined) return null;
  const amount = Number(times ?? 1) * Number(figure.replace(',', '.')) * (UNITS[unit.toLowerCase()] ?? Number.NaN);
  return amount > 0 && amount <= MAX_AMOUNT ? amount : null;
}
