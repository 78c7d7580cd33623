export { computeNutriScore, type NutriScoreEnds, nutriScoreEnds, nutriScorePoints, settledGrade } from './compute-nutri-score.ts';
export { gradeFor, lastPointsOf } from './grade.ts';
export type * from './nutri-score.types.ts';
export { type NutriScoreCaseReading, readNutriScoreCase } from './nutri-score-case.ts';
export { mostFiberOf } from './range.ts';
