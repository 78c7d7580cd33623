export { withDenialsRaised } from './denials.ts';
export { readList, type ReadList } from './read-list.ts';
export { TRACE_SENTENCE } from './statements.ts';
