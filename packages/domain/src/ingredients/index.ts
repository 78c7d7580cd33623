export { withDenialsUppercased } from './denials.ts';
export { type ReadList, readList, TRACE_SENTENCE } from './read-list.ts';
