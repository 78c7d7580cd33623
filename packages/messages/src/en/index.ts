import { errors } from './errors.ts';
import { mails } from './mails.ts';

/** English: the language that every other one is measured against. */
export const EN = { errors, mails } as const;
