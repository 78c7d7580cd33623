export { withDenialsUppercased } from './denials.ts';
export { type ReadList, readList } from './read-list.ts';
