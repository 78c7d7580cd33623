import {
  type Catalogue,
  type CatalogueLine,
  CONDITION_CATALOGUE,
  GOAL_CATALOGUE,
  type GuidanceReason,
  RESTRICTION_CATALOGUE,
  SELECTION_ALIASES,
  SOURCES,
} from './catalogue.data.ts';
import { preferenceKey, selectionKey } from './preference.ts';

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
  reason: GuidanceReason;
  source: string;
  /** The selections that ask for it in this direction, in the catalogue's names. */
  from: string[];
};

/** A line of the catalogue with the selection that asks for it; conditions and restrictions are binding, goals are not. */
type Candidate = { line: CatalogueLine; selection: string; binding: boolean };

/**
 * The preferences that a profile's selections ask for, one a name, sorted by name.
 *
 * Where selections disagree on the direction, a condition or restriction decides over a goal, and among equals "less"
 * decides; then the strongest value of that direction stands. Order, case and repetition of selections change nothing.
 */
export function generatePreferences(selections: Selections): GeneratedPreference[] {
  const byName = new Map<string, Candidate[]>();
  for (const candidate of candidatesOf(selections)) {
    const [name] = candidate.line;
    byName.set(name, [...(byName.get(name) ?? []), candidate]);
  }
  return [...byName.values()].map(resolve).sort((one, other) => (one.name < other.name ? -1 : 1));
}

function candidatesOf({ goals, conditions, restrictions }: Selections): Candidate[] {
  return [...linesOf(CONDITIONS, conditions, true), ...linesOf(RESTRICTIONS, restrictions, true), ...linesOf(GOALS, goals, false)];
}

function linesOf(catalogue: Index, chosen: readonly string[] = [], binding: boolean): Candidate[] {
  const selections = new Set(chosen.flatMap((chip) => selectionName(catalogue, chip) ?? []));
  return [...selections]
    .sort()
    .flatMap((selection) => (catalogue.get(selectionKey(selection))?.lines ?? []).map((line) => ({ line, selection, binding })));
}

function resolve(candidates: readonly Candidate[]): GeneratedPreference {
  const binding = candidates.filter((candidate) => candidate.binding);
  const deciding = binding.length > 0 ? binding : candidates;
  const less = deciding.some(({ line }) => line[1] < 0);
  const agreeing = candidates.filter(({ line }) => line[1] < 0 === less);
  const strongest = agreeing.reduce((best, candidate) => (Math.abs(candidate.line[1]) > Math.abs(best.line[1]) ? candidate : best));
  const [name, value, reason, source] = strongest.line;
  return { name, value, reason, source: SOURCES[source], from: [...new Set(agreeing.map(({ selection }) => selection))] };
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

/** Every reason of the catalogue. */
export const GUIDANCE_REASONS: ReadonlySet<GuidanceReason> = new Set(
  [GOALS, CONDITIONS, RESTRICTIONS].flatMap((catalogue) =>
    [...catalogue.values()].flatMap(({ lines }) => lines.map(([, , reason]) => reason)),
  ),
);

/**
 * May a client call this preference auto-generated? Only for a name and value that the catalogue gives for one of the
 * member's selections, alone or together.
 */
export function isGeneratedFor(selections: Selections, name: string, value: number): boolean {
  const key = preferenceKey(name);
  return singly(selections).some((some) =>
    generatePreferences(some).some((preference) => preference.value === value && preferenceKey(preference.name) === key),
  );
}

function singly(selections: Selections): Selections[] {
  return [
    selections,
    ...(selections.goals ?? []).map((chip) => ({ goals: [chip] })),
    ...(selections.conditions ?? []).map((chip) => ({ conditions: [chip] })),
    ...(selections.restrictions ?? []).map((chip) => ({ restrictions: [chip] })),
  ];
}
