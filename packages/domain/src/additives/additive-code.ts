/** `e160ai` → stem `e160`, letter `a`, roman `i`. `e14xx` (modified starch of no stated type) is no roman number. */
const CODE = /^e(\d{3,4})([a-h])?-?(?:i{1,3}|iv|vi{0,3})?$/;
const BARE_NUMBER = /^\d{3,4}(?:[a-h]|\(?i{1,3}\)?|$)/;
const LETTERED = /^(e\d{3,4})[a-h]$/;

/**
 * One additive code in the form that everything here compares: lower case, no language prefix, no brackets, no roman
 * suffix (`en:E500(ii)` → `e500`, `E160ai` → `e160a`, `INS 330` → `e330`). What is no code stays as written, lower case.
 */
export function normaliseAdditiveCode(code: string): string {
  const plain = cleanAdditiveCode(code);
  const parts = CODE.exec(plain);
  return parts === null ? plain : `e${parts[1]}${parts[2] ?? ''}`;
}

/** As `normaliseAdditiveCode`, the roman suffix kept: some evaluations speak of one sub-code only. */
export function cleanAdditiveCode(code: string): string {
  const plain = code
    .trim()
    .toLowerCase()
    .replace(/[\s().]/g, '')
    .replace(/^(?:[a-z]{2,3}:)+/, '')
    .replace(/^(?:ins|e)-?(?=\d)/, 'e');
  return BARE_NUMBER.test(plain) ? `e${plain}` : plain;
}

/** `e150d` → `e150`; a code without a letter has no parent. */
export function parentAdditiveCode(code: string): string | undefined {
  return LETTERED.exec(code)?.[1];
}

/**
 * Codes as the score counts them: normalised, each once, and a parent left out where one of its lettered children
 * stands beside it (sources list `e150` and `e150d` for one caramel). First appearance keeps its place.
 */
export function collapseAdditives(codes: readonly string[]): string[] {
  const distinct = new Set(codes.map(normaliseAdditiveCode).filter((code) => code.length > 1));
  const parents = new Set([...distinct].map(parentAdditiveCode));
  return [...distinct].filter((code) => !parents.has(code));
}
