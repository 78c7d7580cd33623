import { value } from '../dogs/dogs.repository.ts';

export const broken = value;
