import { foldText } from '../lib/index.ts';
import { NOT_THERE } from './plain-alarms.data.ts';

const plain = (message: string): string =>
  foldText(message)
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}'&]+/gu, ' ')
    .trim();

/** A message without what it says is not there: "no stomach ache". */
export const withoutDenied = (message: string): string => plain(message).replace(NOT_THERE, ' ');

/** Whether a message says that a belly does not ache, in seven languages. */
export const deniesAnAche = (message: string): boolean => DENIED_ACHE.test(plain(message));
const DENIED_ACHE =
  /\b(?:no|not any|without|kein\w*|ohne|pas de|aucune?|sans|sin|ningun\w*|nessun\w*|niente|senza|sem|nenhum\w*|geen|zonder) (?:\w+ )?(?:(?:stomach|tummy|belly|head) ?(?:ache|aches|pains?|trouble)|pain|cramps?|symptoms?|bauch\w*|magen\w*|kopf\w*|krampfe|schmerzen|symptome|mal (?:au|de|a)|crampes?|douleurs?|dolor\w*|calambres|retortijones|sintomas?|mal di|crampi|dolori|sintomi|dor(?:es)?|colicas?|buik\w*|maag\w*|hoofd\w*|krampen|klachten)\b/;

/** Whether not eating is reported with days, weight or calories, and not of scans that were left out. */
export function tellsOfStarving(message: string): boolean {
  const text = plain(message);
  return OF_STARVING.test(text) && !OF_THE_APP.test(text);
}
const OF_STARVING =
  /\b(?:days?|weeks?|tage?n?|wochen?|jours?|semaines?|dias?|semanas?|giorni|settiman\w*|dage?n?|week|weken|monday|tuesday|montag|dienstag|lundi|mardi|lunes|martes|lunedi|martedi|segunda|terca|maandag|dinsdag|kg|kilos?|chili|quilos?|lose|thin|weight|bones|abnehm\w*|dunn|gewicht|knochen|maigr\w*|minc\w*|poids|adelgaz\w*|flac[oa]|peso|huesos|dimagr\w*|magr\w*|ossa|emagrec\w*|ossos|afvall\w*|dun|botten|hungere?\w*|starv\w*|affame|hambre|digiun\w*|passo fome|honger)\b/;
const OF_THE_APP =
  /\b(?:scan\w*|scann\w*|escan\w*|scansion\w*|gescan\w*|eingescannt|gescannt|log(?:ged)?|noted|eingetragen|note|apuntad\w*|segnato|anotad\w*|ingevuld|app|appli|insights?)\b/;

/** Whether a message asks for leave, or from when on something may be eaten, in seven languages. */
export const asksLeave = (message: string): boolean => ASKS_LEAVE.test(plain(message));
const ASKS_LEAVE =
  /\b(?:can|may|could|allowed|when|darf|durfen|kann|konnen|wann|peut|peuvent|quand|puede|pueden|cuando|puo|possono|quando|pode|podem|mag|mogen|kan|kunnen|wanneer)\b/;

/** Whether a message names an illness of an organ: that it is there tells of no crisis. */
export const namesAnIllness = (message: string): boolean => OF_AN_ILLNESS.test(plain(message));
const OF_AN_ILLNESS =
  /\b(?:dialys\w*|dialis\w*|\w*diabet\w*|zucker|kidneys?|\w*niere\w*|reins?|rinones|reni|rins|nieren|thyroid|schilddruse\w*|thyroide|tiroides|tiroide|tireoide|schildklier|transplant\w*|crohn|colitis|asthma|asma|copd)\b/;
