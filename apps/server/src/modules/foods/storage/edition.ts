import { RULES_VERSION } from '@labelwise/domain/scoring';
import { VOCABULARY_VERSION } from '@labelwise/domain/vocabulary';
import { PACKED_EDITION } from './ready-answer.ts';

/** Of how foods are stored for search; see `food-words.ts` and `search-entries.ts`. */
const INDEX_VERSION = 'index 3';

/** What foods of the catalogue are read, scored, indexed and answered by: another one goes through all of them. */
export const CATALOGUE_EDITION = `${VOCABULARY_VERSION} ${RULES_VERSION} ${INDEX_VERSION} answers ${PACKED_EDITION}`;
