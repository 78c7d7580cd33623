export { computeNutriScore, type NutriScoreEnds, nutriScoreEnds, nutriScorePoints, settledGrade } from './compute-nutri-score.ts';
export type * from './nutri-score.types.ts';
export { type NutriScoreCaseReading, readNutriScoreCase } from './nutri-score-case.ts';
export { gradeFor, lastPointsOf } from './nutri-score-points.ts';
export { mostFiberOf } from './range.ts';
export { type SteppedNutriment, stepsOf } from './steps.ts';
