import { value } from '../../messages/src/target.ts';

export const broken = value;
