import { signsIn } from './alarm-signs.ts';

/** What a small child was given that is none of its food; each has its own first steps. */
export type Given = 'alcohol' | 'caffeine' | 'salt' | 'small hard' | 'other milk';

/** Signs of each, the gravest first: in a coffee with rum the rum counts. */
const GIVEN: readonly (readonly [sign: string, given: Given])[] = [
  ['alcohol', 'alcohol'],
  ['salt', 'salt'],
  ['energy', 'caffeine'],
  ['caffeine', 'caffeine'],
  ['other milk', 'other milk'],
  ['small hard', 'small hard'],
];

/** What of it a message names; alcohol where it names none, since that is the gravest. */
export function givenIn(message: string): Given {
  const signs = new Set(signsIn(message));
  return GIVEN.find(([sign]) => signs.has(sign))?.[1] ?? 'alcohol';
}
