import type { FoodGroup } from '../groups.data.ts';

/** For each group its words and phrases, divided by `|`. */
export type GroupWords = Readonly<Partial<Record<FoodGroup, string>>>;
