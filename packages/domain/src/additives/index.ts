export { collapseAdditives, normaliseAdditiveCode } from './additive-code.ts';
export { additiveRisk, assessedAdditiveCodes } from './additive-risk.ts';
export type { AdditiveLevel, AdditiveRisk } from './additive-risk.ts';
