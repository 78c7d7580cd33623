import { DENIES, EXCEPT, HARMS, HAS, JOINS, LINKS, NO_FOOD, NOTHING_SAID, PASSED_OVER, WITHOUT } from './phrases.data.ts';
import { FREE_WORDS } from './phrases.data.ts';

/** What a word beside the names says. */
export type Role = 'harms' | 'without' | 'free' | 'join' | 'link' | 'has' | 'passed over';

/** Phrases and their roles, one each: the first that names a word decides. */
const TABLE: readonly (readonly [Role, readonly string[]])[] = [
  ['harms', HARMS], ['without', WITHOUT], ['free', FREE_WORDS], ['join', JOINS], ['has', HAS], ['link', LINKS], ['passed over', PASSED_OVER],
];
export const ROLES: ReadonlyMap<string, Role> = new Map(TABLE.toReversed().flatMap(([role, phrases]) => phrases.map((phrase) => [phrase, role] as const)));
export const LONGEST_PHRASE: number = Math.max(...[...ROLES.keys()].map((phrase) => phrase.split(' ').length));

export const SAYS_NOTHING: ReadonlySet<string> = new Set(NOTHING_SAID);
export const DENIALS: ReadonlySet<string> = new Set(DENIES);
export const EXCEPTIONS: ReadonlySet<string> = new Set(EXCEPT);
export const WITHOUT_FOOD: ReadonlySet<string> = new Set(NO_FOOD);
