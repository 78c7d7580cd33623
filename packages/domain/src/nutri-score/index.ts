export { computeNutriScore } from './compute-nutri-score.ts';
export { gradeFor } from './grade.ts';
export type * from './nutri-score.types.ts';
export { nutriScorePoints } from './nutri-score-points.ts';
