import type { KitchenFact } from '@labelwise/domain/guide';
import type { Say } from '../index.ts';
import { measuredText } from './guide-amounts.ts';
import { bullets, capitalized, listed, plainName, shortNumber } from './markdown.ts';

/** A weight from here on is shown in steps of 5 g: kitchen measures are no finer. */
const COARSE = 50;
const STEP = 5;

/** How long a food keeps, how freezing takes it, how much a portion or a piece is, or what does in its place. */
export function kitchenParagraphs(say: Say, fact: KitchenFact): readonly string[] {
  const food = capitalized(plainName(fact.food));
  switch (fact.asked) {
    case 'keep': {
      const times = fact.times.map(({ state, ...time }) => say(`guide.stored_${state}`, { time: timeText(say, time) }));
      const text = say('guide.kitchen_keep', { food, times: listed(say, times) });
      return [fact.isRice ? `${text} ${say('guide.kitchen_rice')}` : text];
    }
    case 'freeze': {
      const text = say(`guide.freeze_${fact.how}`, { food, time: timeText(say, { from: fact.months, to: fact.months, unit: 'months' }) });
      return [fact.months === 0 ? text : `${text} ${say('guide.freeze_how')}`];
    }
    case 'portion':
      return [say(`guide.portion_${fact.as}`, { food, grams: `${rangeText(say, fact.from, fact.to)} g` })];
    case 'piece':
      return [say(fact.isEgg ? 'guide.piece_egg' : 'guide.piece_weighs', { food, grams: `${shortNumber(say, fact.grams)} g` })];
    case 'measure': {
      const { from, to } = fact.measure;
      const value = to.unit === 'g' && to.value >= COARSE ? Math.round(to.value / STEP) * STEP : to.value;
      const values = { from: measuredText(say, { ...from, of: null }), to: measuredText(say, { ...to, value, of: null }) };
      return [say('guide.measure', { food, ...values })];
    }
    case 'instead': {
      const [first, ...others] = fact.options.map((option) => say(`guide.instead_${option}`));
      if (first === undefined) return [say('guide.instead_none', { food })];
      const best = say('guide.instead', { food, option: first });
      return [others.length === 0 ? best : `${best}\n${bullets(others.map((option) => say('guide.instead_or', { option })))}`];
    }
    default:
      return fact satisfies never;
  }
}

type Time = { readonly from: number; readonly to: number; readonly unit: 'days' | 'weeks' | 'months' };

function timeText(say: Say, { from, to, unit }: Time): string {
  return say(`guide.time_${unit}`, { range: rangeText(say, from, to), count: to });
}

const rangeText = (say: Say, from: number, to: number): string =>
  from === to ? String(from) : say('guide.range', { from: String(from), to: String(to) });
