import { DIET_DEFINITIONS, DIETS, type Diet, FAMILY_MEMBERS, type FamilyMember } from '../../diets/index.ts';
import { hasProperty, type Mask, maskOf, overlaps, type Property, READ_LANGUAGES, type ReadLanguage } from '../../reading/index.ts';
import { inflectionKey, vocabulary } from '../../vocabulary/index.ts';
import { ROLES } from '../words/roles.ts';
import { wordsOfName } from '../words/tokens.ts';
import { FOODS } from './foods.data.ts';
import { ILLNESSES, OF_OWN_TRIGGERS } from './illnesses.data.ts';
import { FURTHER_NAMES, MEMBER_NAMES, WIDE_NAMES } from './names.data.ts';
import { isVague } from './vague-names.ts';

/** What a name of ours means: diets, members of families, everyday foods by the name they are given in answers. */
export type CuratedMeaning = {
  readonly diets: readonly Diet[];
  readonly members: readonly FamilyMember[];
  readonly foods: readonly string[];
  /** What no list shows to be absent: the substance of an illness, or the illness whose triggers the person has not named. */
  readonly open: readonly OpenWords[];
  /** Named as an illness, which harms as an allergy does. */
  readonly isIllness: boolean;
};
export type OpenWords = { readonly words: string; readonly untilNamed: boolean };
export type CuratedNode = { next: Map<string, CuratedNode>; meaning: CuratedMeaning | null };
/** Names of one language as an automaton of words. */
export type CuratedNames = {
  readonly language: ReadLanguage;
  readonly root: CuratedNode;
  readonly byInflection: ReadonlyMap<string, readonly string[]>;
};

/** Names that say a diet with the words of `FREE_ENDING`; those words are read by themselves. */
const FREE_FROM_NAME = / free$|^(?:sans|sin|senza|sem) /;
/** Short words take few endings: "eggs" is a form of a name, "ein" is none of "ei". */
const MIN_PLURAL_LENGTH = 4;
const MIN_PLURAL_LENGTH_ENGLISH = 3;

const NOTHING: CuratedMeaning = { diets: [], members: [], foods: [], open: [], isIllness: false };

/** The table of everyday foods; names by language in the order of `READ_LANGUAGES`. */
export function everydayFoods(): { readonly food: string; readonly names: readonly (readonly string[])[] }[] {
  return FOODS.map((line) => {
    const [en = '', fr = '', de = '', es = '', it = '', nl = '', pt = ''] = line.split('|');
    const names = { en, fr, de, es, it, nl, pt };
    const [food = ''] = en.split(',');
    return {
      food: food.trim(),
      names: READ_LANGUAGES.map((language) =>
        names[language]
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== ''),
      ),
    };
  });
}

/** The names of allergens and of members of families. */
export function allergenNames(): { readonly language: ReadLanguage; readonly words: string }[] {
  return READ_LANGUAGES.flatMap((language) =>
    [
      ...DIETS.filter((diet) => DIET_DEFINITIONS[diet].rule.kind === 'free-from').flatMap((diet) => DIET_DEFINITIONS[diet].names[language]),
      ...FURTHER_NAMES.flatMap(({ names }) => names[language] ?? []),
      ...FAMILY_MEMBERS.flatMap((member) => MEMBER_NAMES[member][language]),
    ].map((name) => ({ language, words: wordsOfName(name).join(' ') })),
  );
}

let loaded: readonly CuratedNames[] | undefined = undefined;

/** The names of diets, allergens and members of families, made ready at first need. */
export function curatedNames(): readonly CuratedNames[] {
  loaded ??= READ_LANGUAGES.map(namesOf);
  return loaded;
}

function namesOf(language: ReadLanguage): CuratedNames {
  const root: CuratedNode = { next: new Map(), meaning: null };
  const words = new Map<string, Set<string>>();
  // What is added later stands above what was there.
  for (const { food, names } of everydayFoods())
    for (const name of names[READ_LANGUAGES.indexOf(language)] ?? []) add(name, { ...NOTHING, foods: [food] });
  for (const diet of DIETS) for (const name of DIET_DEFINITIONS[diet].names[language]) add(name, { ...NOTHING, diets: [diet] });
  for (const { diet, names } of FURTHER_NAMES) for (const name of names[language] ?? []) add(name, { ...NOTHING, diets: [diet] });
  for (const member of FAMILY_MEMBERS) for (const name of MEMBER_NAMES[member][language]) add(name, { ...NOTHING, members: [member] });
  for (const { diets, foods = [], names } of WIDE_NAMES) for (const name of names[language]) add(name, { ...NOTHING, diets, foods });
  for (const { diets, foods, substances, names } of ILLNESSES) {
    const open = substances.map((words) => ({ words, untilNamed: false }));
    for (const name of names[language]) add(name, { ...NOTHING, diets, foods, open, isIllness: true });
  }
  for (const names of OF_OWN_TRIGGERS)
    for (const name of names[language]) add(name, { ...NOTHING, open: [{ words: names.en[0], untilNamed: true }], isIllness: true });
  return { language, root, byInflection: new Map([...words].map(([key, set]) => [key, [...set]])) };

  function add(name: string, meaning: CuratedMeaning): void {
    const parts = wordsOfName(name);
    if (parts.length === 0 || FREE_FROM_NAME.test(parts.join(' '))) return;
    const last = parts.at(-1) ?? '';
    for (const form of [last, ...pluralsOf(last, language)]) {
      let node = root;
      for (const part of [...parts.slice(0, -1), form]) {
        const key = inflectionKey(part, language);
        words.set(key, (words.get(key) ?? new Set()).add(part));
        const next = node.next.get(part) ?? { next: new Map(), meaning: null };
        node.next.set(part, next);
        node = next;
      }
      if (form === last) node.meaning = meaning;
      else node.meaning ??= meaning;
    }
  }
}

