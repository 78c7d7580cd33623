export {
  computeNutriScore,
  mostFiberOf,
  type NutriScoreEnds,
  nutriScoreEnds,
  nutriScorePoints,
  settledGrade,
} from './compute-nutri-score.ts';
export type * from './inputs.ts';
export { type NutriScoreCaseReading, readNutriScoreCase } from './nutri-score-case.ts';
export { gradeFor, lastPointsOf, type SteppedNutriment, stepsOf } from './nutri-score-points.ts';
