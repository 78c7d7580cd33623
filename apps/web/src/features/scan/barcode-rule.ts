/** Length of what a person may type. */
export const MAX_LENGTH = 14;
const MIN_LENGTH = 8;

/** White space, dashes and signs that nobody sees, which come along with a code that is typed or pasted in groups. */
const BETWEEN_DIGITS = /[\s\p{Pd}\p{Cc}\p{Cf}]+/gu;

/**
 * Only what stands between digits is removed; full-width digits, which some keyboards type, become plain ones. The server takes no
 * others.
 */
export function cleanBarcode(text: string): string {
  return text.normalize('NFKC').replaceAll(BETWEEN_DIGITS, '');
}

/** Only the length is checked here, not that they are digits: the server knows the rest. */
export function hasBarcodeLength(cleaned: string): boolean {
  return cleaned.length >= MIN_LENGTH && cleaned.length <= MAX_LENGTH;
}
