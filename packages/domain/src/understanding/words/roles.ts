import { COMMON_WORDS } from './common-words.data.ts';
import {
  BY_AMOUNT,
  DENIES,
  EXCEPT,
  FINE,
  FREE_WORDS,
  HARMS,
  HAS,
  HIDDEN_SUBSTANCES,
  JOINS,
  LINKS,
  LITTLE,
  MUCH,
  NO_FOOD,
  NOTHING_SAID,
  PASSED_OVER,
  SPARED,
  WITHOUT,
} from './phrases.data.ts';

/** What words beside the names say. */
export type Role =
  | 'harms'
  | 'without'
  | 'free'
  | 'join'
  | 'except'
  | 'spared'
  | 'fine'
  | 'has'
  | 'link'
  | 'much'
  | 'little'
  | 'passed over';

/** Phrases and their roles; of a phrase in several lists the first decides. */
const TABLE: readonly (readonly [Role, readonly string[]])[] = [
  ['spared', SPARED],
  ['fine', FINE],
  ['harms', HARMS],
  ['without', WITHOUT],
  ['free', FREE_WORDS],
  ['except', EXCEPT],
  ['join', JOINS],
  ['has', HAS],
  ['link', LINKS],
  ['passed over', PASSED_OVER],
  ['much', MUCH],
  ['little', LITTLE],
  ['passed over', COMMON_WORDS],
];
export const ROLES: ReadonlyMap<string, Role> = new Map(
  TABLE.toReversed().flatMap(([role, phrases]) => phrases.map((phrase) => [phrase, role] as const)),
);
export const LONGEST_PHRASE: number = Math.max(...[...ROLES.keys(), ...NO_FOOD].map((phrase) => phrase.split(' ').length));

export const SAYS_NOTHING: ReadonlySet<string> = new Set(NOTHING_SAID);
export const DENIALS: ReadonlySet<string> = new Set(DENIES);
/** Allergies that no food can break. */
export const WITHOUT_FOOD: ReadonlySet<string> = new Set(NO_FOOD);
export const OF_AMOUNT: ReadonlySet<string> = new Set(BY_AMOUNT);
export const HIDDEN: ReadonlySet<string> = new Set(HIDDEN_SUBSTANCES);
/** Words of phrases that name no food; they are no typing errors. */
export const NO_NAMES: ReadonlySet<string> = new Set(
  [...NO_FOOD, ...BY_AMOUNT, ...HIDDEN_SUBSTANCES, ...NOTHING_SAID].flatMap((phrase) => phrase.split(' ')),
);
