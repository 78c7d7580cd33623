export { withDenialsRaised } from './denials.ts';
export { type ReadList, readList } from './read-list.ts';
export { TRACE_SENTENCE } from './statements.ts';
