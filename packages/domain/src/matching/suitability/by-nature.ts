import type { Restriction } from '../../diets/index.ts';
import { BY_NATURE, BY_NATURE_BEGINNINGS, ONLY_ADDED } from './by-nature.data.ts';

type NamedFood = Extract<Restriction, { kind: 'food' }>;

const ADDITIVE = /^en:(e\d{3,4}[a-z]?)(?:-|$)/;
const known = new WeakMap<NamedFood, boolean>();

/** Whether what a person leaves out is a substance that foods hold by nature: then no list can show that a food is free of it. */
export function isByNature(restriction: NamedFood): boolean {
  const before = known.get(restriction);
  if (before !== undefined) return before;
  const { name } = restriction;
  const isNamed = BY_NATURE.has(name) || BY_NATURE_BEGINNINGS.some((start) => name.startsWith(start));
  const codes = additiveCodes(restriction);
  const found = isNamed || (codes.length > 0 && !codes.every((code) => ONLY_ADDED.has(code)));
  known.set(restriction, found);
  return found;
}

/** The codes of an additive that a person leaves out; none for a food, also for one of which an additive is made ("carob" and E410). */
export function additiveCodes({ name, ids }: NamedFood): readonly string[] {
  const codes = ids.flatMap((id) => ADDITIVE.exec(id)?.[1] ?? []);
  return codes.length > 0 && ids.every((id) => ADDITIVE.test(id) || id.includes(name.replaceAll(' ', '-'))) ? codes : [];
}
