import { foldText } from '../../lib/index.ts';
import { readCircumstances } from '../declared/circumstances.ts';
import { RELATIVE } from '../declared/harms.data.ts';

/** "I'm hungry", "ich habe gegessen": the one who writes, in seven languages; not what somebody does for others ("I'm looking for", "I'm at the shop"). */
const OF_SELF =
  /(?<!\p{L})(?:(?:i'm|im|i am) (?!\p{L}+ing(?!\p{L})|in |at |on |not |sure|sorry|afraid|also|still|just|out of)|i (?:feel|felt|ate|drank|weigh)(?!\p{L})|i(?:'ve| have)? (?:just |already )?(?:eaten|drunk)(?!\p{L})|ich bin (?!im |in |am |beim |auf |gerade |mir |nicht )|ich (?:wiege|fuhle)(?!\p{L})|ich habe? (?:\S+ ){0,5}(?:gegessen|getrunken|hunger|durst)(?!\p{L})|je suis (?!au |a |dans |en |chez |pas |sur )|j'ai (?:\S+ ){0,2}(?:mange|bu|faim|soif)(?!\p{L})|soy (?:muy |un |una |yo |vegan|vegetarian|celiac|diabetic|alergic|intolerant|hipertens)\p{L}*|estoy (?!en |\p{L}+ndo|segur)|tengo (?:hambre|sed)|he (?:comido|bebido)|(?:io )?sono (?:stanc|affamat|vegan|vegetarian|celiac|diabetic|incint|allergic|intollerant)\p{L}+|ho (?:fame|sete|mangiato|bevuto)|sou (?!\p{L}+ndo)|estou (?!a |em |no |na |\p{L}+ndo|segur)|tenho (?:fome|sede)|ik ben (?!in |op |aan |bij |niet |op zoek)|ik heb (?:\S+ ){0,5}(?:gegeten|gedronken|honger|dorst)(?!\p{L}))/u;
/** Somebody else; French "il" is an article in Italian. */
const SOMEBODY =
  /(?<!\p{L})(?:he|he's|she|she's|they|er (?:hat|ist)|sie (?:hat|ist)|il (?:a|est)|elle|lui|lei|ella|ele|ela|hij|zij|the (?:guest|kid|child|boy|girl|neighbou?r))(?!\p{L})/u;
/** The one who writes has an allergy. */
const OWN_ALLERGY =
  /(?<!\p{L})(?:i am|i'm|im|i have|i've|my|ich bin|ich hab|ich habe|meine?|je suis|j'ai|mon|tengo|mi|sono|ho|la mia|sou|tenho|a minha|ik ben|ik heb|mijn)(?: \p{L}+){0,4}? (?:\p{L}*allerg|alerg|intoler|intoll|unvertrag)\p{L}*/u;
/** The one who writes. */
const FIRST_PERSON = /(?<!\p{L})(?:i|i'm|im|i've|ich|je|j'ai|yo|soy|tengo|estoy|io|ho|eu|sou|tenho|estou|ik)(?!\p{L})/u;
const ALLERGY = /(?<!\p{L})(?:\p{L}*allerg|alerg|intoler|intoll|unvertrag|vertrage)\p{L}*/u;

/** Whether a message speaks of an allergy. */
export function namesAllergy(message: string): boolean {
  return ALLERGY.test(foldText(message));
}

/** Whether a message tells of the one who writes: what follows is for nobody who was named before. */
export function tellsOfSelf(message: string): boolean {
  const text = foldText(message).replaceAll('’', "'");
  if (OF_SELF.test(text)) return true;
  // "He's allergic to nuts, what can I make?" tells of somebody else.
  if (!FIRST_PERSON.test(text) || RELATIVE.test(text) || SOMEBODY.test(text)) return false;
  return OWN_ALLERGY.test(text) || readCircumstances(message).reported.some(({ kind }) => kind !== 'child');
}
