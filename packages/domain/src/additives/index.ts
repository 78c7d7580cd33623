export { additiveOfIngredient, collapseAdditives } from './additive-code.ts';
export type { AdditiveEvaluation, AdditiveInfo } from './additive-info.ts';
export { additiveInfo, knownAdditiveCodes } from './additive-info.ts';
export { additiveName, namedAdditiveCodes } from './additive-name.ts';
export type { AdditiveLevel, AdditiveRisk, AdditivesAssessment } from './additive-risk.ts';
export { additiveRisk, assessAdditives, assessedAdditiveCodes, overallSeverity, parseAdditives } from './additive-risk.ts';
export { printedAdditives, printedCodes } from './printed-additives.ts';
export { LEVEL_CHANGES } from './risk-levels.ts';
