import { type Circumstance, conditionsOf } from '@labelwise/domain/guide';
import type { Say } from '../index.ts';
import type { BlockOf } from './guide-words.ts';
import { listed, plainName } from './markdown.ts';
import { profileOffer } from './profile-offer.ts';

/** "From now on: you are pregnant." */
export function circumstancesChanged(say: Say, { reported, withdrawn, isOfOther }: BlockOf<'circumstances changed'>): string {
  const names = (list: readonly Circumstance[]) => ({
    list: listed(
      say,
      list.map((one) => circumstanceName(say, one)),
    ),
  });
  return [
    ...(reported.length === 0
      ? []
      : [say(isOfOther ? 'guide.circumstances_reported_of_other' : 'guide.circumstances_reported', names(reported))]),
    ...(withdrawn.length === 0 ? [] : [say('guide.circumstances_over', names(withdrawn))]),
  ].join(' ');
}

/** What was stated is offered for the health profile; a child's age is nobody's own. */
export function circumstanceOffers(say: Say, reported: readonly Circumstance[]): string[] {
  const own = reported.flatMap((one) => (one.kind === 'pregnancy' || one.kind === 'breastfeeding' ? [one.kind] : []));
  return [profileOffer(say, 'restriction', own), profileOffer(say, 'condition', conditionsOf(reported))].filter((offer) => offer !== '');
}

function circumstanceName(say: Say, one: Circumstance): string {
  switch (one.kind) {
    case 'pregnancy':
      return say('guide.circumstance_pregnancy');
    case 'breastfeeding':
      return say('guide.circumstance_breastfeeding');
    case 'condition':
      return plainName(one.name);
    case 'child':
      return say('guide.circumstance_child', { age: one.age });
    default:
      return one satisfies never;
  }
}

/** What has to be borne in mind with every food, a sentence a circumstance. */
export function circumstanceNotes(say: Say, circumstances: readonly Circumstance[]): string[] {
  return circumstances.map((one) => {
    switch (one.kind) {
      case 'pregnancy':
        return say('guide.note_pregnancy');
      case 'breastfeeding':
        return say('guide.note_breastfeeding');
      case 'condition':
        return say('guide.note_condition', { condition: plainName(one.name) });
      case 'child':
        return one.age < 1
          ? say('guide.note_infant')
          : one.age < 5
            ? say('guide.note_young_child')
            : say('guide.note_child', { age: one.age });
      default:
        return one satisfies never;
    }
  });
}
