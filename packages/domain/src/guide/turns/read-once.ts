import { memoize } from '../../lib/index.ts';
import { foodsTyped } from '../acts/subject.ts';
import { understand } from '../understand/understand.ts';

/** What a message of a chat wants by itself; the same messages are looked at with every later turn. */
export const understood = memoize((message) => understand(message), 500);

/** The foods that a message names. */
export const foodsIn = memoize(foodsTyped, 500);
