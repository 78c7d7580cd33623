export { unsuitableForPeople } from './not-for.ts';
export { namesSomeParts, type ReadList, readList, withDenialsUppercased } from './read-list.ts';
