const DIGITS = /^\d+$/;

/**
 * The GS1 check digit for the digits before it (weights 3 and 1 from the right, so leading zeros do not matter).
 * @source GS1 General Specifications, section 7.9
 */
export function checkDigit(body: string): string {
  let total = 0;
  let weight = 3;
  for (let at = body.length - 1; at >= 0; at -= 1) {
    total += Number(body[at]) * weight;
    weight = 4 - weight;
  }
  return String((10 - (total % 10)) % 10);
}

/** Whether the last digit is the check digit of the others. `false` for anything but digits. */
export function hasValidCheckDigit(digits: string): boolean {
  return DIGITS.test(digits) && digits.length > 1 && checkDigit(digits.slice(0, -1)) === digits.slice(-1);
}
