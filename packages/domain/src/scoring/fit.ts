import { suits } from '../matching/index.ts';
import type { PreparedProfile } from './prepare-profile.ts';
import type { PreparedFood } from './prepared-food.ts';

/** How a food stands to what a person leaves out, from what they may take to what they must not. */
export const FITS = ['fits', 'unknown', 'conflict'] as const;
export type Fit = (typeof FITS)[number];

/**
 * `conflict` where a restriction is broken, `unknown` where the pack does not settle one, else `fits`: what is not known never fits.
 * `null`: the person leaves nothing out. A direction ("Mediterranean") forbids nothing.
 */
export function fitOf(food: PreparedFood, { constraints }: PreparedProfile): Fit | null {
  const binding = constraints.filter(({ strictness }) => strictness !== 'guide');
  if (binding.length === 0) return null;
  let fit: Fit = 'fits';
  for (const { restriction } of binding) {
    const { answer, traces } = suits(food, restriction);
    if (answer === 'no') return 'conflict';
    if (traces || answer === 'unknown') fit = 'unknown';
  }
  return fit;
}
