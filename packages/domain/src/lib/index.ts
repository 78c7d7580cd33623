export { foldText } from './fold-text.ts';
export { clamp, roundHalfUp, sum } from './numbers.ts';
