import type { Criterion } from '../facts.ts';
import { nutrientsIn } from '../understand/concepts.ts';

/** A few words that only make sense after an answer on a product: about it, about another of the same answer, or instead of it. */
export type ShortFollowUp =
  | { readonly kind: 'why' }
  | { readonly kind: 'better' }
  /** "Make it higher in protein". */
  | { readonly kind: 'changed'; readonly criterion: Extract<Criterion, { kind: 'amount' }> }
  /** "And the second one?", counted from 0. */
  | { readonly kind: 'other of them'; readonly place: number };

const START = '^(?:(?:and|but|so|ok|then|now|hmm|well) )*';
const WHY = new RegExp(
  `${START}why (?:so|is it so|is that so|that|such a)? ?(?:low|high|bad|good|little|much|few|poor|red|green)?(?: (?:a )?(?:score|then|for me))?$|${START}why (?:this|that|the|such a|its|so) (?:low |bad |poor |high )?(?:score|points|result|number)$|${START}(?:and )?(?:where|how) (?:do|does|did|comes?|is) (?:that|this|the|its|you get (?:that|this|the)) (?:number|score|figure|grade|points?|result)(?: come)?(?: from| about)?$`,
);
const WHAT_IS_BAD = new RegExp(
  `${START}what(?:'s| is| makes it) (?:so |that )?(?:bad|wrong|unhealthy)(?: (?:about|with|in) (?:it|that|this|them))?$`,
);
const BETTER = new RegExp(
  `${START}(?:(?:is there |do you have |show me |give me |tell me )?(?:what|which|anything|something|a|what's|which one)(?: is| are|'s| would be| was)?(?: a| an| the)? (?:better|healthier)(?: one| option| choice| alternative)?|(?:what|which) (?:should|can|could) i (?:take|buy|eat|have|choose) instead|what (?:then|than|else)|instead)(?: then| instead| for me)?$`,
);
const CHANGED =
  /^(?:(?:and|but|so|ok|then|now) )*(?:(?:can you )?(?:make|get|find|show|give|want|need|something|anything|one|the same|same|what's|what is|is there)\b.{0,24})?\b(?<side>higher|lower|more|less|richer|with more|with less|fewer)\b(?: in)? (?<n>.{3,24}?)(?: please| instead| then)?$/;
/** "Same but without all the sugar". */
const WITHOUT =
  /^(?:(?:and|but|so|ok) )*(?:(?:the |that |something )?(?:same|similar|like (?:it|that|this))(?: one| thing)?(?: but)?) (?:without|with no|minus)(?: all| any| the| so much| that much)* (?<n>.{3,24}?)(?: please| then)?$/;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const OTHER = new RegExp(
  `${START}(?:(?:no|nope|wait|sorry|not (?:that|this|the)(?: one)?|i mean(?:t)?) )*(?:what about |how about )?(?:the |that )?(?<which>first|second|third|fourth|fifth|other|last)(?: one)?$`,
);

/** "How much salt is in it?" */
export const IN_IT =
  /(?<!\p{L})(?:in (?:it|that|this|there|them|those)|darin|drin|daarin|erin|dedans|là-dedans|(?:ahí |lì |là |aí )?dentro|nele|nela|nisso|adentro)(?!\p{L})/iu;

/** @param text of a question, folded @param count products of the answer before */
export function readShortFollowUp(text: string, count: number): ShortFollowUp | null {
  if (count === 0) return null;
  if (WHY.test(text) || WHAT_IS_BAD.test(text)) return { kind: 'why' };
  if (BETTER.test(text)) return { kind: 'better' };
  const which = OTHER.exec(text)?.groups?.['which'];
  if (which !== undefined) {
    const named = ORDINALS.findIndex((one) => one === which);
    const place = which === 'last' ? count - 1 : which === 'other' ? 1 : named;
    return place < count ? { kind: 'other of them', place } : null;
  }
  const changed = (CHANGED.exec(text) ?? WITHOUT.exec(text))?.groups;
  const [nutrient, ...others] = changed === undefined ? [] : nutrientsIn((changed['n'] ?? '').split(' '));
  if (changed === undefined || nutrient === undefined || others.length > 0) return null;
  const side = /higher|more|richer/.test(changed['side'] ?? '') ? 'high' : 'low';
  return { kind: 'changed', criterion: { kind: 'amount', name: nutrient.name, side } };
}
