export { foods, profiles } from './arbitraries.ts';
