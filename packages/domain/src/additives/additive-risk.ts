import { cleanAdditiveCode, normaliseAdditiveCode, parentAdditiveCode } from './additive-code.ts';
import { type AdditiveLevel, CODES_BY_LEVEL } from './risk-levels.data.ts';

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
  return CODES_BY_LEVEL[level]
    .trim()
    .split(/\s+/)
    .map((code) => [code, level]);
}
