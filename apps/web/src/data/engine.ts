/**
 * The parts of the domain that score and read a food on this device, behind one door that is loaded when it is first needed.
 * A door of our own, not the domain's: a dynamic import of the domain's own index would keep the whole engine (47 kB gzip)
 * in one chunk with the score labels that every screen shows.
 */
export { findDoubts, placeholderFor, resolveFacts } from '@labelwise/domain/food';
export { prepareFood, RULES_VERSION, scoreFood, scoreOnly } from '@labelwise/domain/scoring';
