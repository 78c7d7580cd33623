import { KJ_PER_KCAL, sum } from '../lib/index.ts';
import { amountOf, kilocalories, presenceOf, type ReadFood } from '../matching/index.ts';
import { CAN_ML, EATEN_NAMES, type EatenName, EU_INTAKES, FIBER_G, FREE_SUGARS_G, MAX_EATEN, SALT_G } from './day.data.ts';

/** How much of a food is looked at: the serving of its pack, a can of a drink that names none, else 100 g or ml. */
export type Portion = { readonly kind: 'serving' | 'can' | '100'; readonly amount: number; readonly unit: 'g' | 'ml' };

const DAY_NUTRIMENTS = ['sugars', 'saturatedFat', 'salt', 'fiber', 'energyKj'] as const;
export type DayNutriment = (typeof DAY_NUTRIMENTS)[number];

/** Where the amount of a day comes from. */
export type DaySource = 'WHO free sugars' | 'EU sugars' | 'EU saturated fat' | 'WHO salt' | 'EFSA fiber' | 'EU energy' | 'own target';

export type DayShare = {
  readonly nutriment: DayNutriment;
  /** Grams, of energy kJ. */
  readonly per100: number;
  readonly inPortion: number;
  readonly ofDay: number;
  /** Whole percent of the day in a portion. */
  readonly percent: number;
  readonly source: DaySource;
};

/** Daily targets of a member; the guidelines state free sugars and saturated fat as parts of a day's energy, so they follow it. */
export type DayTargets = { readonly calories: number | null };

const KCAL_OF_REFERENCE = 2000;
/** Larger servings are typing errors of the source: no pack suggests more than a kilogram. */
const MAX_SERVING = 1000;

export function portionOf(food: ReadFood, servingSize: number | null): Portion {
  const unit = food.isDrink ? 'ml' : 'g';
  if (servingSize !== null && servingSize > 0 && servingSize <= MAX_SERVING) return { kind: 'serving', amount: servingSize, unit };
  return food.isDrink ? { kind: 'can', amount: CAN_ML, unit } : { kind: '100', amount: 100, unit };
}

/**
 * What a portion brings of a day, for the nutriments that the pack states. Shown beside the score, never part of it.
 *
 * @param servingSize grams or millilitres; null where the pack does not say
 */
export function sharesOfDay(food: ReadFood, servingSize: number | null, targets: DayTargets = { calories: null }): DayShare[] {
  const portion = portionOf(food, servingSize);
  return DAY_NUTRIMENTS.flatMap((nutriment): DayShare[] => {
    const per100 = per100Of(food, nutriment);
    if (per100 === null) return [];
    const { amount: ofDay, source } = dayOf(food, nutriment, targets);
    const inPortion = (per100 * portion.amount) / 100;
    return [{ nutriment, per100, inPortion, ofDay, percent: Math.round((100 * inPortion) / ofDay), source }];
  });
}

function per100Of(food: ReadFood, nutriment: DayNutriment): number | null {
  if (nutriment !== 'energyKj') return amountOf(food, nutriment);
  const stated = amountOf(food, 'energyKj');
  if (stated !== null) return stated;
  const kcal = kilocalories(food);
  return kcal === null ? null : kcal * KJ_PER_KCAL;
}

/** Grams that a member's day holds at most; of fiber, at least. Sugars are the free ones: those of whole fruit and milk have no such limit. */
export function amountsOfDay(targets: DayTargets): Readonly<Record<Exclude<DayNutriment, 'energyKj'>, number>> {
  const ofEnergy = energyOfDay(targets);
  return { sugars: FREE_SUGARS_G * ofEnergy, saturatedFat: EU_INTAKES.saturatedFat * ofEnergy, salt: SALT_G, fiber: FIBER_G };
}

/** The energy of the member's own day, as a multiple of the reference. */
function energyOfDay({ calories }: DayTargets): number {
  return (calories !== null && calories > 0 ? calories : KCAL_OF_REFERENCE) / KCAL_OF_REFERENCE;
}

function dayOf(food: ReadFood, nutriment: DayNutriment, targets: DayTargets): { amount: number; source: DaySource } {
  const ofEnergy = energyOfDay(targets);
  const { sugars, saturatedFat, salt, fiber } = amountsOfDay(targets);
  switch (nutriment) {
    case 'sugars':
      return hasFreeSugars(food)
        ? { amount: sugars, source: 'WHO free sugars' }
        : { amount: EU_INTAKES.sugars * ofEnergy, source: 'EU sugars' };
    case 'saturatedFat':
      return { amount: saturatedFat, source: 'EU saturated fat' };
    case 'salt':
      return { amount: salt, source: 'WHO salt' };
    case 'fiber':
      return { amount: fiber, source: 'EFSA fiber' };
    case 'energyKj':
      return ofEnergy === 1
        ? { amount: EU_INTAKES.energyKj, source: 'EU energy' }
        : { amount: KCAL_OF_REFERENCE * ofEnergy * KJ_PER_KCAL, source: 'own target' };
  }
}

/**
 * Sugars that somebody added, and those of honey, syrups and juices. Those of whole fruit and of milk are none.
 * @source WHO, Guideline: sugars intake for adults and children (2015)
 */
