import { v7 } from 'uuid';

export type NewId = () => string;

/**
 * A new id: UUID version 7, so that rows written after one another are neighbours in an index. Ids of one process increase strictly,
 * also within a millisecond. See docs/decisions/009-uuid-v7.md.
 *
 * @source RFC 9562 section 5.7
 */
export const newId: NewId = () => v7();
