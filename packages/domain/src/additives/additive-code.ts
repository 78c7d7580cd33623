import { memoize } from '../lib/index.ts';

/** `e160ai` → code `e160a`, roman `i`; only the letters of E161 reach beyond h. `e14xx` (modified starch of no stated type) is no roman number. */
const CODE = /^(e161[a-j]|e\d{3,4}[a-h]?)-?(?:i{1,3}|iv|vi{0,3})?$/;
const BARE_NUMBER = /^\d{3,4}(?:[a-h]|\(?i{1,3}\)?|$)/;
const LETTERED = /^(e\d{3,4})[a-j]$/;

/**
 * One additive code in the form that everything here compares: lower case, no language prefix, no brackets, no roman
 * suffix (`en:E500(ii)` → `e500`, `E160ai` → `e160a`, `INS 330` → `e330`). What is no code stays as written, lower case.
 */
export const normaliseAdditiveCode: (code: string) => string = memoize((code) => {
  const plain = cleanAdditiveCode(code);
  return CODE.exec(plain)?.[1] ?? plain;
});

/** As `normaliseAdditiveCode`, with its roman suffix: some evaluations speak of one sub-code only. */
export function cleanAdditiveCode(code: string): string {
  const plain = code
    .trim()
    .toLowerCase()
    .replace(/[\s().]/g, '')
    .replace(/^(?:[a-z]{2,3}:)+/, '')
    .replace(/^(?:ins|e)-?(?=\d)/, 'e');
  return BARE_NUMBER.test(plain) ? `e${plain}` : plain;
}

/**
 * The additive that an ingredient of the Open Food Facts taxonomy is; `null` for any other. After the code stands its roman suffix, or where
 * it is filed besides (`en:e450-ii` → `e450`, `en:e965--sugars-and-syrups` → `e965`).
 */
export const additiveOfIngredient: (id: string) => string | null = memoize((id) => {
  if (!id.startsWith('en:')) return null;
  const code = normaliseAdditiveCode(id.replace(/-.*$/, ''));
  return CODE.test(code) ? code : null;
});

/** `e150d` → `e150`; a code without a letter has no parent. */
export function parentAdditiveCode(code: string): string | undefined {
  return LETTERED.exec(code)?.[1];
}

/** "" for a code without a letter. */
const parentOf: (code: string) => string = memoize((code) => parentAdditiveCode(code) ?? '');

/**
 * Codes as the score counts them: normalised, each once, and a parent left out where one of its lettered children
 * stands beside it (sources list `e150` and `e150d` for one caramel). First appearance keeps its place.
 */
export function collapseAdditives(codes: readonly string[]): string[] {
  const distinct: string[] = [];
  let hasLettered = false;
  for (const code of codes) {
    const plain = normaliseAdditiveCode(code);
    if (plain.length < 2 || distinct.includes(plain)) continue;
    distinct.push(plain);
    hasLettered ||= parentOf(plain) !== '';
  }
  if (!hasLettered) return distinct;
  const parents = new Set(distinct.map(parentOf));
  return distinct.filter((code) => !parents.has(code));
}
