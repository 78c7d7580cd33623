import type { Element } from './elements.ts';
import { ILLNESS } from './words/roles.ts';

/** An element of a statement and its place there. */
export type PositionedElement = { readonly element: Element; readonly at: number };

const OF_GUT = /^(?:glut[ei]n|la[ck]?t+os)/;
/** "Sulphite asthma". */
const ASTHMA = /^as(?:th)?ma$/;
/** "Classic galactosaemia type one"; what has more words is a sentence about an illness. */
const MOST_WORDS = 4;

/**
 * A bare condition binds where it is the name of an illness that rules foods out, or names an allergen or a diet and nothing else:
 * "coeliac", "pregnant"; not "back pain", whose second word is bread in French.
 */
export function isIllness(chunk: readonly PositionedElement[], index: number): boolean {
  const element = chunk[index]?.element;
  if (element?.kind !== 'name') return false;
  const words = chunk.filter(({ element: other }) => other.kind === 'unknown' || other.kind === 'name').length;
  if (element.meant.isIllness && words <= MOST_WORDS) return true;
  // "Celiac desease", "gluten ataxia": a word that nobody knows makes these no other illness; with more beside it is a sentence about one.
  const isOfGut = ILLNESS.test(element.typed) || (!element.isGuess && OF_GUT.test(element.typed));
  const isAsthma = !element.isGuess && chunk.every(({ element: other }) => other.kind !== 'unknown' || ASTHMA.test(other.typed));
  if (!(isOfGut && words === 2) && !isAsthma && chunk.some(({ element: other }) => other.kind === 'unknown')) return false;
  const { diets, members, foods, numbers } = element.meant;
  const isCurated = diets.length + members.length > 0 && foods.length + numbers.length === 0;
  return isCurated && (!element.isGuess || diets.every((diet) => diet === 'gluten-free'));
}
