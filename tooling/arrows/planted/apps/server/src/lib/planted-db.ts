import { value } from '../db/target.ts';

export const broken = value;
