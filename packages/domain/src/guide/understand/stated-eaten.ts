import { foldText } from '../../lib/index.ts';
import { COUNTS } from '../plans/plan-words.data.ts';
import { inDigits } from './number-words.ts';

/** A food that somebody tells they ate, and how many of it. */
export type StatedFood = { readonly name: string; readonly count: number };

const plain = (typed: string): string => inDigits(foldText(typed).replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim());

/** Who ate tells what; "if I eat" supposes it. */
const ATE =
  /(?<!\p{L})(?:i(?:'ve| have)? (?:just |already |also |only )*(?:had|ate|eaten|drank|drunk)|(?:and )?if i (?:eat|have|had|drink)|ich (?:hab|habe|hatte)(?! noch \d)|wenn ich|j'ai (?:deja |aussi |juste )?(?:mange|bu|pris)|si je (?:mange|bois|prends)|(?:ya )?(?:me )?(?:comi|he comido|bebi|tome|he tomado)|si (?:me )?(?:como|tomo)|ho (?:gia |anche )?(?:mangiato|bevuto|preso)|se (?:mangio|bevo|prendo)|(?:ja )?(?:comi|bebi|tomei)|se (?:comer|beber)|ik (?:heb|had)|als ik) (?<what>[^?.;!]+)/u;
/** Words behind the foods, and of no food. */
const BEHIND =
  /(?:,| and| und| et| y| e| en)? ?(?:how much|how many|what|so |wie ?viel|was |combien|que me|cuant|quant|hoeveel|wat ).*$|(?<!\p{L})(?:for|as|zum|zu|pour|au|a|al|para|per|voor|als) (?:my |a |the )?(?:breakfast|lunch|dinner|snack|dessert|fruhstuck|mittag(?:essen)?|abendessen|petit[- ]dejeuner|dejeuner|diner|desayuno|almuerzo|cena|colazione|pranzo|almoco|jantar|ontbijt|middag|avondeten).*$/u;
const NO_FOOD =
  /^(?:already|today|just|too|also|earlier|yet|now|then|so far|gegessen|getrunken|gehabt|heute|schon|bereits|esse|trinke|deja|aujourd'hui|hoy|ya|oggi|gia|hoje|ja|vandaag|al|gegeten|gedronken|eet|drink|of|them|those|a|an|the|some|one|ein(?:e[nrm]?)?|der|die|das|den|une?|du|de|la|le|les|des|un|una|el|los|las|il|lo|i|gli|uno|uma?|o|os|as|een|het|with that|that|it|davon|of it)$/u;
const APART = /\s*(?:,| and | und | et | y | e | en | plus | & | \+ )\s*/u;
const MAX_FOODS = 5;
const MAX_WORDS = 4;

/** "I had two Babybel and a coke already": what a message tells was eaten, or supposes. */
export function statedEaten(typed: string): readonly StatedFood[] {
  const what = ATE.exec(plain(typed))?.groups?.['what']?.replace(BEHIND, '') ?? '';
  const foods = what.split(APART).flatMap((part): StatedFood[] => {
    const words = part.split(' ').filter((word) => word !== '' && !NO_FOOD.test(word));
    const [first = ''] = words;
    const count = COUNTS[first] ?? Number(first);
    const name = (count > 0 ? words.slice(1) : words).join(' ');
    return name === '' || words.length > MAX_WORDS || !/\p{L}{3}/u.test(name) ? [] : [{ name, count: count > 0 ? count : 1 }];
  });
  return foods.slice(0, MAX_FOODS);
}

const OF_THE_REST =
  /(?<!\p{L})(?:left|remain\p{L}*|rest of (?:my|the) day|over for|ubrig|noch (?:essen|frei|drin)|bleib\p{L}*|reste\p{L}*|restant\p{L}*|qued\p{L}*|resta\p{L}*|rimang\p{L}*|sobra\p{L}*|over|more can i eat|can i (?:still )?eat)(?!\p{L})/u;

/** Whether a message is about what is left of a day. */
export const isOfTheRest = (typed: string): boolean => OF_THE_REST.test(plain(typed));

const OF_THE_WEEK =
  /(?<!\p{L})(?:how much|wie ?viel|combien|cuant[oa]s?|quant[oaie]|hoeveel)(?!\p{L}).*(?<!\p{L})(?:this week|(?:last|past) (?:seven|7) days|diese(?:r)? woche|cette semaine|esta semana|questa settimana|deze week)(?!\p{L})/u;

/** "How much sugar did I get this week?" What was eaten over days is asked, and no amount of a food. */
export const isOfTheWeek = (typed: string): boolean => OF_THE_WEEK.test(plain(typed));
