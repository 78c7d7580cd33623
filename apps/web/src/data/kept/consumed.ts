import { ConsumedEntry, consumed } from '@labelwise/contracts/keeps';
import { firstPageQuery } from '../lists/pages.ts';

export type { ConsumedEntry } from '@labelwise/contracts/keeps';

/** The newest notes of what was eaten, 200 at most. */
export const consumedQuery = () => firstPageQuery(consumed.list.path, ConsumedEntry);
