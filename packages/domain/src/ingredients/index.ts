export { namesSomeParts, type ReadList, readList, unsuitableForPeople, withDenialsUppercased } from './read-list.ts';
