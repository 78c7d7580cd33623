/**
 * The score engine on this device, behind a door of our own that is loaded when it is first needed. A dynamic import of the
 * domain's own index would keep the whole engine (47 kB gzip) in one chunk with the score labels that every screen shows.
 */
export { prepareFood, profileFromJson, RULES_VERSION, scoreFood, scoreOnly } from '@labelwise/domain/scoring';
