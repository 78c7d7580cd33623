/** The reader of source documents, loaded only for a food that is not kept whole; see `../engine.ts` for why by this name. */
export { findDoubts, placeholderFor, resolveFacts } from '@labelwise/domain/food';
