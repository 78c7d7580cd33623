import { foldText } from '../../lib/index.ts';
import { isPlainWord } from '../intents/plain-words.ts';
import { FILLERS } from '../knowledge/fillers.data.ts';
import { TERM_LANGUAGES } from '../knowledge/terms.data.ts';

const FILLER_WORDS: ReadonlySet<string> = new Set(TERM_LANGUAGES.flatMap((language) => FILLERS[language].split(' ')));
/** Shorter words say nothing of a food. */
const MIN_LETTERS = 3;

/** What is done to a food, how much of it and when: it stays what it is called. Folded. */
const TELLS_NO_OTHER: ReadonlySet<string> = new Set(
  (
    'grilled roast roasted baked boiled fried steamed poached cooked raw fresh frozen organic plain white brown dark lean whole homemade leftover leftovers cold hot warm small big large slice slices piece pieces portion plate bowl cup glass tonight today tomorrow breakfast lunch dinner snack fine safe healthy allowed okay alright good bad every day daily sometimes again please thanks ' +
    'gegrillt gegrilltes gegrillter gebraten gebratenes gekocht gekochtes gebacken gebackenes rohes roh frisch frisches bio mageres weiss heute abend morgen fruhstuck mittag abendessen gesund erlaubt essen bisschen stuck scheibe portion ' +
    'grille grillee roti rotie cuit cuite bouilli cru crue frais fraiche bio maigre blanc blanche maison ce soir demain matin midi diner dejeuner sain autorise morceau tranche ' +
    'asado asada frito frita cocido cocida hervido crudo cruda fresco fresca magro blanco blanca casero casera hoy noche manana cena comida desayuno sano permitido trozo ' +
    'grigliato grigliata arrosto fritto fritta cotto cotta bollito fresca magro bianco bianca fatto casa stasera oggi domani cena pranzo colazione sano permesso pezzo fetta ' +
    'grelhado grelhada assado assada cozido cozida cru fresco magro branco caseiro hoje noite amanha jantar almoco saudavel permitido pedaco ' +
    'gegrild gegrilde gebakken gekookt gekookte rauwe vers verse mager magere witte vanavond vandaag morgen ontbijt avondeten gezond stukje plakje'
  ).split(' '),
);

const isKnown = (word: string): boolean =>
  word.length < MIN_LETTERS ||
  /^\d/.test(word) ||
  FILLER_WORDS.has(word) ||
  TELLS_NO_OTHER.has(word) ||
  TERM_LANGUAGES.some((language) => isPlainWord(word, language));

/**
 * Whether a word that no table knows, or another food, stands right beside the name of a food: "kung pao chicken" and "vitello tonnato" are
 * dishes of their own, and what is known of chicken and of veal clears nothing of them.
 */
export function hasUnknownBeside(typed: string, name: string): boolean {
  const wordsOf = (text: string): string[] =>
    foldText(text)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .split(' ');
  // Marks part what is not of one name.
  return typed.split(/[,.;:!?()\n]+/).some((part) => {
    const [words, own] = [wordsOf(part), wordsOf(name)];
    const at = words.findIndex((_, place) => own.every((word, more) => words[place + more] === word));
    if (at < 0) return false;
    return [words[at - 1], words[at + own.length]].some((word) => word !== undefined && word !== '' && !isKnown(word));
  });
}