/** Forms that a name can take at its end, but for those that are names of something else. */
function pluralsOf(word: string, language: ReadLanguage): string[] {
  if (word.length < (language === 'en' ? MIN_PLURAL_LENGTH_ENGLISH : MIN_PLURAL_LENGTH)) return [];
  return endings(word, language).filter((form) => form !== word && !ROLES.has(form) && !namesAnother(form, word, language));
}

/** Whether a form of a name is the very name of something else in that language ("pesche" are peaches, and "pesce" is fish). */
export function namesAnother(form: string, name: string, language: ReadLanguage): boolean {
  if (form === `${name}s`) return false;
  const { ingredients, languages } = vocabulary();
  const [meant, other] = [languages[language].single.get(name), languages[language].single.get(form)];
  if (other?.kind === 'nothing') return true;
  if (other?.kind !== 'ingredient' || meant?.kind !== 'ingredient') return false;
  return (
    !other.numbers.some((number) => meant.numbers.includes(number)) &&
    other.numbers.every((number) => ingredients[number] !== undefined && !isVague(ingredients[number]))
  );
}

function endings(word: string, language: ReadLanguage): string[] {
  switch (language) {
    case 'en':
      return [`${word}s`, ...(word.endsWith('y') ? [`${word.slice(0, -1)}ies`] : []), ...(/(?:s|sh|ch)$/.test(word) ? [`${word}es`] : [])];
    case 'fr':
      return [`${word}s`];
    case 'de':
      return [`${word}n`, `${word}en`, `${word}e`];
    case 'es':
      return /[aeiou]$/.test(word) ? [`${word}s`] : [`${word}es`];
    case 'it':
      return /[oe]$/.test(word) ? [`${word.slice(0, -1)}i`] : word.endsWith('a') ? [`${word.slice(0, -1)}e`] : [];
    case 'nl':
      return [`${word}s`, `${word}en`];
    case 'pt':
      return /[aeiou]$/.test(word) ? [`${word}s`] : word.endsWith('m') ? [`${word.slice(0, -1)}ns`] : [`${word}es`];
  }
}

/** Allergens of the law that are one substance: whoever must not eat one food of them must not eat any. */
const WHOLE: readonly (readonly [property: Property, diet: Diet])[] = [
  ['Eggs', 'egg-free'],
  ['Peanuts', 'peanut-free'],
  ['Soy', 'soy-free'],
  ['Sesame', 'sesame-free'],
  ['Mustard', 'mustard-free'],
  ['Celery', 'celery-free'],
  ['Lupin', 'lupin-free'],
  ['Sulphites', 'sulphite-free'],
];
/** Those that are families of foods: of one named, the others are unknown. */
const FAMILIES: readonly (readonly [property: Property, diet: Diet])[] = [
  ['Dairy', 'dairy-free'],
  ['Fish', 'fish-free'],
  ['crustaceans', 'crustacean-free'],
  ['molluscs', 'mollusc-free'],
  ['Shellfish', 'shellfish-free'],
  ['Nuts', 'nut-free'],
  ['Gluten', 'gluten-free'],
];
const REGULATED = maskOf([...WHOLE, ...FAMILIES].map(([property]) => property).concat(FAMILY_MEMBERS));

/** Whether it holds an allergen that packs must name. */
export function isRegulatedAllergen(mask: Mask): boolean {
  return overlaps(mask, REGULATED);
}

export function wholeAllergensIn(mask: Mask): Diet[] {
  return WHOLE.flatMap(([property, diet]) => (hasProperty(mask, property) ? [diet] : []));
}

export function membersIn(mask: Mask): FamilyMember[] {
  return FAMILY_MEMBERS.filter((member) => hasProperty(mask, member));
}

/** The family of foods that an ingredient belongs to, or for a made dish the first allergen that it holds. */
export function familyIn(mask: Mask, isMade: boolean): Diet | null {
  return [...FAMILIES, ...(isMade ? WHOLE : [])].find(([property]) => hasProperty(mask, property))?.[1] ?? null;
}

/** What words mean: diets, members and everyday foods by name, other ingredients by number. Empty: they name nothing ("fresh"). */
export type NameMeaning = CuratedMeaning & { readonly numbers: readonly number[] };

export const NO_MEANING: NameMeaning = { ...NOTHING, numbers: [] };

/** Whether words name a food, a diet or an illness of food, unlike "fresh". */
export function namesSomething({ diets, members, foods, numbers, open }: NameMeaning): boolean {
  return diets.length + members.length + foods.length + numbers.length + open.length > 0;
}

export function mergeMeanings(one: NameMeaning, other: NameMeaning): NameMeaning {
  return {
    diets: [...new Set([...one.diets, ...other.diets])],
    members: [...new Set([...one.members, ...other.members])],
    foods: [...new Set([...one.foods, ...other.foods])],
    numbers: [...new Set([...one.numbers, ...other.numbers])],
    open: [...new Set([...one.open, ...other.open])],
    isIllness: one.isIllness || other.isIllness,
  };
}
