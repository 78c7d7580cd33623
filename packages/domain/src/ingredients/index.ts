export { namesSomeParts, type ReadList, readList, withDenialsUppercased } from './read-list.ts';
