export { withDenialsUppercased } from './denials.ts';
export { namesSomeParts, type ReadList, readList } from './read-list.ts';
