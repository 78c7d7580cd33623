import { value } from './circle-b.ts';

export const broken = value;