export function hasFreeSugars(food: ReadFood): boolean {
  const { amount } = presenceOf(food, 'Sugars and Syrups');
  if (amount !== null) return amount > 0 || (food.isDrink && presenceOf(food, 'Dairy').amount === 0);
  return food.isDrink || food.facts.nova === 4;
}

/** How an amount can be counted, and what one of it is in grams or millilitres. */
export type AmountUnit = { readonly kind: 'serving' | 'can' | '100' | 'piece' | 'g' | 'ml'; readonly amount: number };

/** "6 x 20 g", "4 × 125 ml": packs that say what one piece weighs. */
const PIECES = /(?:^|\s)\d{1,3}\s*[x×]\s*(\d{1,4}(?:[.,]\d{1,2})?)\s*(kg|g|ml|cl|l)\b/iu;
const GRAMS: Readonly<Record<string, number>> = { kg: 1000, g: 1, ml: 1, cl: 10, l: 1000 };

/**
 * The units in which an amount of a food can be given, the usual one first: a serving (else a can, else 100 g or ml), a piece where the
 * pack says what one weighs, and grams or millilitres.
 */
export function amountUnits(food: ReadFood, servingSize: number | null, quantity: string | null): readonly AmountUnit[] {
  const { kind, amount, unit } = portionOf(food, servingSize);
  const piece = pieceOf(quantity);
  return [
    { kind, amount },
    ...(piece === null || piece === amount ? [] : [{ kind: 'piece', amount: piece } as const]),
    { kind: unit, amount: 1 },
  ];
}

function pieceOf(quantity: string | null): number | null {
  const [, number = '', unit = ''] = PIECES.exec(quantity ?? '') ?? [];
  const grams = Number(number.replace(',', '.')) * (GRAMS[unit.toLowerCase()] ?? 0);
  return grams > 0 && grams <= MAX_EATEN ? grams : null;
}

/** The protein of an average adult, in grams. @source Regulation (EU) No 1169/2011, annex XIII, part B */
const PROTEIN_G = 50;
/** These are amounts to reach, the others limits. */
const TO_REACH: ReadonlySet<EatenName> = new Set(['fiber', 'protein']);

export function isToReach(name: EatenName): boolean {
  return TO_REACH.has(name);
}

/** Daily targets of a person; null: the reference. */
export type DayGoals = { readonly calories: number | null; readonly protein: number | null };

/** A note of a meal. `amount` in grams or millilitres; null: one serving. `doubtful`: figures that cannot be true, which do not count. */
export type Eaten = {
  readonly food: ReadFood;
  readonly servingSize: number | null;
  readonly amount: number | null;
  readonly doubtful: ReadonlySet<string>;
};

/** Grams, of energy kcal. */
export type EatenRow = {
  readonly name: EatenName;
  readonly eaten: number;
  readonly goal: number;
  readonly isToReach: boolean;
  /** Notes of foods whose pack does not state it. */
  readonly unstated: number;
};

/** What the day of a person holds, in grams and kcal: a limit, of fiber and protein an amount to reach. */
export function goalsOfDay({ calories, protein }: DayGoals): Readonly<Record<EatenName, number>> {
  const { sugars, saturatedFat, salt, fiber } = amountsOfDay({ calories });
  return {
    calories: calories ?? Math.round(EU_INTAKES.energyKj / KJ_PER_KCAL / 100) * 100,
    sugars,
    saturatedFat,
    salt,
    fiber,
    protein: protein ?? PROTEIN_G,
  };
}

/** What was eaten in a day beside what it holds. What a pack does not state is in no sum, and counted. */
export function eatenDay(eaten: readonly Eaten[], targets: DayGoals): EatenRow[] {
  const goals = goalsOfDay(targets);
  return EATEN_NAMES.map((name): EatenRow => {
    const known = eaten.flatMap((one) => {
      const eaten = eatenOf(one, name);
      return eaten === null ? [] : [eaten];
    });
    return { name, eaten: sum(known), goal: goals[name], isToReach: isToReach(name), unstated: eaten.length - known.length };
  });
}

/** What a note brings, in grams, of energy in kcal; `null` where the pack does not state it. */
export function eatenOf(one: Eaten, name: EatenName): number | null {
  const per100 = amountPer100(one, name);
  return per100 === null ? null : (per100 * (one.amount ?? portionOf(one.food, one.servingSize).amount)) / 100;
}

/** The sugars of whole fruit and milk are none of the free ones (docs/decisions/070). */
function amountPer100({ food, doubtful }: Eaten, name: EatenName): number | null {
  switch (name) {
    case 'calories':
      return doubtful.has('energyKj') || doubtful.has('energyKcal') ? null : kilocalories(food);
    case 'protein':
      return doubtful.has('proteins') ? null : amountOf(food, 'proteins');
    case 'sugars':
      if (doubtful.has('sugars')) return null;
      return hasFreeSugars(food) ? amountOf(food, 'sugars') : amountOf(food, 'sugars') === null ? null : 0;
    case 'saturatedFat':
    case 'salt':
    case 'fiber':
      return doubtful.has(name) ? null : amountOf(food, name);
    default:
      return name satisfies never;
  }
}
