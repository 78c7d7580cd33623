/** Length of what a person may type. @source core specification section 5 */
export const MAX_LENGTH = 14;
const MIN_LENGTH = 8;

/** Trimmed, with all white space removed. */
export function cleanBarcode(text: string): string {
  return text.replaceAll(/\s+/gu, '');
}

/** Only the length is checked here, not that they are digits: the server knows the rest. */
export function hasBarcodeLength(cleaned: string): boolean {
  return cleaned.length >= MIN_LENGTH && cleaned.length <= MAX_LENGTH;
}
