export { collapseAdditives, normaliseAdditiveCode } from './additive-code.ts';
export type { AdditiveInfo } from './additive-info.ts';
export { additiveInfo, knownAdditiveCodes } from './additive-info.ts';
export type { AdditivesAssessment } from './additive-list.ts';
export { assessAdditives, overallSeverity, parseAdditives } from './additive-list.ts';
export { additiveName, namedAdditiveCodes } from './additive-name.ts';
export type { AdditiveLevel, AdditiveRisk } from './additive-risk.ts';
export { additiveRisk, assessedAdditiveCodes } from './additive-risk.ts';
export { printedAdditives, printedCodes } from './printed-additives.ts';
