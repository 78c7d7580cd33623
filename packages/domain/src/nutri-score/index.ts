export { computeNutriScore, nutriScoreEnds, nutriScorePoints, settledGrade, type NutriScoreEnds } from './compute-nutri-score.ts';
export { gradeFor, lastPointsOf } from './grade.ts';
export { readNutriScoreCase, type NutriScoreCaseReading } from './nutri-score-case.ts';
export type * from './nutri-score.types.ts';
export { mostFiberOf } from './range.ts';
