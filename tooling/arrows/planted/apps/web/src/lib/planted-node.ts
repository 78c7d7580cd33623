import { cpus } from 'node:os';

export const count = cpus().length;
