import { kindsIn } from '../knowledge/kinds.ts';
import { languageAsked } from '../understand/question-words.ts';
import { type Act, actOf } from './act-of.ts';

export type ChatTurn = { readonly role: 'user' | 'assistant'; readonly content: string };

/** A message of the person, with what its answer named. */
export type AskedTurn = {
  /** Its place among all turns. */
  readonly at: number;
  readonly content: string;
  readonly act: Act | null;
  /** Products that the answer linked, in its order. */
  readonly products: readonly string[];
  /** Words of the kinds of food that the message names. */
  readonly foods: readonly string[];
};

const LINK = /\]\(\/results\/(\d{8,14})\)/g;
/** These are about an answer, and leave what the chat is about as it was. */
const OF_AN_ANSWER: ReadonlySet<Act> = new Set(['sure', 'source', 'asked', 'again', 'smells', 'thanks']);

export const productsLinked = (answer: string): string[] => [...new Set([...answer.matchAll(LINK)].flatMap(([, code]) => code ?? []))];

/** What a person asked in a chat so far, oldest first. */
export function askedTurns(turns: readonly ChatTurn[]): AskedTurn[] {
  return turns.flatMap(({ role, content }, at) => {
    if (role !== 'user') return [];
    const next = turns[at + 1];
    return [
      {
        at,
        content,
        act: at === 0 ? null : actOf(content),
        products: next?.role === 'assistant' ? productsLinked(next.content) : [],
        foods: kindsIn(content, languageAsked(content)).map(({ words }) => words),
      },
    ];
  });
}

/** The last message that is about foods, and not about an answer. */
export const lastOfFoods = (asked: readonly AskedTurn[]): AskedTurn | undefined =>
  asked.findLast(({ act }) => act === null || !OF_AN_ANSWER.has(act));

/** Words of the food that a chat was about last, where a message named one; `null` where none did. */
export function foodSpokenOf(turns: readonly ChatTurn[]): string | null {
  return askedTurns(turns).findLast(({ foods }) => foods.length > 0)?.foods[0] ?? null;
}
