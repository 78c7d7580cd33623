import type { ProductView } from '../facts.ts';
import { type GenericFood, genericFoods, isOfFood } from '../generic/generic-foods.ts';

/** Of what kind a pack is, so that spoons and pieces of it have a weight; without one nothing but its figures is known. */
export function kindOfPack({ name, facts, per }: ProductView): GenericFood {
  const tags = facts.categoriesTags;
  const known = genericFoods().find(({ id }) => tags.includes(id)) ?? genericFoods().find((food) => isOfFood(food, name, []));
  return known ?? { id: '', names: [], kind: per === '100 ml' ? 'drink' : 'dish', parts: [], figures: {}, portion: null };
}
