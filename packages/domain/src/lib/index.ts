export { foldText } from './fold-text.ts';
export { clamp, roundHalfUp, sum } from './numbers.ts';
export { blank, escapeRegex, firstFound, occurs, termSource, wholeWords } from './word-pattern.ts';
