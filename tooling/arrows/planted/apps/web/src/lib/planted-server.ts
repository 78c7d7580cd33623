import { value } from '../../../server/src/lib/target.ts';

export const broken = value;
