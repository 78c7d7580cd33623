import { value } from '../ui/target.ts';

export const broken = value;
