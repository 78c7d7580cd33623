export { type CsvRow, csvFile, csvLine, csvRows, tableLines, tablesFromCsv } from './csv.ts';
export { hashedPlace, letterRuns } from './hashed-text.ts';
export {
  bitsSet,
  blank,
  editDistance,
  escapeRegex,
  firstFound,
  foldText,
  isLatin,
  letterBits,
  occurs,
  printedPattern,
  spelledOut,
  termSource,
  wholeWords,
} from './text.ts';
export { clamp, isRecord, KJ_PER_GRAM, KJ_PER_KCAL, memoize, roundHalfUp, sum, type UnknownRecord, wholeParts } from './values.ts';
