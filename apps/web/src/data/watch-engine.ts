/** What compares foods on this device, behind a door of its own: it is loaded where something changed. */
export { preparePeople, verdictForAll } from '@labelwise/domain/people';
export { prepareFood } from '@labelwise/domain/scoring';
export { candidateOf } from '@labelwise/domain/shelf';
export { betterArrival, byGravity, LEAST_MOVE, whatChanged } from '@labelwise/domain/watch';
export { causeTextOf, figureMoveText, missingText } from '@labelwise/messages/render/watch';
