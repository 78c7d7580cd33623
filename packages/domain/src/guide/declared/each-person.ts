import { isAllergyWord } from '../../understanding/index.ts';
import { isDenied } from './allergies.ts';
import { readFoods } from './food-list.ts';
import { END, PAUSE, type Statement } from './tokens.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Before what somebody is allergic to, and before nothing else in a sentence about allergies. */
const AGAINST = set('gegen tegen against contre contra');
/** Before many other things too: only after somebody. */
const TO = set("to auf au aux a al alla allo alle agli ai all' ao aos as voor");
const AND = set('and und et y e ed en but aber mais pero ma mas maar while whereas wahrend & plus');
const OWN = set(
  'my our his her the mein meine meinen unser unsere der die das dem mon ma mes notre le la les mi mis nuestro nuestra el los il lo i gli mio mia miei mie meu minha meus minhas o os mijn onze ons de het',
);
/** Between somebody and what they are allergic to. */
const BETWEEN = set('is are ist sind est sont es son e sono zijn too also auch aussi tambien anche tambem ook only just nur');
/** Before "to", and nobody: "thanks to", "switched to". */
const NOBODY =
  /(?:ed|ing)$|^(?:go|going|add|next|thanks|due|close|similar|equal|up|switch|back|want|wants|have|has|need|needs|used|like|prefer|able|try|how|what|when|where|que|qui|che|was|wie|wo|ou|hoe|it|this|that|nothing|something|grace|merci|danke)$/;

/**
 * "My daughter is allergic to nuts, my son to milk", "meine Tochter ist gegen Nüsse und mein Sohn gegen Milch allergisch": what each of
 * several people is allergic to, where one word of allergy stands for all of them.
 */
export function ofEachPerson(tokens: readonly string[], known: readonly Statement[]): Statement[] {
  const found: Statement[] = [];
  for (const [at, token] of tokens.entries()) {
    const isTaken = [...known, ...found].some(({ from, end }) => from <= at && at < end);
    if (isTaken || !(AGAINST.has(token) || TO.has(token)) || isDenied(tokens, at) || !hasAllergyWord(tokens, at)) continue;
    const from = AGAINST.has(token) ? at : somebodyBefore(tokens, at);
    const { diets, end } = from === null ? { diets: [], end: at } : readFoods(tokens, at + 1, false);
    if (from !== null && diets.length > 0) found.push({ diets, unknown: [], isRetraction: false, from, end });
  }
  return found;
}

function hasAllergyWord(tokens: readonly string[], at: number): boolean {
  const end = tokens.indexOf(END, at);
  return tokens.slice(tokens.lastIndexOf(END, at) + 1, end < 0 ? tokens.length : end).some(isAllergyWord);
}

/** Where the one begins who stands before a place, behind a comma or "and": "my son", "Tom". */
function somebodyBefore(tokens: readonly string[], place: number): number | null {
  let at = place - 1;
  while (at > 0 && BETWEEN.has(tokens[at] ?? '') && !OWN.has(tokens[at - 1] ?? '')) at -= 1;
  if (NOBODY.test(tokens[at] ?? '')) return null;
  for (let from = at; from >= Math.max(1, at - 2); from -= 1) {
    const before = tokens[from - 1] ?? '';
    if (!AND.has(before) && before !== PAUSE) continue;
    return from === at || OWN.has(tokens[from] ?? '') ? from - 1 : null;
  }
  return null;
}
