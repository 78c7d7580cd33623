import { value } from '../../scanner/src/target.ts';

export const broken = value;
