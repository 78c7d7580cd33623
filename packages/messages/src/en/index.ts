import { errors } from './errors.ts';

/** English: the language that every other one is measured against. */
export const EN = { errors } as const;
