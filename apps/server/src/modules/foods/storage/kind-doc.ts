/** Where the kind of a food comes from, as its row keeps it: a letter each, and the name of its group. */

import { type FoodGroup, type FoodKind, type FoodProduct, GROUP_KINDS, type KindBasis, type KindEvidence } from '@labelwise/domain/food';

type KindFacts = Pick<FoodProduct, 'kindBasis' | 'kindFrom' | 'plausibleKinds' | 'group'>;

const PART = ';';
const BASES: ReadonlyMap<string, KindBasis> = new Map([
  ['c', 'category'],
  ['i', 'inferred'],
  ['n', 'none'],
]);
const EVIDENCE: ReadonlyMap<string, KindEvidence> = new Map([
  ['n', 'name'],
  ['q', 'quantity'],
  ['i', 'ingredients'],
  ['f', 'figures'],
]);
const KINDS: ReadonlyMap<string, FoodKind> = new Map([
  ['g', 'general'],
  ['c', 'cheese'],
  ['f', 'fat'],
  ['b', 'beverage'],
  ['w', 'water'],
  ['n', 'na'],
]);

/** `null` where nobody says where the kind comes from. */
export function packKindDoc({ kindBasis, kindFrom = [], plausibleKinds = [], group = null }: KindFacts): string | null {
  if (kindBasis === undefined) return null;
  return [lettersOf([kindBasis], BASES), lettersOf(kindFrom, EVIDENCE), lettersOf(plausibleKinds, KINDS), group ?? ''].join(PART);
}

/** Nothing for a row of before. */
export function unpackKindDoc(packed: string | null | undefined): KindFacts {
  const [basis = '', from = '', plausible = '', group = ''] = packed?.split(PART) ?? [];
  const kindBasis = BASES.get(basis);
  if (kindBasis === undefined) return {};
  return {
    kindBasis,
    ...(kindBasis === 'inferred' && { kindFrom: namesOf(from, EVIDENCE) }),
    ...(kindBasis === 'none' && { plausibleKinds: namesOf(plausible, KINDS) }),
    group: isGroup(group) ? group : null,
  };
}

function lettersOf<T>(names: readonly T[], letters: ReadonlyMap<string, T>): string {
  return names.map((name) => [...letters].find(([, other]) => other === name)?.[0] ?? '').join('');
}

function namesOf<T>(text: string, letters: ReadonlyMap<string, T>): T[] {
  return [...text].flatMap((letter) => letters.get(letter) ?? []);
}

function isGroup(name: string): name is FoodGroup {
  return Object.hasOwn(GROUP_KINDS, name);
}
