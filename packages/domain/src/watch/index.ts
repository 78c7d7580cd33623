export { betterArrival, LEAST_GAIN } from './better-arrival.ts';
export { hasSameFacts } from './same-facts.ts';
export type { ChangeCause, ChangeGravity, FoodChange, MissingPart, PersonChange, WatchedFigure } from './what-changed.ts';
export { byGravity, CHANGE_GRAVITIES, LEAST_MOVE, WATCHED_FIGURES, whatChanged } from './what-changed.ts';
