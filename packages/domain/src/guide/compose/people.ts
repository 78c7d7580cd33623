import { speaksNothingAgainst } from '../../people/index.ts';
import { type Answer, answerOf } from '../answer.ts';
import type { Block } from '../blocks.ts';
import type { ProductView } from '../facts.ts';
import { named } from '../figures.ts';
import type { NamedPerson, PersonSlot } from '../persons/read-persons.ts';

const MAX_QUESTIONS = 3;

/** Asks back who is meant: the same question once more for each who may be. */
export function composeWhom(
  question: string,
  { about, words, candidates }: Extract<PersonSlot, { kind: 'unknown' }>,
  people: readonly NamedPerson[],
): Answer {
  const known = people.map(({ name }) => name);
  const meant = people.filter(({ id }) => candidates.includes(id)).slice(0, MAX_QUESTIONS);
  const questions = meant.map(({ name }) => question.replace(words, () => name));
  return answerOf([{ kind: 'whom', about, words, known, questions }]);
}

/** For whom an answer is; a name is `null` for the one who asks. `notJudged`: who is meant as well, but gave nothing to judge by. */
export type Addressed = { readonly names: readonly (string | null)[]; readonly notJudged: readonly string[] };

/** Up to so many foods have a line for each person; of more there is one line a food. */
const MAX_IN_FULL = 2;

/** An answer below the names of those it is for, and, of each food, whom it is not known to suit. `isWhole`: of every food, also what suits all. */
export function forPeople(answer: Answer, { names, notJudged }: Addressed, foods: readonly ProductView[], isWhole: boolean): Answer {
  const isBrief = foods.length > MAX_IN_FULL;
  const saysSafe = isWhole && !isOfNearestFood(answer);
  const judged = foods.flatMap((food): Block[] => {
    const { people } = food;
    if (people === undefined || (!saysSafe && speaksNothingAgainst(people.answer))) return [];
    return [{ kind: 'people verdict', food: named(food), isBrief, ...people }];
  });
  const known = names.flatMap((name) => name ?? []);
  const own = answer.blocks.map((block): Block => (isReportedOfThem(block) ? { ...block, known } : block));
  const last: Block[] = own.some(({ kind }) => SAYS_NO_YOU.has(kind)) ? [] : [{ kind: 'you are', names }];
  return { ...answer, blocks: [{ kind: 'for people', names, notJudged }, ...judged, ...own, ...last] };
}

const SAYS_NO_YOU: ReadonlySet<Block['kind']> = new Set(['what they leave out', 'holds here']);

function isReportedOfThem(block: Block): block is Extract<Block, { kind: 'holds here' | 'circumstances changed' }> {
  return (block.kind === 'holds here' || block.kind === 'circumstances changed') && block.isOfOther;
}

/** What people of the household leave out, where that is asked. @param here what was reported in the conversation */
export function composeWhatTheyLeaveOut(
  people: readonly { readonly name: string; readonly names: readonly string[] }[],
  here: readonly string[],
): Answer {
  return answerOf([{ kind: 'what they leave out', people, here }]);
}

/** Whether no food has the name that was asked about: "safe" for one that is only near ("raw shrimp" for "raw milk") answers another question. */
function isOfNearestFood({ blocks }: Answer): boolean {
  return blocks.some((block) => block.kind === 'perhaps meant' || (block.kind === 'several foods' && block.foods.length === 1));
}

/** An answer that is about the one who asks alone, although foods are judged for others just now: it says so. */
export function forSelfAlone(answer: Answer): Answer {
  return { ...answer, blocks: [{ kind: 'for people', names: [null], notJudged: [] }, ...answer.blocks] };
}

/** Barcodes of the foods that an answer names, each once, in its order. */
export function foodsNamed({ blocks }: Answer): readonly string[] {
  return [...new Set(barcodesIn(blocks))];
}

function barcodesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(barcodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (key === 'barcode' && typeof one === 'string' ? [one] : barcodesIn(one)));
}

/** An answer that leaves out of account what somebody must not eat, since nobody declared it, behind what was asked. */
export function withUnknownPeople(answer: Answer, words: string): Answer {
  return { ...answer, blocks: [...answer.blocks, { kind: 'people unknown', words }] };
}
