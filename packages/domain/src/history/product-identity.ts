/** What tells one product from another in a list. */
export type ProductIdentity = {
  barcode?: string | null | undefined;
  id?: string | number | null | undefined;
  name?: string | null | undefined;
};

/**
 * One key a product: the barcode, else the id, else the name trimmed and in lower case. `null` when there is none of
 * them; such an item is never taken for a duplicate. The barcode "unknown" counts as none.
 */
export function productKey({ barcode, id, name }: ProductIdentity): string | null {
  const code = barcode?.trim() ?? '';
  if (code !== '' && code.toLowerCase() !== 'unknown') return `barcode:${code}`;
  if (id !== null && id !== undefined && id !== '') return `id:${id}`;
  const words = name?.trim().toLowerCase() ?? '';
  return words === '' ? null : `name:${words}`;
}
