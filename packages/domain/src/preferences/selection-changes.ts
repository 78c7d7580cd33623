import { type GeneratedPreference, generatePreferences, type Selections } from './generate-preferences.ts';
import { preferenceKey } from './preference-name.ts';
import { selectionKey } from './selection-key.ts';

export type RemovedSelection = { kind: keyof Selections; name: string };

/**
 * What a removed chip does to the generated preferences: `remove` are the names that it alone needed; `keep` is the
 * full list that the remaining selections ask for, with the values that they give. A preference stays if another
 * selection still needs it, whatever its value was. The member's own preferences are no part of this.
 */
export function preferencesAfterRemoval(before: Selections, removed: RemovedSelection): { remove: string[]; keep: GeneratedPreference[] } {
  const key = selectionKey(removed.name);
  const after: Selections = { ...before, [removed.kind]: (before[removed.kind] ?? []).filter((chip) => selectionKey(chip) !== key) };
  const keep = generatePreferences(after);
  const needed = new Set(keep.map((preference) => preference.name));
  return {
    remove: generatePreferences(before)
      .map(({ name }) => name)
      .filter((name) => !needed.has(name)),
    keep,
  };
}

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
