import type { DishMeal, Trait } from './dish-row.ts';
import type { IngredientId } from './ingredients.data.ts';

export const PLACES = ['along', 'school', 'picnic'] as const;
/** Where it is eaten: on the road or at work, at school, outdoors together. */
export type Place = (typeof PLACES)[number];
export const DEVICES = ['oven', 'microwave', 'hob', 'kettle'] as const;
export type Device = (typeof DEVICES)[number];

/** What an open request for something to eat tells of the moment: everything that it leaves open is `null` or empty. */
export type Occasion = {
  readonly meals: readonly DishMeal[];
  readonly traits: readonly Trait[];
  /** Tastes that it shall not have: "not sweet". */
  readonly without: readonly Trait[];
  readonly place: Place | null;
  readonly isNight: boolean;
  readonly isForChildren: boolean;
  readonly isWithoutFridge: boolean;
  readonly isHungry: boolean;
  /** All of it in one pot. */
  readonly isOnePot: boolean;
  /** Money is short. */
  readonly isCheap: boolean;
  readonly minutes: number | null;
  /** Devices that there are not. */
  readonly missing: readonly Device[];
  /** Foods that are there, to be used. */
  readonly atHand: readonly IngredientId[];
  /** Foods that it shall be without, as what stands in the place of one. */
  readonly except: readonly IngredientId[];
  /** Ideas that were shown before and are not shown again. */
  readonly shown: number;
};

export const OPEN: Occasion = {
  meals: [],
  traits: [],
  without: [],
  place: null,
  isNight: false,
  isForChildren: false,
  isWithoutFridge: false,
  isHungry: false,
  isOnePot: false,
  isCheap: false,
  minutes: null,
  missing: [],
  atHand: [],
  except: [],
  shown: 0,
};
