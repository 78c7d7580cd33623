import {
  type Answer,
  actOf,
  alarmInForce,
  askedInFull,
  asMeant,
  type Block,
  chosenQuestion,
  type InFull,
  isReckoned,
  type NamedPerson,
  personsInConversation,
  planAsked,
  restrictionsDeclaredIn,
  safetyOf,
} from '@labelwise/domain/guide';
import type { SafetyKind } from '@labelwise/domain/safety';
import { knowsNothing } from './completed.ts';
import { writtenBefore } from './for-people.ts';

type Turned = {
  readonly question: string;
  readonly history: readonly { role: 'user' | 'assistant'; content: string }[];
  readonly userMessages?: readonly string[];
  readonly isRepeated?: boolean;
};

/** How much a message states that binds what follows. */
function statedIn(message: string, earlier: readonly string[]): number {
  const { added, reported } = restrictionsDeclaredIn(earlier, message).declared;
  return added.length + reported.length;
}

/** In these the words of the turn stand whole; of others some are left out, and what they state is heard all the same. */
const HOLDS_WHOLE_TURN: ReadonlySet<InFull['kind']> = new Set(['alone', 'of it', 'person']);

/**
 * A later turn as a first question, which needs nothing of the turns before but what was stated in them; `null` where it is read with them:
 * while an emergency is in force, where what it does with the answer before is known, where it changes a plan or a sum, chooses what was
 * offered, or is for somebody of the household.
 */
function asFirstQuestion<Asked extends Turned>(asked: Asked, people: readonly NamedPerson[]): Asked | null {
  const { question, history } = asked;
  if (history.length === 0) return null;
  const earlier = writtenBefore(asked);
  if (alarmInForce(earlier) !== null || chosenQuestion(question, history) !== null) return null;
  if (actOf(question) !== null || asMeant(question, history) !== question) return null;
  if (planAsked(question, earlier) !== null || isReckoned(question, earlier)) return null;
  if (personsInConversation(question, earlier, people).slot.kind === 'people') return null;
  const full = askedInFull(question, earlier);
  if (full === null) return null;
  const kind = safetyOf(full.question, earlier);
  if (kind !== null && !NAMES_FOOD.has(kind)) return null;
  const isHeard = HOLDS_WHOLE_TURN.has(full.kind) && statedIn(full.question, earlier) >= statedIn(question, earlier);
  const userMessages = isHeard ? earlier : [...earlier, question];
  return { ...asked, question: full.question, history: [], userMessages };
}

/** Our fixed texts on these name the food that is asked about. */
const NAMES_FOOD: ReadonlySet<SafetyKind | null> = new Set<SafetyKind>(['pregnancy', 'medication', 'diagnosis']);

/** The message that our fixed texts are looked for with: in full where it says no graver thing so, that it names its food and for whom it is. */
export function spokenInFull(message: string, earlier: readonly string[]): string {
  const full = askedInFull(message, earlier);
  if (full === null || full.kind === 'alone') return message;
  const kind = safetyOf(message, earlier);
  const inFull = safetyOf(full.question, earlier);
  return inFull === kind || (kind === null && NAMES_FOOD.has(inFull)) ? full.question : message;
}

/** Asks back which food is meant. */
const ASKS_BACK: ReadonlySet<Block['kind']> = new Set(['several foods', 'ask back']);

/**
 * The answer to a later turn as a first question; `null` where it is read with the turns before, where nothing is known of it that way or it is
 * asked back, and where that answer was given last.
 */
export async function answeredInFull<Asked extends Turned>(
  asked: Asked,
  people: readonly NamedPerson[],
  answered: (first: Asked) => Promise<Answer>,
): Promise<Answer | null> {
  const first = asked.isRepeated === true ? null : asFirstQuestion(asked, people);
  const answer = first === null ? null : await answered(first);
  return answer === null || knowsNothing(answer) || answer.blocks.some(({ kind }) => ASKS_BACK.has(kind)) ? null : answer;
}
