/**
 * The edition of the rules and tables behind a score, stored with each scan: scores of different editions are not compared.
 * Raise it with every change of a rule or table; `rules-version.test.ts` notices when that was forgotten.
 */
export const RULES_VERSION = '2026.3';
