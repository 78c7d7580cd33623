import { value } from '../dogs/target.ts';

export const broken = value;
