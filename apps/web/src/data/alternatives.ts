import { alternatives } from '@labelwise/contracts/alternatives';
import { endpointQuery } from './call.ts';

/** What the caller could take in the place of a food. */
export function insteadQuery(foodId: string) {
  return endpointQuery(alternatives.instead, { params: { id: foodId } });
}
