import { value } from '../../contracts/src/target.ts';

export const broken = value;
