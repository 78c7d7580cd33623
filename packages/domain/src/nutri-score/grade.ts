import type { FoodKind, NutriScoreGrade } from '../food/index.ts';
import { GRADE_LIMITS } from './thresholds.data.ts';

/** The letter of a score. Cheese and red meat grade as general food; water is always an a. */
export function gradeFor(points: number, kind: Exclude<FoodKind, 'na'>): NutriScoreGrade {
  if (kind === 'water') return 'a';
  const [a, b, c, d] = kind === 'fat' || kind === 'beverage' ? GRADE_LIMITS[kind] : GRADE_LIMITS.general;
  if (points <= a) return 'a';
  if (points <= b) return 'b';
  if (points <= c) return 'c';
  return points <= d ? 'd' : 'e';
}

/** The most points, so the worst, that a letter stands for; Infinity for an e. */
export function lastPointsOf(grade: NutriScoreGrade, kind: Exclude<FoodKind, 'na' | 'water'>): number {
  const [a, b, c, d] = kind === 'fat' || kind === 'beverage' ? GRADE_LIMITS[kind] : GRADE_LIMITS.general;
  return { a, b, c, d, e: Infinity }[grade];
}
