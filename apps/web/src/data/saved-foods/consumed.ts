import { ConsumedEntry, consumed } from '@labelwise/contracts/saved-foods';
import { firstPageQuery } from '../lists/pages.ts';

export type { ConsumedEntry } from '@labelwise/contracts/saved-foods';

/** The newest notes of what was eaten, 200 at most. */
export const consumedQuery = () => firstPageQuery(consumed.list.path, ConsumedEntry);
