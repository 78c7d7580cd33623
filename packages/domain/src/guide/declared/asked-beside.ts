import { readCircumstances } from './circumstances.ts';
import { readStatements } from './read-statements.ts';

/** What a message asks beside what it states: of "my daughter is allergic to nuts, marzipan?" the marzipan. */
export function askedBeside(message: string): string {
  return readCircumstances(readStatements(message).rest).rest;
}
