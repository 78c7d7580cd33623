export type { Person, PersonColour, PersonProfile } from './person.ts';
export {
  ageGroup,
  isChild,
  MAX_PEOPLE,
  NICKNAME_LENGTH,
  OLDEST_CHILD,
  PERSON_COLOURS,
  restrictionsOfChild,
} from './person.ts';
export type { PreparedPerson } from './prepare-people.ts';
export { preparePeople, profileOfPerson } from './prepare-people.ts';
export type { HouseholdAnswer, HouseholdVerdict, PersonAnswer, PersonVerdict, YouthRule } from './verdict.ts';
export { ofAll, ofAllFoods, verdictForAll } from './verdict.ts';
