import { type Answer, composeGeneral, isOfFasting, joinAnswers } from '@labelwise/domain/guide';
import type { Inquiry } from './inquiry.ts';

/**
 * An answer about a fast for whoever has diabetes: when not to fast, and when to break it, goes before everything about food.
 *
 * @source IDF-DAR, Diabetes and Ramadan, 2021
 */
export function withFastFirst(answer: Answer, { typed, needs }: Inquiry): Answer {
  if (!needs.includes('diabetes') || !isOfFasting(typed)) return answer;
  const isStated = answer.sources.some((source) => source.kind === 'publication' && source.publication === 'idfRamadan');
  return isStated ? answer : joinAnswers([composeGeneral('ramadan_diabetes', []), answer]);
}
