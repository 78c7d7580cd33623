import { foldText } from '../../lib/index.ts';
import { FORGETS, LEAVES_OUT } from './plainly-stated.data.ts';

/** "I can have it again", "vertrag ich wieder". */
const AGAIN =
  /\b(?:i can (?:now )?(?:eat|have|drink|tolerate) (?:it|them|that|those) (?:all )?again|vertrag\w* (?:ich|er|sie|wir) (?:(?:es|das|sie|doch|jetzt) )*wieder|ich (?:vertrag\w*|darf|kann) (?:(?:es|das|sie|doch|jetzt) )*wieder(?: essen| trinken| haben)?|(?:kann|darf) ich (?:(?:es|das|sie|doch|jetzt) )*wieder(?: essen| trinken| haben)?|je (?:le |la |les |l'|en )?(?:peux|tolere|digere|supporte) (?:\w+ )?(?:a|de) nouveau|(?:lo|la|los|las) (?:tolero|puedo comer) (?:otra vez|de nuevo)|ya (?:lo|la|los|las) (?:tolero|puedo comer)|(?:lo|la|li|le) (?:tollero|posso mangiare) di nuovo|ja (?:o|a|os|as)? ?(?:tolero|posso comer)(?: de novo| outra vez)?|ik (?:kan|mag|verdraag) (?:het|ze|dat) weer(?: eten| hebben)?)\b/;
/** What was stated, by what it is and not by its food. */
const STATED =
  /^(?:allerg(?:y|ies|ie|ien|ia|ies)|alergias?|intolerance|unvertraglichkeit|intolerancia|intolleranza|intolerantie|diet|diat|ernahrung|regime|dieta|dieet|restrictions?|einschrankung|restriccion|restrizione|restricao|beperking)$/;
const MAX_WORDS = 8;

/** Whether a message takes back what was stated last without naming it: "forget that allergy", "nee doch, vertrag ich wieder". */
export function takesBackLast(message: string): boolean {
  if (/[?¿]/.test(message)) return false;
  const text = foldText(message)
    .replace(/[^\p{L}']+/gu, ' ')
    .trim();
  const words = text.split(' ');
  if (words.length > MAX_WORDS) return false;
  if (AGAIN.test(text)) return !/\b(?:not|can't|nicht|pas|no|non|nao|niet)\b.*\b(?:again|wieder|nouveau|nuevo|nuovo|novo|weer)\b/.test(text);
  const at = words.findIndex((word) => FORGETS.has(word));
  const isDenied = words.slice(0, at + 2).some((word) => LEAVES_OUT.has(word));
  return at >= 0 && !isDenied && words.slice(at + 1, at + MAX_BEHIND).some((word) => STATED.test(word));
}
/** How far behind "forget" what is meant stands. */
const MAX_BEHIND = 5;
