import type { Restriction } from '../../diets/index.ts';
import { BY_NATURE, BY_NATURE_BEGINNINGS, CARRIERS, ONLY_ADDED } from './by-nature.data.ts';

type NamedFood = Extract<Restriction, { kind: 'food' }>;

const ADDITIVE = /^en:(e\d{3,4}[a-z]?)(?:-|$)/;
const known = new WeakMap<NamedFood, boolean>();

/** Whether what a person leaves out is a substance that foods hold by nature: then no list can show that a food is free of it. */
export function isByNature(restriction: NamedFood): boolean {
  const before = known.get(restriction);
  if (before !== undefined) return before;
  const { name, ids } = restriction;
  const isNamed = BY_NATURE.has(name) || BY_NATURE_BEGINNINGS.some((start) => name.startsWith(start));
  const codes = ids.flatMap((id) => ADDITIVE.exec(id)?.[1] ?? []);
  // An everyday food ("carob") has more ids than those of the additive that is made of it.
  const isAdditive = codes.length > 0 && ids.every((id) => ADDITIVE.test(id) || id.includes(name.replaceAll(' ', '-')));
  const found = isNamed || (isAdditive && !codes.every((code) => ONLY_ADDED.has(code)));
  known.set(restriction, found);
  return found;
}

/** Tells of the id of an ingredient whether it holds what is left out, without its name. */
export function carrierTest(name: string): (id: string) => boolean {
  const carriers = Object.hasOwn(CARRIERS, name) ? CARRIERS[name] : undefined;
  return carriers === undefined ? () => false : (id) => carriers.test(id);
}
