import { alerts } from './alerts.ts';
import { errors } from './errors.ts';
import { mails } from './mails.ts';
import { successes } from './successes.ts';
import { terms } from './terms.ts';

export const DE = { alerts, errors, mails, successes, terms } as const;
