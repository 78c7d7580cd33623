import { memoize } from '../lib/index.ts';
import type { AdditiveLevel } from './knowledge.data.ts';
import { CODES_BY_LEVEL } from './risk-levels.ts';

export type { AdditiveLevel };
/** `unknown`: not evaluated here. Never to be shown as safe. */
export type AdditiveRisk = AdditiveLevel | 'unknown';

const RISK_BY_CODE: ReadonlyMap<string, AdditiveLevel> = new Map([...entries('low'), ...entries('moderate'), ...entries('high')]);

/**
 * The level of one additive, however its code is written (`e171`, `E171`, `en:e171`, `E500(ii)`).
 * A lettered code that has no level of its own takes its parent's (`e960c` as `e960`).
 */
export function additiveRisk(code: string): AdditiveRisk {
  return RISK_BY_CODE.get(code) ?? riskOfOtherSpelling(code);
}

/** Every code that has a level of its own. */
export function assessedAdditiveCodes(): string[] {
  return [...RISK_BY_CODE.keys()];
}

function riskOfOtherSpelling(code: string): AdditiveRisk {
  const exact = RISK_BY_CODE.get(cleanAdditiveCode(code));
  if (exact !== undefined) return exact;
  const normal = normaliseAdditiveCode(code);
  return RISK_BY_CODE.get(normal) ?? RISK_BY_CODE.get(parentAdditiveCode(normal) ?? '') ?? 'unknown';
}

function entries(level: AdditiveLevel): [string, AdditiveLevel][] {
  return CODES_BY_LEVEL[level].split(' ').map((code) => [code, level]);
}

/**
 * Codes out of what a source gives: text separated by commas and white space (`"en:e322, e330 E500ii"`) or a list.
 * Entries of one character or fewer are dropped; the rest is collapsed as the score counts it.
 */
export function parseAdditives(source: string | readonly string[] | null | undefined): string[] {
  if (source === null || source === undefined) return [];
  const entries = typeof source === 'string' ? [source] : source;
  return collapseAdditives(entries.flatMap((entry) => entry.split(/[\s,]+/)).filter((entry) => entry.length > 1));
}

/**
 * High if any additive is high, else moderate if any is moderate, else low;
 * so a list of unknown additives is low. What is shown comes from `assessAdditives`.
 */
export function overallSeverity(codes: readonly string[]): AdditiveLevel {
  const levels = codes.map(additiveRisk);
  if (levels.includes('high')) return 'high';
  return levels.includes('moderate') ? 'moderate' : 'low';
}

export type AdditivesAssessment =
  /** The source says nothing of additives, or none of them has been evaluated: no color is shown. */
  | { status: 'not-assessed'; label: 'Not assessed'; codes: string[] }
  | { status: 'none'; label: 'No additives'; codes: string[] }
  | { status: 'assessed'; label: 'Low' | 'Moderate' | 'High'; severity: AdditiveLevel; codes: string[]; unknown: string[] };

/**
 * What the additives card says. `null` = the pack or the source does not say whether there are additives.
 * Unknown is never shown as safe: where every additive is unknown the card says "Not assessed".
 */
export function assessAdditives(source: string | readonly string[] | null | undefined): AdditivesAssessment {
  const codes = parseAdditives(source);
  if (source === null || source === undefined) return { status: 'not-assessed', label: 'Not assessed', codes };
  if (codes.length === 0) return { status: 'none', label: 'No additives', codes };
  const unknown = codes.filter((code) => additiveRisk(code) === 'unknown');
  if (unknown.length === codes.length) return { status: 'not-assessed', label: 'Not assessed', codes };
  const severity = overallSeverity(codes);
  return { status: 'assessed', label: LABELS[severity], severity, codes, unknown };
}

const LABELS = { low: 'Low', moderate: 'Moderate', high: 'High' } as const;

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
