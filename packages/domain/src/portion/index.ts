export type { AmountUnit } from './amount.ts';
export { amountUnits, MAX_EATEN } from './amount.ts';
export { BREAD_SLICE_KJ, EU_INTAKES, SALT_G, SPOON_G } from './day.data.ts';
export type { DayGoals, Eaten, EatenName, EatenRow } from './eaten-day.ts';
export { EATEN_NAMES, eatenDay, eatenOf, goalsOfDay, isToReach } from './eaten-day.ts';
export type { DayNutriment, DayShare, DaySource, DayTargets, Portion } from './portion.ts';
export { amountsOfDay, hasFreeSugars, portionOf, sharesOfDay } from './portion.ts';
