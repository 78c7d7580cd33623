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
