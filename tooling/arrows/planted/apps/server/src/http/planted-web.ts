import { value } from '../../../web/src/lib/target.ts';

export const broken = value;
