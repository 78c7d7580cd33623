export type { Advantage, AmountBasis, ComparedFood, ComparedId, ComparedRow, ComparisonVerdict } from './comparison.ts';
export { comparedRows, comparisonVerdict } from './comparison.ts';
