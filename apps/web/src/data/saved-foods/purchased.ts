import { PurchasedEntry, purchased } from '@labelwise/contracts/saved-foods';
import { firstPageQuery, pagesQuery } from '../lists/pages.ts';

export type { PurchasedEntry } from '@labelwise/contracts/saved-foods';

const PATH = purchased.list.path;

/** The newest purchases, 200 at most. */
export const purchasedQuery = () => firstPageQuery(PATH, PurchasedEntry);
/** Every purchase, page by page, newest first. */
export const purchasedPagesQuery = () => pagesQuery(PATH, PurchasedEntry);
