export { csvFile, csvLine, csvRows } from './csv.ts';
export { type CsvTables, tablesFromCsv, tablesToCsv } from './csv-tables.ts';
export { editDistance } from './edit-distance.ts';
export { foldText, isLatin, printedPattern, spelledOut } from './fold-text.ts';
export { memoize } from './memoize.ts';
export { clamp, KJ_PER_GRAM, KJ_PER_KCAL, roundHalfUp, sum } from './numbers.ts';
export { isRecord, type UnknownRecord } from './records.ts';
export { wholeParts } from './whole-parts.ts';
export { blank, escapeRegex, firstFound, occurs, termSource, wholeWords } from './word-pattern.ts';
