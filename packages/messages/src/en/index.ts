import { alerts } from './alerts.ts';
import { alternatives } from './alternatives.ts';
import { doubts } from './doubts.ts';
import { errors } from './errors.ts';
import { foods } from './foods.ts';
import { ledger } from './ledger.ts';
import { mails } from './mails.ts';
import { matches } from './matches.ts';
import { restrictions } from './restrictions.ts';
import { suitability } from './suitability.ts';
import { unknowns } from './unknowns.ts';

/** English: the language that every other one is measured against. */
export const EN = { alerts, alternatives, doubts, errors, foods, ledger, mails, matches, restrictions, suitability, unknowns } as const;
