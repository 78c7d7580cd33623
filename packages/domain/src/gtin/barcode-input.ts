/** Limits of the manual-entry form. */
export const BARCODE_INPUT_LENGTH = { min: 8, max: 14 } as const;

export type BarcodeInput = { ok: true; barcode: string } | { ok: false; barcode: string };

/** What the form sends: all white space removed; only the length is judged, not that the characters are digits. */
export function cleanBarcodeInput(text: string): BarcodeInput {
  const barcode = text.replace(/\s+/gu, '');
  const { min, max } = BARCODE_INPUT_LENGTH;
  return { ok: barcode.length >= min && barcode.length <= max, barcode };
}
