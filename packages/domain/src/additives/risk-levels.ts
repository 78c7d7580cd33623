import { type AdditiveLevel, COMMON_EVALUATIONS, LEVEL_CHANGES } from './knowledge.data.ts';
import { RARE_EVALUATIONS } from './knowledge-rare.data.ts';

export { LEVEL_CHANGES };

/**
 * The one level of risk of each additive: what is shown and what is scored. Codes in order of number, as text that a browser reads at once:
 * the build works it out (`apps/web/build/risk-levels.ts`), for levels are needed with every score, and evaluations on one screen.
 */
export const CODES_BY_LEVEL: Readonly<Record<AdditiveLevel, string>> = {
  high: codesOf('high'),
  moderate: codesOf('moderate'),
  low: codesOf('low'),
};

function codesOf(level: AdditiveLevel): string {
  const codes = [...COMMON_EVALUATIONS, ...RARE_EVALUATIONS].flatMap((group) => (group.level === level ? group.codes : []));
  return codes.toSorted((one, other) => numberOf(one) - numberOf(other) || (one < other ? -1 : 1)).join(' ');
}

function numberOf(code: string): number {
  return Number.parseInt(code.slice(1), 10);
}
