export type { Audience, Judgement } from './audience.ts';

export { hasInfant, isHousehold, isSuggestableTo, judge } from './audience.ts';

export type { Better, Candidate, RankedFoods } from './better-foods.ts';
export { betterFoods, byHealthiness, candidateOf, PAGE_SIZE, warm } from './better-foods.ts';
export type { Hit, HitFlags, JudgedHit } from './hits.ts';
export { againstOf, pageOfHits, stateOfHit } from './hits.ts';
export type { Occasion } from './instead.data.ts';
export { insteadOf, isOneKind, isSameProduct } from './instead.ts';
export type { ScoreCounts, ShelfPlace } from './shelf.ts';
export { barOf, MIN_SHELF_SIZE, placeOnShelf, shelfBars } from './shelf.ts';
export type { Proposal, Proposals, Shelves } from './way-forward.ts';
export { GOOD, wayForward } from './way-forward.ts';
