export type { Person, PersonColour, PersonProfile, PreparedPerson } from './person.ts';
export {
  ADULT_AGE,
  ageGroup,
  isChild,
  MAX_PEOPLE,
  NICKNAME_LENGTH,
  OLDEST_CHILD,
  PERSON_COLOURS,
  preparePeople,
  preparePerson,
  profileOfPerson,
  SCORED_FROM_AGE,
} from './person.ts';
export type { HouseholdAnswer, HouseholdVerdict, PersonAnswer, PersonVerdict, YouthRule } from './verdict.ts';
export { verdictForAll } from './verdict.ts';
