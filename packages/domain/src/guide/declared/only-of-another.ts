import { foldText } from '../../lib/index.ts';
import { GIVEN_NAMES } from '../persons/persons.data.ts';
import { isSelfAlone } from '../persons/read-persons.ts';
import { RELATIVE } from './harms.data.ts';
import { namedIn } from './named-foods.ts';
import { tokensOf } from './tokens.ts';

const textOf = (message: string): string =>
  foldText(message)
    .replace(/[^\p{L}']+/gu, ' ')
    .trim();

/** "Only my brother", "nur für meine Schwester": nobody else. */
const ONLY =
  /\b(?:only|just|nur|bloss|seulement|uniquement|juste|solo|solamente|soltanto|apenas|somente|so|alleen|enkel) (?:for |fur |pour |para |per |voor )?(?:my|our|mein\w*|unser\w*|mon|ma|mes|mi|mis|mio|mia|il mio|la mia|o meu|a minha|meu|minha|mijn|onze) \S+/;
/** That the one who writes is not meant. */
const NOT_ME =
  /\b(?:not me|not mine|nicht ich|nicht bei mir|pas moi|moi non|moi pas|no yo|yo no|non io|io no|nao eu|eu nao|niet ik|ik niet|i (?:can )?eat it|i can have it|i'm fine|i am fine)\b/;
/** "My sister can't have any, I can": the first is about somebody else. */
const BUT_I = /\b(?:ich schon|ich aber schon|moi oui|moi si|yo si|io si|eu sim|ik wel|i do|i can)$/;
const OF_THE_OTHER =
  /\b(?:vertragt (?:keine?[nrs]?|es nicht|das nicht|nichts)|is allergic|isn't able|can't have|can't eat|cannot eat|ist allergisch|est allergique|ne (?:le )?(?:supporte|digere|tolere) pas|es alergic\w|no (?:lo |la )?tolera|e allergic\w|non (?:lo |la )?tollera|e alergic\w|nao tolera|is allergisch|kan er niet tegen|verdraagt (?:geen|het niet))\b/;
const FORGET =
  /\b(?:forget (?:it|that|about)|scratch that|never ?mind|joke|joking|kidding|mixed (?:it |that )?up|my mistake|vergiss|quatsch|scherz|spass|witz|verwechselt|oublie\w*|je plaisante|blague|me suis trompee?|olvid\w+|broma|me equivoque|dimentica\w*|scherz\w+|mi sono sbagliat\w|esquec\w+|brincadeira|enganei|vergeet|grapje|vergist|foutje)\b/;
const IT_IS =
  /\b(?:it's|it is|it was|that's|that is|that was|thing is|das ist|das war|es ist|ist|war|c'est|c'etait|es|era|e|het is|het was|is|was)\b/;
const DENIES = /\b(?:not|isn't|aren't|doesn't|don't|nicht|keine?[nrs]?|pas|no|non|nao|niet|geen)\b/;

/** Nothing beside somebody of theirs in a sentence that corrects: "oh wait no that was my sister lol". */
const CORRECTS =
  /^(?:(?:oh|ah|wait|no|nope|sorry|actually|not me|hang on|lol|haha|ach|nein|nee|ne|halt|moment|quatsch|non|attends|pardon|en fait|espera|perdon|aspetta|scusa|espera|desculpa|nao|wacht|eigenlijk|aber|but|mais|pero|ma|mas|maar|i mean|i meant) ?)+(?:(?:that|it|das|ca|eso|quello|isso|dat|het)? ?(?:'s|is|was|ist|war|c'est|c'etait|es|era|e|was het|is het) )(?:(?:only|just|nur|juste|solo|apenas|alleen|a|o|la|il) )*$/;
const AFTER_IT = /^(?:(?:lol|haha|sorry|not me|actually|nicht ich|pas moi|no yo|non io|nao eu|niet ik|though|der ist das|die ist das) ?)*$/;
function correctsWhose(text: string): boolean {
  const found = RELATIVE.exec(text);
  if (found === null) return false;
  return CORRECTS.test(text.slice(0, found.index)) && AFTER_IT.test(text.slice(found.index + found[0].length).trim());
}

/** Says that what was stated of oneself holds of somebody else alone: "only my brother has that", "it was my sister, not me". */
function isOfAnotherAlone(sentence: string): boolean {
  const text = textOf(sentence);
  if (!RELATIVE.test(text)) return false;
  if (correctsWhose(text)) return true;
  const only = ONLY.exec(text)?.[0];
  if (only !== undefined && RELATIVE.test(only) && !DENIES.test(text)) return true;
  if (NOT_ME.test(text)) return IT_IS.test(text) || FORGET.test(text) || OF_THE_OTHER.test(text);
  if (BUT_I.test(text)) return OF_THE_OTHER.test(text);
  return FORGET.test(text) && IT_IS.test(text) && !DENIES.test(text);
}

/** `diets`: of the foods that the message names; none where it only points at what was stated. `rest`: what it asks beside. */
export type OfAnother = { readonly diets: readonly string[]; readonly rest: string };

/** A message that takes something back for oneself by saying that it is somebody else's; `null` where it does not. A question takes nothing back. */
export function ofAnotherAlone(message: string): OfAnother | null {
  const sentences = message.split(/(?<=[.!?;\n])\s*/u).filter((one) => one.trim() !== '');
  const at = sentences.findIndex((one) => !one.trim().endsWith('?') && isOfAnotherAlone(one));
  if (at < 0) return null;
  // "Oh wait, forget it" before it asks nothing.
  const rest = sentences.filter((one, place) => place !== at && !(FORGET.test(textOf(one)) && textOf(one).split(' ').length <= MAX_FORGET));
  const { diets } = namedIn(tokensOf(sentences[at] ?? ''), { firm: false, mayBeMistyped: () => false });
  return { diets, rest: rest.join(' ').trim() };
}
const MAX_FORGET = 6;

const OF_SELF = /\b(?:i|me|my|myself|ich|mir|mich|je|j'|moi|yo|mi|io|eu|mim|ik|mij)\b/;
const PRONOUN = /\b(?:he|she|him|her|they|them|er|ihm|ihn|elle|lui|ella|lei|ela|ele|hij|zij|hem|haar)\b/;

/** Whether the newest of these messages that tells of whom speaks of somebody else. */
export function speaksOfAnother(messages: readonly string[]): boolean {
  for (const message of messages.toReversed()) {
    const text = textOf(message);
    if (ofAnotherAlone(message) !== null) return false;
    if (RELATIVE.test(text) || PRONOUN.test(text)) return true;
    if (OF_SELF.test(text)) return false;
  }
  return false;
}

/** A message that takes back for oneself what its beginning states, as two: what it states, and what follows. */
export function takenBackApart(message: string): readonly string[] {
  const sentences = message.split(/(?<=[.!?;\n])\s*/u).filter((one) => one.trim() !== '');
  const at = sentences.findIndex((one) => !one.trim().endsWith('?') && isOfAnotherAlone(one));
  return at < 1 ? [message] : [sentences.slice(0, at).join(' '), sentences.slice(at).join(' ')];
}

/** Speaks of somebody of theirs, and in no word of the one who writes: what it declares is the other's alone. */
export function isOfOthersOnly(message: string): boolean {
  const text = textOf(message);
  const isOfSomebody = RELATIVE.test(text) || SOMEBODY_ELSE.test(text) || GIVEN_NAMES.has(/^[\p{L}]+/u.exec(text)?.[0] ?? '');
  return ofAnotherAlone(message) !== null || (isOfSomebody && !SELF_TOO.test(text));
}
/** Somebody of theirs at the beginning of a message, without "my": "wife's expecting". */
const SOMEBODY_ELSE =
  /^(?:the )?(?:wife|hubby|husband|missus|mum|mom|dad|daughter|son|sis|sister|bro|brother|gf|bf)(?:'?s)? |(?:^| )(?:my|our|mein\w*|unser\w*|mon|notre|mi|mio|mia|meu|minha|mijn|ons|onze) (?:little|kleine[rn]?|petite?|peque\w*|piccol\w|kleintje)(?= |$)/;
/** The one who writes is, or may be, among those of whom something is stated. */
const SELF_TOO =
  /\b(?:i|i'm|im|i've|ive|me|myself|we|we're|us|both|all|ich|mir|mich|wir|uns|beide|alle|je|j'|j'ai|moi|nous|tous|yo|nosotros|soy|tengo|estoy|somos|tenemos|io|noi|sono|ho|siamo|abbiamo|eu|nos|sou|tenho|estou|temos|bin|hab|habe|suis|ai|ik|mij|wij|ons|heb|ben|allebei|ambos|entrambi|tambien yo)\b/;

/** "For me", "et moi un verre de vin": for the one who writes and nobody else. */
const FOR_ME =
  /\b(?:for (?:me|myself)|fur mich|pour moi|para mi|per me|para mim|pra mim|voor (?:mij|mezelf))\b|^(?:(?:and|but|ok|et|mais|bon) )*(?:me i|moi)\b/;

/** Whether the newest of these messages that says for whom it asks does so for the one who writes alone. What is asked without a name goes on for whom it was. */
export function asksForSelf(messages: readonly string[]): boolean {
  for (const [at, message] of [...messages.entries()].toReversed()) {
    const text = textOf(message);
    if (RELATIVE.test(text) || PRONOUN.test(text)) return false;
    if (FOR_ME.test(text) || (at > 0 && isSelfAlone(message))) return true;
  }
  return false;
}
