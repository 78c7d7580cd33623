export { foldText, isLatin, printedPattern } from './fold-text.ts';
export { clamp, roundHalfUp, sum } from './numbers.ts';
export { remembered } from './remembered.ts';
export { blank, escapeRegex, firstFound, occurs, termSource, wholeWords } from './word-pattern.ts';
