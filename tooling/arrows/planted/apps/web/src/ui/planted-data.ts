import { value } from '../data/target.ts';

export const broken = value;
