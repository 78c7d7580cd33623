import { type Answer, type Block, PROPOSED } from '@labelwise/domain/guide';
import { type RenderedAnswer, renderAnswer } from '@labelwise/messages/render/guide';

type Turn = { readonly role: 'user' | 'assistant'; readonly content: string };

/** These hold through a conversation: they stand once in it. */
const STANDING: ReadonlySet<Block['kind']> = new Set(['circumstances in force', 'no score for a small child', 'holds here', 'you are']);
/** These tell only what was heard, or for whom: no answer by themselves. */
const NO_ANSWER: ReadonlySet<Block['kind']> = new Set([...STANDING, 'for people', 'restrictions changed', 'circumstances changed']);

/** An answer without what an answer before it holds in the same words, where something else is left of it. */
export function withoutRepeated(answer: Answer, history: readonly Turn[], say: Parameters<typeof renderAnswer>[0]): Answer {
  if (!answer.blocks.some(({ kind }) => !NO_ANSWER.has(kind))) return answer;
  const answers = history.flatMap(({ role, content }) => (role === 'assistant' ? [content] : []));
  const isShown = (block: Block): boolean => {
    const { text }: RenderedAnswer = renderAnswer(say, { ...answer, blocks: [block], sources: [] });
    return text !== '' && answers.some((one) => one.includes(text));
  };
  // What chokes a small child stands with every list of foods.
  const isProposed = answer.blocks.some(({ kind }) => PROPOSED.has(kind));
  const mayGo = ({ kind }: Block): boolean => STANDING.has(kind) && !(isProposed && kind === 'circumstances in force');
  return { ...answer, blocks: answer.blocks.filter((block) => !mayGo(block) || !isShown(block)) };
}

/** Whether the answer before was the same. */
export function isRepeating(answer: Answer, history: readonly Turn[], say: Parameters<typeof renderAnswer>[0]): boolean {
  const { text } = renderAnswer(say, answer);
  const last = history.findLast(({ role }) => role === 'assistant')?.content;
  return last !== undefined && last.startsWith(text);
}
