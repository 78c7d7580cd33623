/**
 * Prints the names that have to be guarded: without their own entry their words would be read as something that lacks what they hold
 * ("Kirschwasser": cherry and water). One JSON object by language. Run by build.mjs on the tables that it has just written.
 */
import { removalsOf } from './removals.mjs';
import { LANGUAGES } from './sources.mjs';

console.log(JSON.stringify(Object.fromEntries(LANGUAGES.map((language) => [language, removalsOf(language)]))));
