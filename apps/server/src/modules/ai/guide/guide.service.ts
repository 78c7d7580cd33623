import { safetyReply } from '@labelwise/domain/safety';

import type { AssistantTools } from '../tools/assistant-tools.ts';

/** What was said before, oldest first. */
export type Turn = { role: 'user' | 'assistant'; content: string };
export type Question = { caller: { userId: string }; question: string; history: readonly Turn[] };
/** `text` is Markdown; `sources` names what it rests on. */
export type GuideAnswer = { text: string; sources: string[] };

export type GuideService = ReturnType<typeof createGuide>;

/** The built-in guide: answers from the member's own data, the catalogue and a table of named sources. */
export function createGuide({ tools }: { tools: AssistantTools }) {
  return {
    async answer({ caller, question }: Question): Promise<GuideAnswer> {
      const safety = safetyReply(question);
      if (safety !== null) return { text: safety.text, sources: [] };
      const mine = await tools.forMember(caller.userId, 'guide');
      const [best] = await mine.search(question, 1);
      return best === undefined ? { text: 'I do not know.', sources: [] } : { text: `${best.name}: ${best.score}`, sources: [] };
    },
  };
}
