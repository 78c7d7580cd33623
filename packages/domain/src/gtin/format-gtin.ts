/**
 * Digits grouped as below the bars of a pack: `3 017620 422003`, UPC-A `0 12000 00649 4`, GTIN-8 `9638 5074`,
 * GTIN-14 `1 54 00141 28876 3`. Text that is no key comes back as it is.
 */
export function formatGtin(gtin: string): string {
  if (/^0{5}\d{8}$/.test(gtin)) return groups(gtin.slice(5), [4, 4]);
  if (/^0\d{12}$/.test(gtin)) return groups(gtin.slice(1), [1, 5, 5, 1]);
  if (/^\d{13}$/.test(gtin)) return groups(gtin, [1, 6, 6]);
  return /^\d{14}$/.test(gtin) ? groups(gtin, [1, 2, 5, 5, 1]) : gtin;
}

function groups(digits: string, sizes: readonly number[]): string {
  let at = 0;
  return sizes.map((size) => digits.slice(at, (at += size))).join(' ');
}
