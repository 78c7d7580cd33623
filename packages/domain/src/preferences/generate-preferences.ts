import {
  type Catalogue,
  type CatalogueLine,
  CONDITION_CATALOGUE,
  GOAL_CATALOGUE,
  RESTRICTION_CATALOGUE,
  SELECTION_ALIASES,
  SOURCES,
} from './catalogue.data.ts';
import { selectionKey } from './selection-key.ts';

/** The chips of a health profile, as shown, in any case; unknown and custom chips generate nothing. */
export type Selections = {
  goals?: readonly string[] | undefined;
  conditions?: readonly string[] | undefined;
  restrictions?: readonly string[] | undefined;
};

export type GeneratedPreference = {
  /** Ingredient name as the catalogue writes it ("Saturated Fat"). */
  name: string;
  /** −5…−1 or 1…5. */
  value: number;
  reason: string;
  source: string;
  /** The selections that ask for it in this direction, in the catalogue's names. */
  from: string[];
};

type Wish = { line: CatalogueLine; selection: string; binding: boolean };

/**
 * The preferences that a profile's selections ask for, one a name, sorted by name.
 *
 * Where selections disagree on the direction, a condition or restriction decides over a goal, and among equals "less"
 * decides; then the strongest value of that direction stands. Order, case and repetition of selections change nothing.
 */
export function generatePreferences(selections: Selections): GeneratedPreference[] {
  const byName = new Map<string, Wish[]>();
  for (const wish of collectWishes(selections)) {
    const name = wish.line[0];
    byName.set(name, [...(byName.get(name) ?? []), wish]);
  }
  return [...byName.values()].map(settle).sort((one, other) => (one.name < other.name ? -1 : 1));
}

function collectWishes({ goals, conditions, restrictions }: Selections): Wish[] {
  return [...wishesOf(CONDITIONS, conditions, true), ...wishesOf(RESTRICTIONS, restrictions, true), ...wishesOf(GOALS, goals, false)];
}

function wishesOf(catalogue: Index, chosen: readonly string[] = [], binding: boolean): Wish[] {
  const selections = new Set(chosen.flatMap((chip) => selectionName(catalogue, chip) ?? []));
  return [...selections]
    .sort()
    .flatMap((selection) => (catalogue.get(selectionKey(selection))?.lines ?? []).map((line) => ({ line, selection, binding })));
}

function settle(wishes: readonly Wish[]): GeneratedPreference {
  const binding = wishes.filter((wish) => wish.binding);
  const deciding = binding.length > 0 ? binding : wishes;
  const less = deciding.some((wish) => wish.line[1] < 0);
  const agreeing = wishes.filter((wish) => wish.line[1] < 0 === less);
  const strongest = agreeing.reduce((best, wish) => (Math.abs(wish.line[1]) > Math.abs(best.line[1]) ? wish : best));
  const [name, value, reason, source] = strongest.line;
  return { name, value, reason, source: SOURCES[source], from: [...new Set(agreeing.map((wish) => wish.selection))] };
}

type Index = ReadonlyMap<string, { name: string; lines: readonly CatalogueLine[] }>;

const GOALS = indexOf(GOAL_CATALOGUE);
const CONDITIONS = indexOf(CONDITION_CATALOGUE);
const RESTRICTIONS = indexOf(RESTRICTION_CATALOGUE);

function indexOf(catalogue: Catalogue): Index {
  return new Map(Object.entries(catalogue).map(([name, lines]) => [selectionKey(name), { name, lines }]));
}

function selectionName(catalogue: Index, chip: string): string | undefined {
  const key = selectionKey(chip);
  const alias = Object.hasOwn(SELECTION_ALIASES, key) ? SELECTION_ALIASES[key] : key;
  return alias === null || alias === undefined ? undefined : catalogue.get(selectionKey(alias))?.name;
}
