import { isRecord } from '../lib/index.ts';
import type { Property } from '../reading/index.ts';
import { DIET_DEFINITIONS, type Diet, type DietDefinition, STRICTNESS, type Strictness } from './definitions.data.ts';

export const DIETS: readonly Diet[] = Object.keys(DIET_DEFINITIONS).filter(isDiet);

export function isDiet(name: string): name is Diet {
  return Object.hasOwn(DIET_DEFINITIONS, name);
}

/** The definition of a diet, in the general type that rules work on. */
export function definitionOf(diet: Diet): DietDefinition {
  return DIET_DEFINITIONS[diet];
}

/** One member of a family that the law names as one ("almonds" of the nuts). Binds the member; the others are unknown. */
export const FAMILY_MEMBERS = [
  'almonds',
  'hazelnuts',
  'walnuts',
  'cashews',
  'pecans',
  'brazil nuts',
  'pistachios',
  'macadamias',
  'Wheat',
  'Barley',
  'Rye',
  'Oats',
] as const satisfies readonly Property[];
export type FamilyMember = (typeof FAMILY_MEMBERS)[number];

/** How a restriction binds beyond its diet's own way: what is typed without the word allergy may be a conviction. */
export type RestrictionStrictness = 'safety' | 'identity';

/** Names as packs print them, folded, by language ("en"). A language that is missing has no name that we know. */
export type NamesByLanguage = { readonly [language: string]: readonly string[] };

/**
 * What one selection or one typed entry leaves out.
 *
 * - `diet`: one of ours.
 * - `member`: one nut or cereal of a family.
 * - `food`: any other known food with all that is made of it, as ids of ingredients ("en:kiwi" …). `shared`: ids under which names of
 * many foods are filed; there the printed words decide,
 *   by `names`, without the names of `others` that hold one of them ("sweet potato"). `wider`: ids of classes that may stand for it
 *   ("fruit"), where a class is what is printed. `family`: the allergen of the law that it belongs to ("salmon" of the
 *   fish), of which other members are unknown.
 * - `words`: not understood. Searched as words; no food is ever answered to be free of it.
 *
 * `typed`: the text that the member typed, `null` for a chip.
 */
export type Restriction =
  | {
      readonly kind: 'diet';
      readonly diet: Diet;
      readonly strictness: Strictness;
      readonly typed: string | null;
      readonly strictTraces?: boolean;
    }
  | {
      readonly kind: 'member';
      readonly member: FamilyMember;
      readonly strictness: RestrictionStrictness;
      readonly typed: string;
      readonly strictTraces?: boolean;
    }
  | {
      readonly kind: 'food';
      readonly name: string;
      readonly ids: readonly string[];
      readonly shared: readonly string[];
      readonly names: NamesByLanguage;
      readonly others: readonly string[];
      readonly wider: readonly string[];
      readonly family: Diet | null;
      readonly strictness: RestrictionStrictness;
      readonly typed: string;
      readonly strictTraces?: boolean;
    }
  | {
      readonly kind: 'words';
      readonly words: string;
      readonly strictness: 'safety';
      readonly typed: string;
      readonly strictTraces?: boolean;
      /** An illness whose triggers differ from one person to the next: binds until the person names an allergy of their own. */
      readonly untilNamed?: boolean;
    };

/** Names a restriction in ledgers and answers: "vegan", "almond-free", "kiwi-free". */
export function restrictionId(restriction: Restriction): string {
  switch (restriction.kind) {
    case 'diet':
      return restriction.diet;
    case 'member':
      return `${slug(MEMBER_SINGULAR[restriction.member])}-free`;
    case 'food':
      return `${slug(restriction.name)}-free`;
    case 'words':
      return `${slug(restriction.words)}-free`;
  }
}

export const MEMBER_SINGULAR: Readonly<Record<FamilyMember, string>> = {
  almonds: 'almond',
  hazelnuts: 'hazelnut',
  walnuts: 'walnut',
  cashews: 'cashew',
  pecans: 'pecan',
  'brazil nuts': 'brazil nut',
  pistachios: 'pistachio',
  macadamias: 'macadamia',
  Wheat: 'wheat',
  Barley: 'barley',
  Rye: 'rye',
  Oats: 'oat',
};
const CEREALS: ReadonlySet<FamilyMember> = new Set(['Wheat', 'Barley', 'Rye', 'Oats']);

/** The family that the law names a member with. */
export function familyOf(member: FamilyMember): Extract<Diet, 'nut-free' | 'gluten-free'> {
  return CEREALS.has(member) ? 'gluten-free' : 'nut-free';
}

function slug(words: string): string {
  return words
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Restrictions from their JSON form. Words of which one part cannot be read are left out whole, for the rest would stand for all of them:
 * the typed words then bind as words. Devices hold profiles of releases that called `typed` `said`.
 */
export function restrictionsFromJson(json: unknown): Restriction[] {
  if (!Array.isArray(json)) return [];
  const read = json.map((one: unknown) => ({ typed: typedOf(one), restriction: restrictionFromJson(one) }));
  const unread = new Set(read.filter(({ restriction }) => restriction === null).map(({ typed }) => typed));
  // A part of unknown words may belong to any of them.
  if (unread.has(undefined)) return [];
  return read.flatMap(({ typed, restriction }) => (restriction === null || unread.has(typed) ? [] : restriction));
}

function typedOf(json: unknown): unknown {
  return isRecord(json) ? ('typed' in json ? json['typed'] : json['said']) : undefined;
}

function restrictionFromJson(json: unknown): Restriction | null {
  if (!isRecord(json)) return null;
  const { kind } = json;
  const typed = typedOf(json);
  const manner = json['strictTraces'] === true ? { strictTraces: true } : {};
  if (kind === 'diet') {
    const { diet } = json;
    const strictness = STRICTNESS.find((one) => one === json['strictness']);
    if (typeof diet !== 'string' || !isDiet(diet) || strictness === undefined || (typed !== null && typeof typed !== 'string')) return null;
    return { kind, diet, strictness, typed, ...manner };
  }
  const strictness = BINDING.find((one) => one === json['strictness']);
  if (typeof typed !== 'string' || strictness === undefined) return null;
  switch (kind) {
    case 'member': {
      const member = FAMILY_MEMBERS.find((one) => one === json['member']);
      return member === undefined ? null : { kind, member, strictness, typed, ...manner };
    }
    case 'food': {
      const { name, ids, shared, names, others, wider, family } = json;
      if (typeof name !== 'string' || !isTexts(ids) || !isTexts(shared) || !isNames(names) || !isTexts(others) || !isTexts(wider))
        return null;
      if (family !== null && (typeof family !== 'string' || !isDiet(family))) return null;
      return { kind, name, ids, shared, names, others, wider, family, strictness, typed, ...manner };
    }
    case 'words': {
      const { words } = json;
      if (typeof words !== 'string' || strictness !== 'safety') return null;
      return { kind, words, strictness, typed, ...manner, ...(json['untilNamed'] === true ? { untilNamed: true } : {}) };
    }
    default:
      return null;
  }
}

const BINDING: readonly RestrictionStrictness[] = ['safety', 'identity'];

function isNames(value: unknown): value is NamesByLanguage {
  return isRecord(value) && Object.values(value).every(isTexts);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
