import type { Unit } from '../amounts/units.data.ts';
import type { InsteadOption } from './instead.data.ts';

/** An amount of a food in one unit, and in another. */
export type Measure = { readonly from: { value: number; unit: Unit }; readonly to: { value: number; unit: Unit } };

/** States in which a food is stored, and where: outside the fridge in a cupboard. */
export const STORED_STATES = ['opened', 'cooked', 'raw', 'fresh', 'cut', 'cupboard'] as const;
export type StoredState = (typeof STORED_STATES)[number];
export const FREEZINGS = [
  'well',
  'crumbly',
  'separates',
  'limp',
  'limp_no',
  'watery',
  'splits',
  'rubbery',
  'egg',
  'blanched',
  'fruit',
  'mashed',
  'firmer',
  'soft_cooked',
] as const;
export type Freezing = (typeof FREEZINGS)[number];
export type StoredTime = {
  readonly state: StoredState;
  readonly from: number;
  readonly to: number;
  readonly unit: 'days' | 'weeks' | 'months';
};
/** What is asked of a food in the kitchen, with what is known. `food`: as it was typed. */
export type KitchenFact = { readonly food: string } & (
  | { readonly asked: 'keep'; readonly times: readonly StoredTime[]; readonly isRice: boolean }
  | { readonly asked: 'freeze'; readonly how: Freezing; readonly months: number }
  | { readonly asked: 'portion'; readonly from: number; readonly to: number; readonly as: 'raw' | 'dry' | 'none' }
  | { readonly asked: 'piece'; readonly count: number; readonly grams: number; readonly isEgg: boolean }
  | { readonly asked: 'measure'; readonly measure: Measure }
  | { readonly asked: 'instead'; readonly options: readonly InsteadOption[] }
);
