export type * from './food-facts.ts';
export { NUTRIMENT_NAMES } from './food-facts.ts';
export type * from './product.ts';
