import type { FirstLine } from '@labelwise/domain/guide';
import type { MessageId, Say } from '../index.ts';
import { additiveName, amountText, gramsText } from './guide-words.ts';
import { withBrand } from './markdown.ts';
import { termText } from './terms.ts';

const FATTENING = {
  much: 'guide.turn_fattening_much',
  some: 'guide.turn_fattening_some',
  little: 'guide.turn_fattening_little',
} as const satisfies Readonly<Record<string, MessageId>>;
const SUITS = {
  yes: 'guide.turn_additive_yes',
  no: 'guide.turn_additive_no',
  open: 'guide.turn_additive_open',
} as const satisfies Readonly<Record<string, MessageId>>;

const perText = (say: Say, per: '100 g' | '100 ml'): string => gramsText(say, 100, per);

/** The line that answers the one thing which was asked. */
export function firstLine(say: Say, line: FirstLine): string {
  switch (line.asks) {
    case 'nutri score':
      return line.grade === null
        ? say('guide.turn_nutri_score_none', { food: withBrand(line.food) })
        : say('guide.turn_nutri_score', { food: withBrand(line.food), grade: line.grade.toUpperCase() });
    case 'fattening':
      return say(FATTENING[line.as], { food: withBrand(line.food), energy: amountText(say, line.energy), per: perText(say, line.per) });
    case 'fits left':
      return say(line.isWithin ? 'guide.turn_fits_left' : 'guide.turn_fits_left_not', {
        food: withBrand(line.food),
        portion: gramsText(say, line.grams, line.per),
        energy: amountText(say, line.energy),
        left: amountText(say, line.left),
        rest: amountText(say, line.rest),
      });
    case 'not only':
      return say(line.isOnly ? 'guide.turn_only_that' : 'guide.turn_not_only', { food: withBrand(line.food) });
    case 'additive for':
      return say(SUITS[line.answer], { additive: additiveName(say, line.code), diet: termText(say, line.diet) });
    case 'as sodium':
      return say('guide.turn_sodium', { sodium: amountText(say, line.sodium), portion: gramsText(say, line.grams, line.per) });
    default:
      return line satisfies never;
  }
}
