export { withDenialsUppercased } from './denials.ts';
export { type ReadList, readList } from './read-list.ts';
export { namesSomeParts } from './some-parts.ts';
