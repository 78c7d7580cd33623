import type { Value } from './type-circle-a.ts';

export type Broken = { value: Value };
