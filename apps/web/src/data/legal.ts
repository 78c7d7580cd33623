import { legal } from '@labelwise/contracts/legal';
import { type CallOutput, endpointQuery } from './call.ts';

export type Legal = CallOutput<typeof legal.read>;

/** What the operator of this server has stated, and how long it stores what. */
export const legalQuery = () => endpointQuery(legal.read);
