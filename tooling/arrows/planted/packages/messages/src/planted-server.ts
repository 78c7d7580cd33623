import { value } from '../../../apps/server/src/lib/target.ts';

export const broken = value;
