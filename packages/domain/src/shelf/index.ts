export {
  type Audience,
  type Better,
  betterFoods,
  byHealthiness,
  type Candidate,
  candidateOf,
  hasInfant,
  insteadOf,
  isHousehold,
  isOneKind,
  isSameProduct,
  isSuggestableTo,
  type Judgement,
  judge,
  PAGE_SIZE,
  type RankedFoods,
  warm,
} from './better-foods.ts';
export type { Occasion } from './instead.data.ts';
export { barOf, MIN_SHELF_SIZE, placeOnShelf, type ScoreCounts, type ShelfPlace, shelfBars } from './shelf.ts';
export {
  againstOf,
  GOOD,
  type Hit,
  type HitFlags,
  type JudgedHit,
  type Proposal,
  type Proposals,
  pageOfHits,
  type Shelves,
  stateOfHit,
  wayForward,
} from './way-forward.ts';
