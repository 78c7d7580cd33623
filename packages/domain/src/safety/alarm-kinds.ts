import type { ALARM_CLASSES } from './alarm-model.data.ts';

/** A kind that the classifier knows. */
export type ClassKind = Exclude<(typeof ALARM_CLASSES)[number], 'none'>;
/**
 * What may be happening to a body, or to somebody; each has its own words and its own next steps. `unclear` and `unclear mind`: a danger for sure,
 * and not which, so that the text has to fit all of them; `fumes`: heard by its words alone.
 */
export type AlarmKind = ClassKind | 'fumes' | 'unclear' | 'unclear mind';
