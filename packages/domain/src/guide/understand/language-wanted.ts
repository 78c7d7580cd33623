import { foldText } from '../../lib/index.ts';
import type { ReadLanguage } from '../../reading/index.ts';

/** How seven languages call each of them. */
const NAMES: readonly (readonly [ReadLanguage, RegExp])[] = [
  ['en', /^(?:english|englisch|anglais|ingles|inglese|engels)$/],
  ['fr', /^(?:french|franzosisch|francais|frances|francese|frans)$/],
  ['de', /^(?:german|deutsch|allemand|aleman|tedesco|alemao|duits)$/],
  ['es', /^(?:spanish|spanisch|espagnol|espanol|castellano|spagnolo|espanhol|spaans)$/],
  ['it', /^(?:italian|italienisch|italien|italiano|italiaans)$/],
  ['nl', /^(?:dutch|niederlandisch|hollandisch|neerlandais|neerlandes|holandes|olandese|nederlands)$/],
  ['pt', /^(?:portuguese|portugiesisch|portugais|portugues|portoghese|portugees)$/],
];
const INTO = /^(?:in|auf|en|em|into|to|ins)$/;
const AROUND =
  /^(?:and|the|same|again|once|more|please|say|it|that|this|tell|me|answer|write|repeat|translate|now|can|could|you|what|how|about|und|bitte|jetzt|nochmal|noch|mal|einmal|dasselbe|das|gleiche|auch|sag|es|mir|kannst|du|antworte|ubersetze?|et|aussi|la|le|meme|chose|redis|dis|ca|s|il|te|vous|plait|reponds|traduis|y|lo|mismo|dilo|dime|otra|vez|por|favor|traduce|e|ed|stesso|ripeti|dillo|di|nuovo|per|favore|anche|traduci|o|mesmo|repete|diz|de|novo|traduz|het|hetzelfde|nog|een|keer|dit|zeg|alsjeblieft|graag|vertaal|naar|down|put|give|text|answer|reply|send|want|need|would|pls|plz|schreib|schreibe|schreiben|aufschreiben|gib|antwort|ecris|ecrivez|ecrire|mets|note|escribelo|escribe|escribir|escribirlo|ponlo|pon|anotalo|puedes|podrias|eso|scrivilo|scrivi|scrivere|mettilo|puoi|questo|escreve|escreva|escrever|escreves|isso|podes|pode|me|zet|schrijf|schrijven|even|opschrijven|kun|kan|je|aub|dat|ff|l|tu|peux|pouvez|vous|ok|okay|thanks|thx|danke|merci|gracias|grazie|obrigad[oa]|bedankt)$/;
/** "For my mum": whoever reads it. */
const FOR_WHOM =
  /(?<!\p{L})(?:for|fur|pour|para|per|voor)(?: (?:my|mein\p{L}*|mon|ma|mi|mia|il mio|la mia|o meu|a minha|mijn|the|die|der|le|la|el))? (?:\p{L}+(?:[- ]in[- ]law)?)(?!\p{L})/u;

/** "And in Spanish?", "nochmal auf Deutsch bitte": the language that the answer before is wanted in; `null` where a message says more. */
export function languageWanted(message: string): ReadLanguage | null {
  const words = foldText(message)
    .replace(FOR_WHOM, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  const [named, ...others] = words.filter((word) => !INTO.test(word) && !AROUND.test(word));
  if (named === undefined || others.length > 0 || !words.some((word) => INTO.test(word) || word === 'naar')) return null;
  return NAMES.find(([, name]) => name.test(named))?.[0] ?? null;
}
