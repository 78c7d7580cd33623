import type { MessageTable } from '../../../db/schema/conversations.ts';
import type { GuideService } from '../guide/guide.service.ts';
import type { Assignment } from './chat.service.ts';
import { historyOf, MAX_USER_ROWS, userMessagesOf } from './history.ts';
import type { Piece, Writer } from './write-reply.ts';

type Deps = { guide: GuideService; before: (question: MessageTable, limit: number) => Promise<MessageTable[]> };

const TURNS = 10;
const PIECE = 80;

/** Has the built-in guide write the reply; nothing leaves this server. */
export function createGuideWriter({ guide, before }: Deps) {
  return ({ memberId, question, reader, judgedFor }: Assignment): Writer =>
    async function* (): AsyncGenerator<Piece> {
      const rows = await before(question, MAX_USER_ROWS);
      const { text, sources } = await guide.answer({
        caller: { userId: memberId },
        question: question.content,
        reader,
        judgedFor,
        history: historyOf(rows.slice(0, TURNS)),
        userMessages: userMessagesOf(rows),
      });
      yield { sources };
      const characters = [...text];
      for (let at = 0; at < characters.length; at += PIECE) yield { text: characters.slice(at, at + PIECE).join('') };
    };
}
