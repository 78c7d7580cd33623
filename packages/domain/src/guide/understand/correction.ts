import { dietsOfWord } from '../declared/named-foods.ts';

/** "No, the zero one", "not that, the pizza", "I meant Activia": another is meant than the one before. */
const LEAD =
  /^(?:(?:oh|ah|hmm|ok|but|well|hold on|hang on) )*(?:(?:no(?:pe)?|not (?:that|this|those|these|it|the)(?: one)?|wrong one|wait|sorry|i mean(?:t)?) )+(?:(?:the|that|this|those|these|one|ones|with|from|of|in|to) )*/;
/** "No nuts please" asks for something; "no the …" takes something back. */
const ASKS = /^(?:(?:oh|ah|hmm|ok|but|well) )*no (?!(?:the|that|this|those|these|not|i mean|i meant|wait|sorry|one)\b)/;
/** "The cereal, not the powder". */
const NOT_THAT = / not (?:the |that |this |a )?\S+(?: \S+)?$/;
const TRAILING = /(?: (?:one|ones|please|instead|of course|obviously))+$/;
/** A longer message asks for itself. */
const MAX_WORDS = 6;

/**
 * The words that say which one was meant instead; `null` where a message takes nothing back.
 *
 * @param text of a message, folded, in the words of the tables, before anything is taken out of it
 * @param typed as it was typed
 */
export function correctionIn(text: string, typed: string): string | null {
  const other = INSTEAD.exec(text)?.groups?.['one'];
  if (other !== undefined && dietsOfWord(other) === null) return other;
  const lead = LEAD.exec(text)?.[0];
  if (lead === undefined || (ASKS.test(text) && !/^\W*\p{L}+\s*[,.!;:-]/u.test(typed))) return null;
  const rest = text.slice(lead.length).replace(NOT_THAT, '').replace(TRAILING, '').trim();
  // "No, gluten?" speaks of what somebody leaves out.
  const isDenial = lead.trim() === 'no' && dietsOfWord(rest) !== null;
  return rest === '' || isDenial || rest.split(' ').length > MAX_WORDS || OF_THEM.test(rest) ? null : rest;
}
/** "The cereal, not the powder": the first of two is meant. */
const INSTEAD = /^(?:the|that|this) (?<one>\S+(?: \S+)?),? not (?:the|that|this) \S+(?: \S+)?$/;
/** "No, the other one": by its place. */
const OF_THEM = /^(?:other|first|second|third|fourth|fifth|last)$/;
