import { type Answer, answerOf } from '../answer.ts';
import type { OfferedReading } from '../block-parts.ts';
import type { FoodName } from '../blocks.ts';
import type { QuestionClass } from '../intents/classifier.ts';

/** The question of a food that a class stands for. */
const OF_FOOD: Readonly<Partial<Record<QuestionClass, Extract<OfferedReading, { of: 'food' }>['as']>>> = {
  verdict: 'verdict',
  compare: 'verdict',
  general: 'verdict',
  swap: 'swap',
  find: 'swap',
  why: 'why',
  contains: 'contents',
  amount: 'contents',
};
const OF_SELF: Readonly<Partial<Record<QuestionClass, Extract<OfferedReading, { of: 'self' }>['as']>>> = {
  find: 'find',
  swap: 'find',
  'own foods': 'scans',
  'my day': 'day',
  'my week': 'week',
  'targets left': 'left',
  plan: 'plan',
  'what to cut': 'less',
  'my profile': 'profile',
  labelwise: 'score',
};

/**
 * Asks what is meant, with a question to send for each reading; it judges and proposes nothing.
 *
 * @param perhaps what the question may be, the likeliest first
 * @param food that it names, or that was spoken of before
 */
export function composeNotSure(perhaps: readonly QuestionClass[], food: FoodName | null): Answer {
  const readings = perhaps.flatMap((kind): OfferedReading[] => {
    if (kind === 'told') return [{ of: 'statement' }];
    const ofFood = OF_FOOD[kind];
    if (food !== null && ofFood !== undefined) return [{ of: 'food', as: ofFood, food }];
    const ofSelf = OF_SELF[kind];
    return ofSelf === undefined ? [] : [{ of: 'self', as: ofSelf }];
  });
  const keys = readings.map((one) => JSON.stringify(one));
  return answerOf([{ kind: 'not sure', readings: readings.filter((_, at) => keys.indexOf(keys[at] ?? '') === at) }]);
}
