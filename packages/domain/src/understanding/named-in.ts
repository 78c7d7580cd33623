import type { Restriction } from '../diets/index.ts';
import { restrictionsOf } from './foods.ts';
import { namesAt, namesSomething, PRICE_OF_GUESS, type Scope } from './names/find-names.ts';
import { tokensOf } from './words/tokens.ts';

/** Words of a text that name a food or a diet, from one place to the one after the last. */
export type NamedRun = {
  readonly from: number;
  readonly to: number;
  readonly restrictions: readonly Restriction[] /** Read as mistyped. */;
  readonly isGuess: boolean;
};

/** The foods and diets that the words of any text name, the longest names first taken, each with what leaving it out means. */
export function namedIn(words: readonly string[], scope: Scope = {}): NamedRun[] {
  const found: NamedRun[] = [];
  const plain = words.map(plainWord);
  for (let at = 0; at < plain.length; ) {
    const [longest] = namesAt(plain, at, scope)
      .filter(({ meant }) => namesSomething(meant))
      .toSorted((one, other) => other.to - one.to);
    if (longest === undefined) {
      at += 1;
      continue;
    }
    const typed = words.slice(at, longest.to).join(' ');
    found.push({
      from: at,
      to: longest.to,
      restrictions: restrictionsOf(longest.meant, typed, { isAllergy: true, said: typed }),
      isGuess: longest.price >= PRICE_OF_GUESS,
    });
    at = longest.to;
  }
  return found;
}

/** A word of a text as names are compared; nothing for a sign. */
function plainWord(word: string): string {
  return tokensOf(word).join('') || word.replace(/[^\p{L}\p{N}]+/gu, '');
}
