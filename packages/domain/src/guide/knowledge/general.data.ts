import { APP_ENTRIES } from './general-app.data.ts';
import { ASKED_ENTRIES } from './general-asked.data.ts';
import { CHILDREN_ENTRIES } from './general-children.data.ts';
import { DRINK_ENTRIES } from './general-drinks.data.ts';
import { FOOD_ENTRIES } from './general-foods.data.ts';
import { FURTHER_ENTRIES } from './general-further.data.ts';
import { KITCHEN_ENTRIES } from './general-kitchen.data.ts';
import { LABEL_ENTRIES } from './general-labels.data.ts';
import { LIVING_ENTRIES } from './general-living.data.ts';
import {
  MORE_APP_ENTRIES,
  MORE_CHILDREN_ENTRIES,
  MORE_DRINKS_ENTRIES,
  MORE_FOODS_ENTRIES,
  MORE_ILLNESS_ENTRIES,
  MORE_KITCHEN_ENTRIES,
  MORE_LABELS_ENTRIES,
  MORE_LIVING_ENTRIES,
  MORE_NUTRIENTS_ENTRIES,
} from './general-more.data.ts';
import { NUTRIENT_ENTRIES } from './general-nutrients.data.ts';
import { VITAMIN_ENTRIES } from './general-vitamins.data.ts';

/** Every general question of nutrition that the knowledge base answers. */
export const GENERAL = {
  ...NUTRIENT_ENTRIES,
  ...VITAMIN_ENTRIES,
  ...DRINK_ENTRIES,
  ...FOOD_ENTRIES,
  ...LABEL_ENTRIES,
  ...KITCHEN_ENTRIES,
  ...LIVING_ENTRIES,
  ...CHILDREN_ENTRIES,
  ...FURTHER_ENTRIES,
  ...ASKED_ENTRIES,
  ...APP_ENTRIES,
  ...MORE_NUTRIENTS_ENTRIES,
  ...MORE_DRINKS_ENTRIES,
  ...MORE_FOODS_ENTRIES,
  ...MORE_LABELS_ENTRIES,
  ...MORE_KITCHEN_ENTRIES,
  ...MORE_LIVING_ENTRIES,
  ...MORE_ILLNESS_ENTRIES,
  ...MORE_CHILDREN_ENTRIES,
  ...MORE_APP_ENTRIES,
} as const;

export type GeneralId = keyof typeof GENERAL;
