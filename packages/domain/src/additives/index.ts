export { type AdditiveEvaluation, type AdditiveInfo, additiveInfo, knownAdditiveCodes } from './additive-info.ts';
export { additiveName, namedAdditiveCodes, printedAdditives, printedCodes } from './additive-name.ts';
export {
  type AdditiveLevel,
  type AdditiveRisk,
  type AdditivesAssessment,
  additiveOfIngredient,
  additiveRisk,
  assessAdditives,
  assessedAdditiveCodes,
  collapseAdditives,
  overallSeverity,
  parseAdditives,
} from './additive-risk.ts';
export { LEVEL_CHANGES } from './risk-levels.ts';
