import { foldText } from '../../lib/index.ts';
import { dietsOfWord } from '../declared/named-foods.ts';
import { nutrientsIn } from './concepts.ts';

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
  const rather = RATHER.exec(foldText(typed))?.groups?.['one'];
  if (rather !== undefined && rather.split(' ').length <= MAX_WORDS && dietsOfWord(rather) === null)
    return rather.replace(TRAILING, '').trim();
  const ofKind = ofThatKind(typed);
  if (ofKind !== null) return ofKind;
  const other = INSTEAD.exec(text)?.groups?.['one'];
  if (other !== undefined && dietsOfWord(other) === null) return other;
  const variant = VARIANT.exec(text)?.groups?.['one'];
  if (variant !== undefined && !OF_THEM.test(variant)) return variant;
  const ofKindBefore = OTHER_KIND.exec(
    foldText(typed)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )?.groups?.['one'];
  if (ofKindBefore !== undefined) return ofKindBefore;
  const last = LAST.exec(text)?.groups?.['one'];
  if (last !== undefined && nutrientsIn(last.split(' ')).length === 0 && !/^(?:for|in|by|less|more)\b/.test(last)) return last;
  const lead = LEAD.exec(text)?.[0];
  if (lead === undefined || (ASKS.test(text) && !/^\W*\p{L}+\s*[,.!;:-]/u.test(typed))) return null;
  const rest = text.slice(lead.length).replace(NOT_THAT, '').replace(TRAILING, '').trim();
  // "No, gluten?" speaks of what somebody leaves out.
  const isDenial = lead.trim() === 'no' && dietsOfWord(rest) !== null;
  return rest === '' || isDenial || rest.split(' ').length > MAX_WORDS || OF_THEM.test(rest) ? null : rest;
}
/** "The cereal, not the powder": the first of two is meant. */
const INSTEAD =
  /^(?:(?:i said|i meant|i mean|i asked for|i asked about) (?:the |that |this )?|(?:the|that|this) )(?<one>\S+(?: \S+)?),? (?:and )?not (?:the |that |this )?\S+(?: \S+)?$/;
/** "No, not the egg, the alpine milk one", "nicht die, sondern …": what stands behind the pause is meant. */
const RATHER =
  /^\W*(?:(?:no|nope|sorry|wait|oh|ah|ne|nein|nee|non|pardon|perdon|perdona|scusa|desculpa|nao|oh|euh)[\s,.!]+)*(?:not|nicht|pas|no|non|nao|niet)\s(?:the |that |die |der |das |den |le |la |les |el |los |las |il |lo |i |o |a |os |as |de |het |l')?(?:[^\s,;.]+ ?){1,3}[,;]\s*(?:but |sondern |mais |sino |ma |mas |maar )?(?:i mean[t]? |ich mein(?:e|te) |je voulais dire )?(?:the |die |der |das |den |le |la |les |el |los |las |il |lo |i |o |a |os |as |de |het |l')?(?<one>[^\s,;.?!]+(?: [^\s,;.?!]+){0,5})[.!]*$/;
/** What tells the one that is meant from the one that was spoken of, where both are of a kind; `null` where a message names another food. */
export function ofThatKind(typed: string): string | null {
  const text = foldText(typed)
    .replace(/[^\p{L}\p{N}'’&]+/gu, ' ')
    .trim();
  const one = OF_THAT_KIND.exec(text)?.groups?.['one'];
  // "The one without milk" asks for what leaves it out.
  const isDenied = one !== undefined && DENIES.test(text) && dietsOfWord(one) !== null;
  return one === undefined || isDenied || OF_THEM.test(one) ? null : one;
}
const DENIES = /\b(?:without|sans|senza|sin|sem|ohne|zonder)\b/;

/** "Celui de Carrefour", "quello alla fragola", "die von Lidl", "and the one by Heinz": of the kind that was spoken of. */
const OF_THAT_KIND =
  /^(?:(?:no|non|nein|nee|nao|sorry|pardon|perdon|scusa|and|but|what about|how about|et|mais|y|pero|e|ma|mas|und|aber|was ist mit|en|maar) )*(?:the ones? (?:from|by|with|of|without)|(?:celui|celle|ceux|celles)(?: la)? (?:de la|de l'|des|du|de|d'|aux?|a la|a l'|sans|avec)|(?<=^et )(?:aux?|a la|a l')|quell[oaie] (?:della|dell'|del|di|alla|all'|al|con|senza)|(?<=^e )(?:alla|all'|al)|(?:el|la|los|las) (?:del|de|con|sin)|(?:o|a|os|as) (?:de|do|da|com|sem)|(?:der|die|das|den|dem) (?:von|vom|mit|ohne)|(?:die|dat|de|het) (?:van|met|zonder))(?: |(?<='))(?<one>[^ ]+(?: [^ ]+){0,2}?)(?: (?:i mean|i meant|je voulais dire|je veux dire|ich meine|ich mein|meine ich|meinte ich|intendevo|volevo dire|quiero decir|queria decir|quero dizer|queria dizer|bedoel ik|bedoelde ik))?$/;
/** "Bueno I mean". */
const LAST = /^(?:the |that |this )?(?<one>\S+(?: \S+){0,4}) i mean(?:t)?$/;
/** "What about the dark one?", "the light one", "y la zero". */
const VARIANT = /^(?:(?:and|but|ok|so|hmm) )*(?:(?:what|how) about )?the (?<one>\S+(?: \S+)?) ones?$/;
const OTHER_KIND =
  /^(?:(?:and|but|und|aber|et|mais|y|pero|e|ed|ma|mas|en|maar|was ist mit|what about|how about) )+(?:(?:in|im|en|nel|nella|na|no|dans|em|bei|beim|with|mit|con|com|avec|met) )?(?:(?:the|der|die|das|dem|den|le|la|les|el|los|las|il|lo|o|a|os|as|de|het|in|als) )?(?<one>(?:zero|light|lite|diet|max|sugar ?free|zuckerfreie?|sans sucres?|sin azucar|senza zucchero|sem acucar|suikervrije?))$/;
/** "No, the other one": by its place. */
const OF_THEM =
  /^(?:other|others|first|second|third|fourth|fifth|last|best|worst|better|worse|cheap\w*|healthi\w+|top|bottom|next|same|good|bad|right|wrong|1st|2nd|3rd|two|three|red|green|above)$/;

/** "No I meant Snickers not Twix": two names with one of them replaced; `null` where neither is denied. */
export function oneReplaced(names: readonly string[], text: string, instead: string): readonly string[] | null {
  const denied = / not (?:the |that |this |a )?(?<one>\S+(?: \S+)?)$/.exec(text)?.groups?.['one'] ?? '';
  return names.length > 1 && names.includes(denied) ? names.map((one) => (one === denied ? instead : one)) : null;
}
