import type { Say } from '../index.ts';
import { listed, plainName } from './markdown.ts';

/**
 * A link by which the screen offers to store what was stated in the health profile, with one press; empty when there is nothing to
 * store. The screen stores what it reads in the address, and names it on its button.
 */
export function profileOffer(say: Say, place: 'restriction' | 'condition', values: readonly string[]): string {
  if (values.length === 0) return '';
  const names = listed(
    say,
    values.map((value) => plainName(say.term?.(value, true) ?? value)),
  );
  return say('guide.keep_offer', { names, items: `${place}:${values.map((value) => encodeURIComponent(value)).join(',')}` });
}
