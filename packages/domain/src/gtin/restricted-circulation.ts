/**
 * Numbers that a shop or region gives out for itself (loose goods, scales, in-shop labels): GS1 prefixes 02, 04 and 20–29,
 * GTIN-8 prefixes 0 and 2. They name different foods in different shops, so they must never be looked up elsewhere.
 * @source GS1 General Specifications, section 1.4
 * @param gtin a key as `normalizeGtin` gives it
 */
export function isRestrictedCirculation(gtin: string): boolean {
  const digits = gtin.length === 14 ? gtin.slice(1) : gtin;
  return /^(?:0[24]|2)\d/.test(digits) || /^0{5}[02]/.test(digits);
}
