import type { StorePrice } from '../../../platform/store-purchase/index.ts';

/** A price as a tag shows it: the sign small, the figure large. */
export function priceParts({ cents, currency }: StorePrice): { sign: string; figure: string } {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(cents / 100);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? '';
  const figure = parts
    .filter(({ type }) => type !== 'currency')
    .map(({ value }) => value)
    .join('')
    .trim();
  return { sign, figure };
}

/** "$119.88". */
export function priceText(price: StorePrice): string {
  const { sign, figure } = priceParts(price);
  return sign + figure;
}
