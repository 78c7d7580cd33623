import { value } from '../../http/target.ts';

export const broken = value;
