export type { Occasion } from './instead.data.ts';
export { insteadOf, isSameProduct } from './instead.ts';
export type { ScoreCounts, ShelfPlace } from './shelf.ts';
export { barOf, MIN_SHELF_SIZE, placeOnShelf, shelfBars } from './shelf.ts';
