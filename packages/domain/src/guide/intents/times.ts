import { foldText } from '../../lib/index.ts';
import type { Time } from './own.ts';

const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  zwei: 2,
  deux: 2,
  dos: 2,
  due: 2,
  dois: 2,
  duas: 2,
  twee: 2,
  three: 3,
  drei: 3,
  trois: 3,
  tres: 3,
  tre: 3,
  drie: 3,
  four: 4,
  vier: 4,
  quatre: 4,
  cuatro: 4,
  quattro: 4,
  quatro: 4,
  five: 5,
  funf: 5,
  cinq: 5,
  cinco: 5,
  cinque: 5,
  vijf: 5,
  six: 6,
  sechs: 6,
  seis: 6,
  sei: 6,
  zes: 6,
  seven: 7,
  sieben: 7,
  sept: 7,
  siete: 7,
  sette: 7,
  sete: 7,
  zeven: 7,
  ten: 10,
  zehn: 10,
  dix: 10,
  diez: 10,
  dieci: 10,
  dez: 10,
  tien: 10,
  fourteen: 14,
  vierzehn: 14,
  quatorze: 14,
  catorce: 14,
  quattordici: 14,
  catorze: 14,
  veertien: 14,
};
const COUNT = `(\\d{1,2}|${Object.keys(COUNTS).join('|')})`;
const DAY = '(?:days?|tagen?|jours?|dias?|giorni|giorno|dagen|dag)';
const DAYS_PLANNED = '(?:days?|tage|tagen|jours?|dias?|giorni|dagen)';
const LAST = '(?:last|past|previous|letzten?|vergangenen?|derniers?|ultimos?|ultimi|passati|passados|laatste|afgelopen|vorige)';
/** "The last 3 days", "les 3 derniers jours", "negli ultimi tre giorni". */
const LAST_DAYS = [new RegExp(`\\b${LAST} ${COUNT} ${DAY}\\b`), new RegExp(`\\b${COUNT} ${LAST} ${DAY}\\b`)];
const YESTERDAY = /\b(?:yesterday|last night|gestern|hier|ayer|anoche|ieri|ontem|gisteren|gisteravond)\b/;
const BEFORE_YESTERDAY =
  /\b(?:day before yesterday|vorgestern|avant hier|anteayer|antier|(?:l'|l )?altro ieri|ieri l'altro|anteontem|eergisteren)\b/;
const TODAY = /\b(?:today|tonight|so far|this morning|heute|aujourd'?(?: ?)hui|hoy|oggi|hoje|vandaag)\b/;
const WEEK =
  /\b(?:(?:this|last|past|the|per|a) week|lately|recently|(?:diese|letzte|vergangene)[rn]? woche|(?:cette|la) semaine|semaine derniere|(?:esta|la ultima|ultima) semana|semana pasada|semana passada|(?:questa|ultima|scorsa) settimana|settimana scorsa|(?:deze|vorige|afgelopen) week)\b/;
const MONTH =
  /\b(?:(?:this|the|last|past) month|(?:diese[nm]?|letzten?|im) monat|(?:ce|le) mois(?:[ -]ci)?|mois dernier|(?:este|ultimo) mes|mes pasado|(?:questo|ultimo) mese|mese scorso|(?:este|ultimo) mes|mes passado|(?:deze|vorige|afgelopen) maand)\b/;
/** Sunday first, as dates count them. */
const WEEKDAYS: readonly RegExp[] = [
  /\b(?:sunday|sonntag|dimanche|domingo|domenica|zondag)\b/,
  /\b(?:monday|montag|lundi|lunes|lunedi|segunda(?:[ -]feira)?|maandag)\b/,
  /\b(?:tuesday|dienstag|mardi|martes|martedi|terca(?:[ -]feira)?|dinsdag)\b/,
  /\b(?:wednesday|mittwoch|mercredi|miercoles|mercoledi|quarta(?:[ -]feira)?|woensdag)\b/,
  /\b(?:thursday|donnerstag|jeudi|jueves|giovedi|quinta(?:[ -]feira)?|donderdag)\b/,
  /\b(?:friday|freitag|vendredi|viernes|venerdi|sexta(?:[ -]feira)?|vrijdag)\b/,
  /\b(?:saturday|samstag|sonnabend|samedi|sabado|sabato|zaterdag)\b/,
];
const SINCE = /\b(?:since|from|seit|ab|depuis|desde|dal?|sinds|vanaf)\b/;

/** The days that a question speaks of, in seven languages; `null` where it names none. @param typed as it was typed, or in the words of the tables */
export function timeIn(typed: string): Time {
  const text = foldText(typed).replace(/[^\p{L}\p{N}']+/gu, ' ');
  for (const form of LAST_DAYS) {
    const count = form.exec(text)?.[1];
    const days = count === undefined ? 0 : (COUNTS[count] ?? Number(count));
    if (days > 0) return { from: days - 1, to: 0 };
  }
  if (BEFORE_YESTERDAY.test(text)) return { from: 2, to: 2 };
  if (YESTERDAY.test(text)) return 'yesterday';
  const weekday = WEEKDAYS.findIndex((form) => form.test(text));
  if (weekday >= 0) return { weekday, isSince: SINCE.test(text) };
  if (MONTH.test(text)) return 'month';
  if (WEEK.test(text)) return 'week';
  return TODAY.test(text) ? 'today' : null;
}

/** "For three days", "a 7-day plan", "die ganze Woche": more than one day is wanted. */
export function isOfSeveralDays(typed: string): boolean {
  const text = foldText(typed).replace(/[^\p{L}\p{N}']+/gu, ' ');
  const count = SO_MANY_DAYS.exec(text)?.[1];
  return (count !== undefined && (COUNTS[count] ?? Number(count)) > 1) || WEEKS.test(text);
}
const SO_MANY_DAYS = new RegExp(`\\b${COUNT} ${DAYS_PLANNED}\\b`);
const WEEKS =
  /\b(?:weeks?|weekly|fortnight|wochen?\w*|semaines?|hebdomadaire|semanas?|semanal|settiman\w*|weken|weekmenu|weekend|month|monat|mois|mes|mese|maand)\b/;

const AROUND =
  /\b(?:and|what|how|about|in|on|for|of|over|during|the|und|wie|was|ist|war|es|im|in|den|dem|der|die|das|mit|am|et|pour|ces|les|le|la|l|dans|pendant|sur|y|en|los|las|el|de|durante|e|negli|nei|ieri|per|il|lo|i|nos|no|na|os|as|o|a|dos|da|van|op|is|evening|morning|abend|morgen|fruh|soir|matin|noche|manana|sera|mattina|noite|manha|avond|ochtend|all|whole|ganzen|so|then|dann)\b/g;

/** The days that a message names and nothing else: "and yesterday?", "und in den letzten drei Tagen?". */
export function timeAlone(typed: string): Time {
  const time = timeIn(typed);
  if (time === null) return null;
  const forms = [...LAST_DAYS, BEFORE_YESTERDAY, YESTERDAY, MONTH, WEEK, TODAY, SINCE, ...WEEKDAYS];
  const rest = forms
    .reduce((text, form) => text.replace(form, ' '), foldText(typed).replace(/[^\p{L}\p{N}']+/gu, ' '))
    .replace(AROUND, ' ')
    .trim();
  return rest === '' ? time : null;
}
