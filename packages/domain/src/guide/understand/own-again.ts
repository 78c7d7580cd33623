import type { Intent } from '../intents/intent.ts';
import type { OwnFoodsIntent } from '../intents/own.ts';
import { ownFoodsIn } from '../intents/own-foods.ts';
import type { Understanding } from './understanding.ts';

/** A question of more words stands by itself. */
const SHORT = 8;

/** Says that it is still about the previous foods. */
const OF_THEM = /\b(?:which|the others?|of (?:them|those)|the rest)\b/;

/** Ends with a denial of what was asked before. */
const DENIED = /\b(?:don't|dont|do not|does not|doesn't|haven't|have not|aren't|are not|not|none|without(?: (?:it|them|any))?)$/;

const ANY_WITH =
  /^(?:(?:and|but|so) )*(?:(?:is|was|are|were) there )?(?:any|anything|something|what|which)(?: (?:of (?:them|those|these)|ones?))? (?:(?:that|which) )?(?:with|without|has|had|have|contain\w*|holds?)\b/;

/** Of those that were listed, with what is asked of them besides. */
const AS_WELL = /\b(?:too|as well|also|of (?:them|those|these))\b/;

/** "And nuts?", "and which don't?", "what about my purchases?" after a question about the member's own foods. */
export function ownAgain(before: Intent, { intent, normalizedText, criteria }: Understanding): Intent | null {
  // "Anything with milk in it?" of the foods that were listed.
  if (before.kind === 'own list' && normalizedText.split(' ').length <= SHORT)
    return ANY_WITH.test(normalizedText) ? ownFoodsIn(normalizedText.split(' '), before.set) : null;
  if (before.kind !== 'own foods' || normalizedText.split(' ').length > SHORT) return null;
  const words = normalizedText.split(' ');
  // "Any of those without milk too?": of those that were listed.
  if (AS_WELL.test(normalizedText)) {
    // What they are to be without was read apart from the words.
    const diets = criteria.flatMap((one) => (one.kind === 'diet' ? [one.diet] : []));
    const fits = diets.map((diet) => ({ property: { kind: 'fits', diet } as const, isNegated: false }));
    if (fits.length > 0) return { ...before, also: [...before.also, ...fits] };
    const further = ownFoodsIn(words, before.set);
    if (further !== null) {
      const { property, isNegated, also } = further;
      return { ...before, also: [...before.also, { property, isNegated }, ...also] };
    }
  }
  const other =
    /\b(?:that|which|who)(?: ones?)? (are|do|have|contain|aren't|don't|haven't|are not|do not|arent|dont|havent|isnt|doesnt)(?: (?:it|them|any))?$/.exec(
      normalizedText,
    )?.[1];
  if (other !== undefined) return before.also.length > 0 ? before : { ...before, isNegated: /n't|not|nt$/.test(other) };
  // "Which of my favorites do not?"
  if (intent.kind === 'own list')
    return DENIED.test(normalizedText) ? { ...turned(before), set: intent.set } : { ...before, set: intent.set };
  if (intent.kind === 'unclear' || intent.kind === 'ranking')
    return DENIED.test(normalizedText) ? turned(before) : ownFoodsIn(words, before.set);
  if (/\b(?:instead|alternatives?|replace\w*|else|other than)\b/.test(normalizedText)) return null;
  const isProperty =
    intent.kind === 'term' || intent.kind === 'find' || (intent.kind === 'contains' && (words.length <= 3 || OF_THEM.test(normalizedText)));
  return isProperty ? ownFoodsIn(words, before.set) : null;
}

/** Those that do not: of several conditions the answer names those that miss one, by what they miss, so that it is given again. */
const turned = (before: OwnFoodsIntent): OwnFoodsIntent => (before.also.length > 0 ? before : { ...before, isNegated: !before.isNegated });

/** "Which was the healthiest?" of the scans that were looked back on. */
export function rankedOwn(before: Intent, intent: Intent): Intent | null {
  if (intent.kind !== 'ranking' || (before.kind !== 'my week' && before.kind !== 'own list' && before.kind !== 'own ranking')) return null;
  const set = before.kind === 'my week' ? 'scans' : before.set;
  const side = (intent.side === 'least') === (intent.nutrient === null) ? 'worst' : 'best';
  return { kind: 'own ranking', set, nutrient: intent.nutrient, side };
}
