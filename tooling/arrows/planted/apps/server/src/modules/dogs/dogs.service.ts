import { value } from '../../adapters/target.ts';

export const broken = value;
