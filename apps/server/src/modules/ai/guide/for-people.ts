import {
  type Answer,
  type Circumstance,
  forPeople,
  type IntentKind,
  type PersonSlot,
  type ProductView,
  personsInConversation,
  type QuestionInContext,
  understandInContext,
} from '@labelwise/domain/guide';
import { isChild } from '@labelwise/domain/people';
import type { ChosenPeople, HouseholdMember } from '../tools/chosen-people.ts';
import type { Inquiry } from './lookup.ts';

/** A question with the people of the household that it is for; `null`: the member alone. */
type ReadQuestion = {
  readonly question: QuestionInContext;
  readonly slot: PersonSlot;
  readonly chosen: ChosenPeople | null;
  /** Nothing is answered before it is clear who is meant. */
  readonly isUnclearWhom: boolean;
  readonly again: (noNames: ReadonlySet<string>) => QuestionInContext;
};

/** Reads a question with the household in mind: whom it is for, and what is asked, without their names. */
export function readQuestion(
  typed: string,
  history: Parameters<typeof understandInContext>[1],
  userMessages: readonly string[] | undefined,
  people: readonly HouseholdMember[],
): ReadQuestion {
  const earlier = userMessages ?? history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const { slot, text } = personsInConversation(typed, earlier, people);
  const chosen = chosenOf(slot, people);
  const original = understandInContext(typed, history, userMessages);
  // A message that declares something of somebody is read as it stands: the names belong to what it declares.
  const { added, retracted, reported, withdrawn, unclear, diets, circumstances } = original.declared;
  const declares = added.length + retracted.length + reported.length + withdrawn.length > 0 || unclear !== null;
  const asked = declares ? typed : text;
  const turns = history.map((turn) =>
    turn.role === 'user' ? { ...turn, content: personsInConversation(turn.content, [], people).text } : turn,
  );
  // "For me" in the place of a name takes back nothing that was declared of somebody.
  const again = (noNames: ReadonlySet<string>): QuestionInContext =>
    withAges({ ...understandInContext(asked, turns, userMessages ?? earlier, noNames), declared: original.declared }, chosen);
  // What was declared of somebody in this conversation says enough of who is meant.
  const isDeclared = declares || diets.length > 0 || circumstances.some(({ kind }) => kind === 'child');
  const isUnclearWhom = slot.kind === 'unknown' && !isDeclared && (slot.about === 'name' || slot.candidates.length > 0);
  return {
    question: again(new Set()),
    slot: isDeclared && slot.kind === 'unknown' ? { kind: 'self' } : slot,
    chosen,
    isUnclearWhom,
    again,
  };
}

function chosenOf(slot: PersonSlot, people: readonly HouseholdMember[]): ChosenPeople | null {
  if (slot.kind !== 'people') return null;
  const chosen = people.filter(({ id }) => slot.ids.includes(id));
  return chosen.length === 0 ? null : { people: chosen, withSelf: slot.withSelf };
}

/** The age of the youngest child among them counts as if it had been declared. */
function withAges(question: QuestionInContext, chosen: ChosenPeople | null): QuestionInContext {
  const ages = (chosen?.people ?? []).flatMap(({ age }) => (age !== null && isChild(age) ? [age] : []));
  const declaredAges = question.declared.circumstances.flatMap((one) => (one.kind === 'child' ? [one.age] : []));
  if (ages.length === 0) return question;
  const child: Circumstance = { kind: 'child', age: Math.min(...ages, ...declaredAges) };
  const circumstances = [...question.declared.circumstances.filter(({ kind }) => kind !== 'child'), child];
  return { ...question, declared: { ...question.declared, circumstances } };
}

/** Of these the answer says itself whom the food suits. */
const SAYS_ITSELF: ReadonlySet<IntentKind> = new Set(['verdict', 'why', 'unclear']);
const MAX_JUDGED = 2;

/** The answer for people of the household: whom it is for, and of each food asked about, whom it does not suit. */
export async function forChosen(answer: Answer, { people, withSelf }: ChosenPeople, { question, tools }: Inquiry): Promise<Answer> {
  const names = [...(withSelf ? [null] : []), ...people.map(({ name }) => name)];
  const isJudged = answer.blocks.some(({ kind }) => kind === 'people verdict');
  const isOfScores = SAYS_ITSELF.has(question.intent.kind) || question.intent.kind === 'compare';
  const codes = isJudged ? [] : answer.sources.flatMap((source) => (source.kind === 'catalogue entry' ? [source.barcode] : []));
  const foods: ProductView[] = [];
  for (const code of codes.slice(0, MAX_JUDGED)) {
    const food = await tools.product(code);
    if (food !== null && !answer.suggested.includes(code)) foods.push(food);
  }
  return forPeople(answer, names, foods, isOfScores);
}
