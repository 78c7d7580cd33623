import { type Answer, answerOf } from '../answer.ts';
import { stem } from '../understand/words.ts';
import { GENERAL, type GeneralId } from './general.data.ts';

/** Words of a question that say nothing of what it is about. */
const FILLERS: ReadonlySet<string> = new Set(
  'is are was be the a an i my me we you do does did should can could would will what which how much many why when if than or and vs versus better worse healthier healthy unhealthy good bad best ok okay safe harmful really actually for to in of with from per day daily every eat eating drink drinking food foods it any about have having has more less too need needs take get there that this your adult adults people person someone average normal recommended recommendation limit maximum max intake allowed amount gram grams g mg kcal body health nutrition so true at all one also not no drinks woman women man men'
    .split(' ')
    .map(stem),
);
/** These ask after one's own data or a certain product, not in general. */
const OWN = /\b(?:my|mine|this|it|these|those|he|she)\b/;

const ids = (): GeneralId[] => {
  const isId = (id: string): id is GeneralId => Object.hasOwn(GENERAL, id);
  return Object.keys(GENERAL).filter(isId);
};
type Way = { readonly id: GeneralId; readonly groups: readonly (readonly string[])[] };
const WAYS: readonly Way[] = ids().flatMap((id) =>
  GENERAL[id].asks.map((way) => ({ id, groups: way.split(' ').map((group) => group.split('|').map(stem)) })),
);

/**
 * The general question that a text asks: every group of words stands in it, and nothing else that would make it about something else
 * (a brand). The way with most words wins.
 *
 * @param text folded
 */
export function generalIn(text: string): GeneralId | null {
  if (OWN.test(text)) return null;
  const words = text
    .split(' ')
    .filter((word) => word !== '')
    .map(stem);
  let best: { id: GeneralId; groups: number } | null = null;
  for (const { id, groups } of WAYS) {
    if (!groups.every((group) => group.some((word) => words.includes(word)))) continue;
    const known = new Set(WAYS.filter((way) => way.id === id).flatMap((way) => way.groups.flat()));
    if (!words.every((word) => known.has(word) || FILLERS.has(word) || /^\d+$/.test(word))) continue;
    if (best === null || groups.length > best.groups) best = { id, groups: groups.length };
  }
  return best?.id ?? null;
}

/**
 * The answer to a general question of nutrition, with what it rests on. What is good for most may harm the one who asks.
 * @param limits what they have to keep to: restrictions, conditions, circumstances
 */
export function composeGeneral(id: GeneralId, limits: readonly string[]): Answer {
  return answerOf(
    [...(limits.length === 0 ? [] : [{ kind: 'own limits first' as const, names: limits }]), { kind: 'general', id }],
    GENERAL[id].publications.map((publication) => ({ kind: 'publication', publication })),
  );
}
