import { foldText } from '../../lib/index.ts';
import { LEAD, MEANT } from '../declared/meant.ts';

const BEHIND = new RegExp(`^(?:${LEAD} )*(?<what>.+?) (?:${MEANT})$`);
const BEFORE = new RegExp(`^(?:${LEAD} )*(?:${MEANT}) (?<what>.+)$`);
const FOR_WHOM = /^(?:for|fur|pour|para|per|voor) (?:me|mich|moi|mi|mim|mij|us|uns|nous|nosotros|noi|nos|ons)$/;
/** What a food may hold: what is meant of it. */
const NUTRIENT =
  /^(?:(?:the|der|die|das|le|la|les|el|los|las|il|lo|i|o|a|os|as|de|het|l') ?)?(?:sugars?|salt|sodium|fat|saturated fat|fib(?:re|er)|protein|proteins|calories|kcal|carbs|energy|zucker|salz|fett|ballaststoffe|eiweiss|protein|kalorien|kohlenhydrate|sucres?|sel|gras|graisses|fibres|proteines|calories|glucides|azucar(?:es)?|sal|grasas?|fibra|proteinas?|calorias|hidratos|zuccher[oi]|sale|grassi|fibre|proteine|calorie|carboidrati|acucar(?:es)?|gorduras?|proteinas?|hidratos|suikers?|zout|vet|vezels|eiwit(?:ten)?|koolhydraten)$/;

/** "Sugar I mean", "für mich mein ich": as what is added to the question before it ("and sugar"); other messages as they are. */
export function meantInstead(message: string): string {
  const text = foldText(message)
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
  const what = (BEHIND.exec(text) ?? BEFORE.exec(text))?.groups?.['what'];
  return what !== undefined && (FOR_WHOM.test(what) || NUTRIENT.test(what)) ? `and ${what}` : message;
}
