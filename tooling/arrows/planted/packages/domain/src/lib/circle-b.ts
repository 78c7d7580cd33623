import { broken } from './circle-a.ts';

export const value = broken;
