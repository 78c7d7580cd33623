import { foldText } from '../../lib/index.ts';
import { AGE_IN_BRACKETS, CHILD_AND_AGE } from './ages.data.ts';
import { questionAt } from './asserted.ts';

/** A message in the letters that the tables of circumstances are written in. */
export const folded = (text: string): string =>
  foldText(text.replace(/(\d) ?½/g, '$1.5'))
    .replace(/ [-–—] /g, ', ')
    .replace(AGE_IN_BRACKETS, ' is $1 ')
    .replace(CHILD_AND_AGE, '$<child> is ')
    .replace(/[^\p{L}\p{N}.,!?;:'\n-]+/gu, ' ')
    .replace(/-/g, ' ')
    .replace(/\bj' ?ai\b/g, "j'ai")
    .replace(/\b(?:j'?suis|j'?sui|chui|chuis|chsuis)\b/g, 'je suis')
    .replace(/\bj' ?(?=attend|allait)/g, "j' ")
    // "In der 12. Woche": an ordinal ends no sentence.
    .replace(/(\d)\. (?=woche|monat|ssw|trim)/g, '$1 ');

/** The clauses of a message, folded. */
export function clausesOf(message: string): string[] {
  return folded(message)
    .split(/(?<!\d)[.,]|[.,](?!\d)|[!?;:\n]+|\b(?:but|und dann|mais|pero|aber|maar)\b/)
    .map((clause) => clause.replace(/ +/g, ' ').trim())
    .flatMap(questionApart)
    .filter((clause) => clause !== '');
}

/** "My mother takes Sintrom can she eat spinach": what asks is a clause of its own. */
function questionApart(clause: string): string[] {
  const at = questionAt(clause);
  return at > 0 ? [clause.slice(0, at).trim(), clause.slice(at)] : [clause];
}
