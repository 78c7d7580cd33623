import type { Say } from '../index.ts';
import { listed, plainName } from './markdown.ts';

/**
 * A link by which the screen offers to keep what was stated in the health profile, with one press; empty for nothing to keep. Stored is what
 * the screen reads in the address and names on its button.
 */
export function profileOffer(say: Say, place: 'restriction' | 'condition', values: readonly string[]): string {
  if (values.length === 0) return '';
  const names = listed(
    say,
    values.map((value) => plainName(say.term?.(value, true) ?? value)),
  );
  return say('guide.keep_offer', { names, items: `${place}:${values.map((value) => encodeURIComponent(value)).join(',')}` });
}
