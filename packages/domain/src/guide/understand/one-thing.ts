import { foldText } from '../../lib/index.ts';

/** Forms of questions for one thing of a food, in seven languages, read on folded text. */

const words = (message: string): string => foldText(message).replaceAll('’', "'");

const NUTRI_SCORE = /(?<!\p{L})nutri ?-?scores?(?!\p{L})/u;
const DEFINES =
  /(?<!\p{L})(?:why|how|mean\p{L}*|calculat\p{L}*|work\p{L}*|warum|wieso|wie|bedeut\p{L}*|berechn\p{L}*|pourquoi|comment|signifi\p{L}*|calcul\p{L}*|por que|como|significa\p{L}*|perche|come|porque|waarom|hoe|beteken\p{L}*|better|best|with|mit|avec|con|com|met|a or b|higher|above|below)(?!\p{L})/u;
/** Whether the Nutri-Score of a food is asked, and not what that is. */
export function isOfNutriScore(message: string): boolean {
  const text = words(message);
  return NUTRI_SCORE.test(text) && !DEFINES.test(text);
}

const FATTENING =
  /(?<!\p{L})(?:fattening|makes? (?:you|me|one|us|people) (?:fat|gain)|(?:gain|put on) weight (?:from|with|on|by)|dickmacher|mach(?:t|en) (?:das |es |die |man )?(?:\p{L}+ ){0,2}(?:dick|fett)|fai(?:t|re) grossir|font grossir|engord(?:a|an|ar|am)|hace engordar|fa(?:nno)? ingrassare|ingrassa(?:no|re)?|dikmaker|word (?:je|ik) (?:er )?dik|maakt dik)(?!\p{L})/u;
const WHY_SCORE = /(?<!\p{L})(?:why|warum|wieso|pourquoi|por que|perche|porque|waarom)(?!\p{L})/u;
/** Whether it is asked why a food has its Nutri-Score. */
export const asksWhyNutriScore = (message: string): boolean => NUTRI_SCORE.test(words(message)) && WHY_SCORE.test(words(message));
/** Whether it is asked if a food makes fat. */
export const isAskedFattening = (message: string): boolean => FATTENING.test(words(message));

const ONLY =
  /(?<!\p{L})(?:(?:it'?s|its|it is|that'?s|thats|that is|is|are|they'?re) (?:just|only|pure|nothing but|basically) \p{L}+|(?:das |es |die |der )?(?:ist|sind) (?:doch |ja )?(?:nur|bloss|reines?|einfach) \p{L}+|(?:ist|sind) (?:doch|ja) (?:nur|bloss)|c'?est (?:juste|que|seulement|uniquement) (?:du |de la |des |de l')?\p{L}+|(?:est|sont) (?:juste|seulement) |(?:es|son) (?:solo|solamente|puro|pura|nada mas que) \p{L}+|(?:e|sono) (?:solo|soltanto|puro|pura) \p{L}+|(?:e|sao) (?:so|somente|apenas|puro|pura) \p{L}+|(?:is|zijn) (?:toch )?(?:gewoon|alleen|maar|enkel|puur) \p{L}+|(?:just|only|nur|juste|solo|apenas|alleen) \p{L}+ (?:right|isn'?t it|aren'?t they|oder|non|verdad|vero|ne|toch|in it))(?!\p{L})/u;
const OF_MORE =
  /(?<!\p{L})(?:one|a|an|once|little|small|bit|bite|ein\p{L}*|un|une|una|uno|um|uma|een|kcal|g|sometimes|for|because|wondering|asking|want|need)(?!\p{L})/u;
/** "It is just corn, is it not?": whether a food is nothing but that. */
export function isAskedOnly(message: string): boolean {
  const found = ONLY.exec(words(message));
  return found !== null && !OF_MORE.test(found[0]);
}

const ENERGY_LEFT =
  /(?<kcal>\d{2,4}) ?(?:kcal|cals?|calories|kalorien|calorias|calorie|calorieen|kilocal\p{L}*)(?:\s+\p{L}+){0,3}?\s+(?:left|remaining|to go|to spare|over|ubrig|frei|restantes?|qui restent|de sobra|disponibles?|rimast\p{L}|rimanenti|sobrando)(?!\p{L})|(?:left|ubrig|noch|reste(?:nt)?|quedan?|restan?|restano|rimangono|mi restano|sobram|restam|tenho ainda|nog|over)(?:\s+\p{L}+){0,3}?\s+(?<after>\d{2,4}) ?(?:kcal|cals?|calories|kalorien|calorias|calorie|calorieen)(?!\p{L})/u;
/** kcal that somebody says are left for today. */
export function energyLeftTyped(message: string): number | null {
  const groups = ENERGY_LEFT.exec(words(message))?.groups;
  const kcal = Number(groups?.['kcal'] ?? groups?.['after'] ?? Number.NaN);
  return kcal > 0 ? kcal : null;
}

const THAT_IS =
  /(?<!\p{L})(?:that'?s|thats|das ist(?: ja| doch)?|c'est|eso es|e |isso e|dat is) (?:an? |du |de la |une? |ein(?:e)? |een )?\p{L}+(?: (?:right|isn'?t it|oder|non|no|verdad|vero|ne|toch))?$/u;
/** "Perle de lait coco, that's coconut?": what a food is thought to be. */
export const saysWhatItIs = (message: string): boolean =>
  THAT_IS.test(
    words(message)
      .replace(/[^\p{L}']+/gu, ' ')
      .trim(),
  );

const WHICH_NOT =
  /^\W*(?:(?:and|so|ok|und|et|alors|y|e|en|dan) )*(?:which|welche[rsnm]?|quels?|quelles?|cual(?:es)?|que|quali?|quais|qual|welke?)(?!\p{L}).*(?<!\p{L})(?:not|n't|can'?t|cannot|avoid|nicht|keine?|pas|no|non|nao|evitar\p{L}*|evitare|niet|geen|has|have|contains?|enthalt\p{L}*|hat|haben|contient|contiennent|lleva\p{L}*|tiene\p{L}*|contiene|contengono|ha|hanno|tem|contem|bevat\p{L}*|heeft|zit)(?!\p{L})/u;
/** "Which ravioli may he not eat?", "which pizza has tuna": those of a kind that hold it. */
export const asksWhichNot = (message: string): boolean => WHICH_NOT.test(words(message));

/** Whether salt is asked for as sodium. */
export const isAskedSodium = (message: string): boolean => /(?<!\p{L})(?:sodium|natrium|sodio)(?!\p{L})/u.test(words(message));
