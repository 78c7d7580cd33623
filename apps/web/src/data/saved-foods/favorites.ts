import { FavoriteEntry, favorites } from '@labelwise/contracts/saved-foods';
import { firstPageQuery, newestQuery, pagesQuery } from '../lists/pages.ts';

export type { FavoriteEntry } from '@labelwise/contracts/saved-foods';

const PATH = favorites.list.path;

/** The newest favorites, 200 at most. */
export const favoritesQuery = () => firstPageQuery(PATH, FavoriteEntry);
/** The newest few favorites. */
export const newestFavoritesQuery = (limit: number) => newestQuery(PATH, FavoriteEntry, limit);
/** Every favorite, page by page, newest first. */
export const favoritePagesQuery = () => pagesQuery(PATH, FavoriteEntry);
