import { type Property, propertiesOf, unpackFindings } from '@labelwise/domain/reading';

/** What law makes packs name, by the names of `termText`. @source Regulation (EU) 1169/2011, annex II */
const WORDS: Readonly<Partial<Record<Property, string>>> = {
  Gluten: 'gluten',
  Dairy: 'milk',
  Eggs: 'eggs',
  Peanuts: 'peanuts',
  Nuts: 'nuts',
  Soy: 'soy',
  Fish: 'fish',
  crustaceans: 'crustaceans',
  molluscs: 'molluscs',
  Sesame: 'sesame',
  Mustard: 'mustard',
  Celery: 'celery',
  Lupin: 'lupin',
  Sulphites: 'sulphites',
};

export type FoundInList = {
  /** Ingredients, and how many of them are known. */
  readonly count: number;
  readonly known: number;
  readonly allergens: readonly string[];
  readonly traces: readonly string[];
};

/** What a packed reading found in the list; `null` where there is no list. It says nothing of what is not in it. */
export function foundInList(reading: string | null): FoundInList | null {
  const findings = reading === null ? null : unpackFindings(reading);
  if (findings === null || !findings.hasList) return null;
  const words = (mask: typeof findings.has) => propertiesOf(mask).flatMap((property) => WORDS[property] ?? []);
  const allergens = words(findings.has);
  return {
    count: findings.all,
    known: findings.known,
    allergens,
    traces: words(findings.traces).filter((word) => !allergens.includes(word)),
  };
}
