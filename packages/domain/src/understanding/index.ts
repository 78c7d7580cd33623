export { explain, understand } from './understand.ts';
export type { Place, Understood } from './understand.ts';
export { readBack } from './read-back.ts';
