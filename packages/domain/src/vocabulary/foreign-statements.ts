import { isEmpty, READ_LANGUAGES, type ReadItem, type ReadLanguage } from '../reading/index.ts';
import { itemsOf } from './items.ts';
import { structureOf } from './list-structure.ts';
import { type PrintedText, unknownPlace } from './notices.ts';
import type { TextRange } from './passages.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordShares } from './word-shares.ts';
import { isPrintedWord } from './words.ts';

/** A statement of which fewer words are known in any language that is read is in another. */
const MIN_KNOWN_SHARE = 0.6;

/**
 * What statements about traces name that are in another language than the list ("Azúcar, cacao. Peut contenir des fruits à coque.");
 * one in a language that is not read ("Kan innehålla spår av mjölk") is not known.
 */
export function foreignStatements(
  { printed, at, traces, statements }: PrintedText & { readonly statements: readonly TextRange[] },
  items: readonly ReadItem[],
  language: ReadLanguage,
  names: Vocabulary,
): ReadItem[] {
  return statements.flatMap(({ from, to }) => {
    const statement = ' '.repeat(from) + traces.slice(from, to);
    const shares = wordShares(statement, names, READ_LANGUAGES, isPrintedWord);
    const most = Math.max(...shares.values());
    const others = READ_LANGUAGES.filter((other) => other !== language && shares.get(other) === most && most > (shares.get(language) ?? 0));
    const named = others.flatMap((other) =>
      namedItems(
        itemsOf(structureOf(statement), {
          printed,
          at,
          language: other,
          sourceLanguage: other,
          names,
          presence: 'may contain',
          source: 'list',
        }),
      ),
    );
    const isRead =
      named.length > 0 ||
      items.some(({ start, end, presence }) => presence === 'may contain' && start < (at[to] ?? end) && end > (at[from] ?? 0));
    return isRead || most >= MIN_KNOWN_SHARE ? named : [unknownPlace({ from, to }, at)];
  });
}

/** What a statement names; its opening words are no food, and what follows their colon ("può contenere: sesamo") stands inside them. */
export function namedItems(items: readonly ReadItem[]): ReadItem[] {
  return items.flatMap((item) => (item.id !== null || !isEmpty(item.has) || !isEmpty(item.may) ? [item] : namedItems(item.children)));
}
