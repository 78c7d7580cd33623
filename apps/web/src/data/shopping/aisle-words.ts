/** What names of foods say, fetched where something was typed. */
export { aisleOfName } from '@labelwise/domain/shopping';
