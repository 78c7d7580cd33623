import type { ReckoningBlock } from './reckoning/blocks.ts';

/** The animals that food is asked for. */
export type Pet = 'dog' | 'cat' | 'other';
/** How much of a food suits an animal; `ask`: no source names it. */
export type PetLevel = 'poison' | 'avoid' | 'little' | 'ask';
export type PetReason =
  | 'theobromine'
  | 'grape'
  | 'onion'
  | 'xylitol'
  | 'macadamia'
  | 'alcohol'
  | 'avocado'
  | 'rich'
  | 'milk'
  | 'plain'
  | 'unknown';
export type PetLine = { readonly food: string; readonly level: PetLevel; readonly reason: PetReason };

/** A drink with caffeine, as it was typed, in its usual portion. */
export type CaffeineDrink = { readonly drink: string; readonly ml: number; readonly mg: number };
/** For whom it is, where that is a child or a teenager. */
export type YoungDrinker = { readonly age: number; readonly kg: number };

/** The line that answers whether an additive is dangerous (`packages/messages`, `guide.additive_*`). */
export type AdditiveSays = 'danger_low' | 'danger_moderate' | 'danger_high' | 'unsettled';

/** Answers to what is asked of no product: of animals, of drinks for the young, of additives, of medicines. */
export type AskedBlock =
  | ReckoningBlock
  /** Caffeine of drinks; `young`: for somebody below 18, with the limit of a day in mg. */
  | {
      kind: 'caffeine';
      drinks: readonly CaffeineDrink[];
      young: (YoungDrinker & { readonly limit: number; readonly says: 'energy' | 'over' | 'under' }) | null;
    }
  /** What holds of foods for an animal. `isEmergency`: it ate what may be poisonous. */
  | { kind: 'pet'; pet: Pet; lines: readonly PetLine[]; isEmergency: boolean }
  /** `origin`: asked for, whether it comes from animals. */
  | { kind: 'additive'; code: string; origin: 'animal' | 'not vegan' | 'either' | 'not animal' | null }
  /** Whether an additive is dangerous, in one line. */
  | { kind: 'additive says'; code: string; says: AdditiveSays }
  /** Beside a medicine: that it is not stopped without a doctor, what a fast asks for, or who knows all that somebody takes. */
  | { kind: 'medicine'; says: 'ask' | 'stop' | 'fasting' };
