import type { Broken } from './type-circle-b.ts';

export type Value = Broken | null;
