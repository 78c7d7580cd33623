import { portionTyped } from '../amounts/portions.ts';
import { headNamed } from '../generic/names-inside.ts';
import { isOfNutriScore } from '../understand/one-thing.ts';
import { understand } from '../understand/understand.ts';
import { type ChatTurn, productsLinked } from './chat.ts';
import { BARE_WHY, COMPARES_TWO, CUT_FIRST, IF_EATEN, OF_EACH, WHAT_IS_NOT, WITHOUT_IT } from './points-back.data.ts';

/** How a message that points back at what stood before it reads in full. @param text folded @param before its turns, oldest first */
export type PointsBack = (message: string, text: string, before: readonly ChatTurn[]) => string | null;

const askedLast = (before: readonly ChatTurn[]): string => before.findLast(({ role }) => role === 'user')?.content ?? '';
const answeredLast = (before: readonly ChatTurn[]): string => before.findLast(({ role }) => role === 'assistant')?.content ?? '';

/** The two products that were talked about last: of one answer that named two, or of one each. */
function twoSpokenOf(before: readonly ChatTurn[]): readonly [string, string] | null {
  const answers = before
    .flatMap(({ role, content }) => (role === 'assistant' ? [productsLinked(content)] : []))
    .filter(({ length }) => length > 0);
  const last = answers.at(-1) ?? [];
  const codes = [
    ...new Set(
      last.length === 1
        ? answers
            .slice(-LOOKED_AT)
            .toReversed()
            .flatMap(([first]) => first ?? [])
        : last,
    ),
  ];
  const [one, other, ...others] = codes;
  return one === undefined || other === undefined || (last.length > 1 && others.length > 0) ? null : [one, other];
}
const LOOKED_AT = 3;

/** "How many calories in a spoon of each?", "which of those two has less sugar per 15 g": of both. */
const ofBoth: PointsBack = (message, text, before) => {
  const isOfEach = OF_EACH.test(text);
  const { nutrients } = understand(message);
  if (nutrients.length === 0 || !(isOfEach || (COMPARES_TWO.test(text) && portionTyped(message) !== null))) return null;
  const two = twoSpokenOf(before);
  return two === null ? null : `${message.replace(/[?!.\s]+$/u, '')}: ${two[1]}, ${two[0]}?`;
};

/** "Which do I cut first?" of two that were talked about. */
const cutOfTwo: PointsBack = (_message, text, before) =>
  CUT_FIRST.test(text) && twoSpokenOf(before) !== null ? 'which of the two is worse' : null;

/** "Why so low?" behind a Nutri-Score. */
const whyThatLetter: PointsBack = (_message, text, before) => {
  const [code] = productsLinked(answeredLast(before));
  return code !== undefined && BARE_WHY.test(text) && isOfNutriScore(askedLast(before)) ? `why nutri-score ${code}` : null;
};

/** "And if I eat a Snickers?" behind what is left today. */
const eatenOfLeft: PointsBack = (message, text, before) => {
  if (!IF_EATEN.test(text)) return null;
  const { kind } = understand(askedLast(before)).intent;
  const left = /\*\*(?:[^*]*?\s)?(?<kcal>\d{2,4})[\s\u00a0\u202f]?kcal|:\s(?<listed>\d{2,4})[\s\u00a0\u202f]?kcal/u.exec(
    answeredLast(before),
  )?.groups;
  const kcal = left?.['kcal'] ?? left?.['listed'];
  return kcal === undefined || (kind !== 'targets left' && kind !== 'my day') ? null : `${kcal} kcal left, ${message}`;
};

/** "Any sweet without it?" after gelatine. */
const withoutIt: PointsBack = (message, _text, before) => {
  if (!WITHOUT_IT.test(message)) return null;
  const food = before
    .filter(({ role }) => role === 'user')
    .slice(-LOOKED_AT)
    .flatMap(({ content }) => headNamed(content) ?? [])
    .at(-1);
  return food === undefined ? null : message.replace(WITHOUT_IT, (_whole, without: string) => `${without} ${food}`);
};

/** "What exactly is in it that isn't?" after whether it is vegan: asked once more. */
const whatIsNot: PointsBack = (_message, text, before) => {
  const last = askedLast(before);
  return WHAT_IS_NOT.test(text) && understand(last).diets.length > 0 ? last : null;
};

export const POINTS_BACK: readonly PointsBack[] = [ofBoth, cutOfTwo, whyThatLetter, eatenOfLeft, withoutIt, whatIsNot];
