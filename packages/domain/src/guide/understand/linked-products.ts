import { plainWords } from './words.ts';

/** Characters behind a link in which the brand stands. */
const BRAND = 40;

/**
 * The two products of a comparison in the order in which they were asked for: its answer names the better one first, but "the first one" is
 * the one that was named first.
 *
 * @param shown products of the last answer, in its order
 * @param mentions the names that the question compared
 */
export function inAskedOrder(
  shown: readonly string[],
  mentions: readonly string[],
  turns: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[],
): string[] {
  const [one, other, ...rest] = shown;
  const [first] = mentions;
  if (one === undefined || other === undefined || first === undefined) return [...shown];
  const answer = turns.findLast(({ role, content }) => role === 'assistant' && content.includes(`/results/${one}`))?.content ?? '';
  const isNamed = (code: string) => {
    const name = plainWords(textAround(answer, code)).split(' ');
    return plainWords(first)
      .split(' ')
      .some((word) => name.includes(word));
  };
  return isNamed(other) && !isNamed(one) ? [other, one, ...rest] : [...shown];
}

/** The words of a link, and what stands in parentheses behind it. */
function textAround(answer: string, code: string): string {
  const at = answer.indexOf(`](/results/${code})`);
  const behind = answer.slice(at + `](/results/${code})`.length).slice(0, BRAND);
  return at < 0 ? '' : `${answer.slice(answer.lastIndexOf('[', at) + 1, at)} ${/^ \(([^)]*)\)/.exec(behind)?.[1] ?? ''}`;
}
