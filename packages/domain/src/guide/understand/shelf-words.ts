import { SELECTION_WORDS } from './selections.data.ts';
import { SHELVES, type ShelfId } from './shelves.data.ts';
import { runsOf } from './words.ts';

const SHELF_BY_WORD: ReadonlyMap<string, ShelfId> = new Map(
  shelfIds().flatMap((id) => SHELVES[id].words.map((word): [string, ShelfId] => [word, id])),
);

function shelfIds(): ShelfId[] {
  const isShelf = (id: string): id is ShelfId => Object.hasOwn(SHELVES, id);
  return Object.keys(SHELVES).filter(isShelf);
}

/** Meals and kinds of food that a question names, the most specific words first. */
export function shelvesIn(words: readonly string[]): ShelfId[] {
  const taken = new Set<number>();
  const found: { id: ShelfId; at: number }[] = [];
  for (const { run, at, length } of runsOf(words, 3)) {
    const id = SHELF_BY_WORD.get(run);
    const places = Array.from({ length }, (_, index) => at + index);
    if (id === undefined || places.some((place) => taken.has(place))) continue;
    places.forEach((place) => taken.add(place));
    if (!found.some((one) => one.id === id)) found.push({ id, at });
  }
  return found.map(({ id }) => id);
}

/** The shelf that a food stands on, by its narrowest category that any shelf names. */
export function shelfOf(categoriesTags: readonly string[]): ShelfId | null {
  for (const tag of categoriesTags.toReversed()) {
    const held = shelfIds()
      .filter((id) => SHELVES[id].tags.some((one) => one === tag))
      .sort((one, other) => SHELVES[one].tags.length - SHELVES[other].tags.length);
    if (held[0] !== undefined) return held[0];
  }
  return null;
}

export type Selected = { goals: string[]; conditions: string[]; restrictions: string[] };

/** Goals and conditions that a question names. */
export function selectionsIn(words: readonly string[]): Selected {
  const selected: Selected = { goals: [], conditions: [], restrictions: [] };
  const taken = new Set<number>();
  for (const { run, at, length } of runsOf(words, 3)) {
    const meant = Object.hasOwn(SELECTION_WORDS, run) ? SELECTION_WORDS[run] : undefined;
    const places = Array.from({ length }, (_, index) => at + index);
    if (meant === undefined || places.some((place) => taken.has(place))) continue;
    places.forEach((place) => taken.add(place));
    if (!selected[meant.kind].includes(meant.name)) selected[meant.kind].push(meant.name);
  }
  return selected;
}
