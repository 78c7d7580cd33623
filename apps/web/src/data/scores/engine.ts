/**
 * The score engine on this device and the words of its ledger, behind a door of our own that is loaded when it is first needed. A dynamic
 * import of the domain's own index would put the whole engine (47 kB gzip) into one chunk with the score labels that every screen shows.
 */
export { preparePeople, profileOfPerson, verdictForAll } from '@labelwise/domain/people';
export { prepareFood, prepareProfile, RULES_VERSION, scoreFood, scoreOnly } from '@labelwise/domain/scoring';
export { presentDoubt } from '@labelwise/messages/render/doubts';
export { presentScore } from '@labelwise/messages/render/score';
