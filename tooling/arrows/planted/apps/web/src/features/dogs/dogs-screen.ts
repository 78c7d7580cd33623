import { value } from '../../app/target.ts';

export const broken = value;
