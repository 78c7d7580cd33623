import type { JudgedFor } from '@labelwise/contracts/people';
import {
  type Addressed,
  type Answer,
  asksOwnProfile,
  asksWhatIsLeftOut,
  type Circumstance,
  chosenQuestion,
  composeMemberData,
  composeWhatTheyLeaveOut,
  foodsNamed,
  forPeople,
  forSelfAlone,
  type IntentKind,
  isCarriedOn,
  joinAnswers,
  meantInstead,
  type PersonSlot,
  type ProductView,
  personsInConversation,
  type QuestionInContext,
  understandInContext,
} from '@labelwise/domain/guide';
import { foldText } from '@labelwise/domain/lib';
import { isChild } from '@labelwise/domain/people';
import type { ChosenPeople, HouseholdMember } from '../tools/chosen-people.ts';
import type { Inquiry } from './inquiry.ts';

/** What the person wrote before, oldest first: all of it, or as far as the last turns go. */
export function writtenBefore({
  userMessages,
  history,
}: {
  userMessages?: readonly string[] | undefined;
  history: Turns;
}): readonly string[] {
  return userMessages ?? history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
}
type Turns = Parameters<typeof understandInContext>[1];

/** A question with the people of the household that it is for; `null`: the member alone. */
export type ReadQuestion = {
  readonly question: QuestionInContext;
  readonly slot: PersonSlot;
  readonly chosen: ChosenPeople | null;
  /** Everybody of the household is meant. */
  readonly isEveryone: boolean;
  /** Nothing is answered before it is clear who is meant. */
  readonly isUnclearWhom: boolean;
  /** Nobody is named: it goes on for whom it was. */
  readonly isCarried: boolean;
  /** Foods are judged for others just now, and this is about the one who asks. */
  readonly isForSelfAlone: boolean;
  readonly again: (noNames: ReadonlySet<string>) => QuestionInContext;
};

/** These are about the one who asks, or about nobody. */
const ABOUT_THE_MEMBER: ReadonlySet<IntentKind> = new Set([
  'my day',
  'my week',
  'targets left',
  'my profile',
  'what to cut',
  'own list',
  'declaration',
  'preference',
  'labelwise',
  'term',
  'additive',
  'small talk',
  'out of scope',
]);
/** The answer names whom these are about: the member alone. */
const HOLDS_OWN_DATA: ReadonlySet<IntentKind> = new Set(['my day', 'my week', 'targets left', 'my profile', 'what to cut', 'own list']);

/** Whom a chat speaks of, nobody means with these. */
const NEVER_CARRIED: ReadonlySet<IntentKind> = new Set([
  ...HOLDS_OWN_DATA,
  'preference',
  'labelwise',
  'additive',
  'small talk',
  'out of scope',
]);

/**
 * Reads a question with the household in mind: whom it is for, and what is asked, without their names.
 *
 * @param written as it was typed
 * @param judgedFor for whom it is where it names nobody
 */
export function readQuestion(
  written: string,
  history: Parameters<typeof understandInContext>[1],
  userMessages: readonly string[] | undefined,
  people: readonly HouseholdMember[],
  judgedFor: JudgedFor = 'me',
): ReadQuestion {
  const earlier = writtenBefore({ userMessages, history });
  // "The first": of questions that the answer before offered.
  const typed = meantInstead(chosenQuestion(written, history) ?? written);
  const persons = personsInConversation(typed, earlier, people);
  const { slot, text } = persons;
  const original = withoutNames(understandInContext(typed, history, userMessages), slot, people);
  // A message that declares something of somebody is read as it stands: the names belong to what it declares.
  const { added, retracted, reported, withdrawn, unclear, diets, circumstances } = original.declared;
  const declares = added.length + retracted.length + reported.length + withdrawn.length > 0 || unclear !== null;
  // "And Oma?" asks the same for somebody else.
  const isSame =
    ((slot.kind === 'people' || (slot.kind === 'self' && slot.isNamed)) && isOnlyWhom(text)) ||
    (slot.kind === 'unknown' && isOnlyWhom(text.replace(slot.words, ' me ')));
  const before = isSame ? lastAsked(earlier, people) : null;
  const asked = declares ? typed : (before ?? text);
  const turns = history.map((turn) =>
    turn.role === 'user' ? { ...turn, content: personsInConversation(turn.content, [], people).text } : turn,
  );
  // What was declared of somebody in this conversation says enough of who is meant.
  const isDeclared = declares || diets.length > 0 || circumstances.some(({ kind }) => kind === 'child');
  const isUnclearWhom = slot.kind === 'unknown' && !isDeclared && (slot.about === 'name' || slot.candidates.length > 0);
  const { intent } = original;
  const byChoice = ABOUT_THE_MEMBER.has(intent.kind) ? null : choiceOf(judgedFor, people);
  const isCarried = isCarriedOn(typed, persons, people);
  const isNamed = !(isCarried && NEVER_CARRIED.has(intent.kind)) && (slot.kind === 'people' || (slot.kind === 'self' && slot.isNamed));
  const chosen = isNamed ? ofAge(chosenOf(slot, people), isCarried && NAMES_A_CHILD.test(foldText(typed)), reported, people) : byChoice;
  // "For me" in the place of a name takes back nothing that was declared of somebody.
  const again = (noNames: ReadonlySet<string>): QuestionInContext =>
    withAges({ ...understandInContext(asked, turns, userMessages ?? earlier, noNames), declared: original.declared }, chosen);
  const isOwn = (slot.kind === 'self' && slot.isNamed && !ABOUT_THE_MEMBER.has(intent.kind)) || HOLDS_OWN_DATA.has(intent.kind);
  return {
    question: again(new Set()),
    slot: isDeclared && slot.kind === 'unknown' ? { kind: 'self', isNamed: false } : slot,
    chosen,
    isEveryone: chosen?.withSelf === true && chosen.people.length === people.length,
    isUnclearWhom,
    isCarried,
    isForSelfAlone: chosen === null && (original.declared.isForSelfAlone || (isOwn && choiceOf(judgedFor, people) !== null)),
    again,
  };
}

/** The name of somebody is no food that they are allergic to, and what a message declares of people whom it names is theirs. */
function withoutNames(question: QuestionInContext, slot: PersonSlot, people: readonly HouseholdMember[]): QuestionInContext {
  const { declared } = question;
  const names = new Set(people.map(({ name }) => foldText(name)));
  const known = declared.unclear?.filter((words) => !names.has(foldText(words))) ?? null;
  const unclear = known?.length === 0 && declared.unclear?.length !== 0 ? null : known;
  const isOfOther = declared.isOfOther || (slot.kind === 'people' && !slot.withSelf);
  return { ...question, declared: { ...declared, unclear, isOfOther } };
}

/** Joins, or says that it is the same: beside whom it is for. */
const SAME =
  'the same|same|too|as well|alone|only|just|again|then|and|but|what about|how about|or|for|in|dasselbe|das gleiche|genauso|auch|allein|nur|und|oder|was ist mit|wie ist es mit|fur|aussi|pareil|la meme chose|seule?|seulement|juste|et|ou|pour|pareillement|lo mismo|igual|tambien|sol[oa]|y|o|para|lo stesso|anche|da sol[oa]|e|ed|per|o mesmo|tambem|so|apenas|hetzelfde|ook|alleen|en|of|voor|met|mit|avec|con|com|invece|dagegen|aber|dann|denn|alors|entonces|allora|entao|dan|now|tho|though|instead';
/** Nothing but for whom: "and for me?", "and Mia the same?", "only for Mia". */
const NOBODY_ELSE = new RegExp(`^(?:(?:${SAME}) )*(?:me|us|mich|moi|mim?|mij|ich|je|yo|io|eu|ik)(?: (?:${SAME}))*$`);

function isOnlyWhom(text: string): boolean {
  return NOBODY_ELSE.test(
    foldText(text)
      .replace(/[^\p{L}']+/gu, ' ')
      .trim(),
  );
}

/** The last message that asked more than for whom, without the names of people. */
function lastAsked(earlier: readonly string[], people: readonly HouseholdMember[]): string | null {
  const texts = earlier.map((one, at) => personsInConversation(one, earlier.slice(0, at), people).text);
  return texts.findLast((text) => !isOnlyWhom(text)) ?? null;
}

/** Whom a choice on the screens is about. Somebody who is there no longer is not chosen: then it is for everyone. */
function choiceOf(judgedFor: JudgedFor, people: readonly HouseholdMember[]): ChosenPeople | null {
  if (judgedFor === 'me' || people.length === 0) return null;
  const only = people.filter(({ id }) => id === judgedFor);
  return only.length > 0 ? { people: only, withSelf: false } : { people, withSelf: true };
}

function chosenOf(slot: PersonSlot, people: readonly HouseholdMember[]): ChosenPeople | null {
  if (slot.kind !== 'people') return null;
  const chosen = people.filter(({ id }) => slot.ids.includes(id));
  return chosen.length === 0 ? null : { people: chosen, withSelf: slot.withSelf };
}

/** "A child of 9" is another than a child of one that was spoken of: whoever of the household is of that age, or nobody of it. */
function ofAge(
  chosen: ChosenPeople | null,
  mayBeAnother: boolean,
  reported: readonly Circumstance[],
  people: readonly HouseholdMember[],
): ChosenPeople | null {
  const ages = reported.flatMap((one) => (one.kind === 'child' ? [one.age] : []));
  if (!mayBeAnother || ages.length === 0 || chosen?.people.some(({ age }) => age !== null && ages.includes(age)) === true) return chosen;
  const same = people.filter(({ age }) => age !== null && ages.includes(age));
  return same.length === 0 ? null : { people: same, withSelf: false };
}
const NAMES_A_CHILD =
  /(?<!\p{L})(?:child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|kind(?:er|es|ern)?|kleinkind\p{L}*|enfants?|bebes?|nin[oa]s?|bambin[oaie]|criancas?|kindje|kinderen|peuters?)(?!\p{L})/u;

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

/**
 * The answer for people of the household: whom it is for, and of each food that it names, whom it does not suit. What it proposes suits
 * them all. `notJudged`: members of the household who share nothing of what they must not eat.
 */
async function forChosen(
  answer: Answer,
  { people, withSelf }: ChosenPeople,
  { question, tools }: Inquiry,
  notJudged: readonly string[],
): Promise<Answer> {
  const whom: Addressed = { names: [...(withSelf ? [null] : []), ...people.map(({ name }) => name)], notJudged };
  const isOfScores = SAYS_ITSELF.has(question.intent.kind) || question.intent.kind === 'compare';
  const judged = new Set(answer.blocks.flatMap((block) => (block.kind === 'people verdict' ? [block.food.barcode] : [])));
  const foods: ProductView[] = [];
  for (const code of foodsNamed(answer)) {
    const food = judged.has(code) || answer.suggested.includes(code) ? null : await tools.product(code);
    if (food !== null) foods.push(food);
  }
  return forPeople(answer, whom, foods, isOfScores);
}

/**
 * What those leave out whom a question names, where it asks for that or for what is stored of them; beside it what is stored of the member,
 * where that is asked too.
 *
 * @param ofSelf what is read of the member alone
 */
export async function whatTheyLeaveOut(
  typed: string,
  read: ReadQuestion,
  ofSelf: () => Promise<Pick<Inquiry['tools'], 'profile' | 'preferences'>>,
): Promise<Answer | null> {
  const { intent } = read.question;
  const asksForStored = intent.kind === 'my profile' && intent.about === 'all';
  if (!asksForStored && !asksOwnProfile(typed)) return asksWhatIsLeftOut(typed) && read.chosen?.withSelf !== true ? leftOutOf(read) : null;
  const theirs = leftOutOf(read);
  if (theirs === null || read.chosen?.withSelf !== true) return theirs;
  const self = await ofSelf();
  return joinAnswers([composeMemberData(self.profile(), await self.preferences()), theirs]);
}

/** "Oma is staying with us this week" asks nothing: what those leave out whom it names is what will count. */
export function introducing(typed: string, { blocks }: Answer, read: ReadQuestion): Answer | null {
  const isUnknown = blocks.some(({ kind }) => kind === 'unknown' || kind === 'not sure');
  const isStatement = !typed.includes('?') && read.slot.kind === 'people' && !read.isCarried && read.chosen?.withSelf !== true;
  return isUnknown && isStatement ? leftOutOf(read) : null;
}

function leftOutOf({ chosen, question }: ReadQuestion): Answer | null {
  if (chosen === null || chosen.people.length === 0) return null;
  const people = chosen.people.map(({ name, profile }) => ({
    name,
    names: [...(profile.restrictions ?? []), ...(profile.conditions ?? [])],
  }));
  return composeWhatTheyLeaveOut(people, question.declared.diets);
}

/** An answer with whom it is for, where that is not the member alone or others are chosen on the screens. */
export async function addressed(answer: Answer, read: ReadQuestion, inquiry: Inquiry, notJudged: readonly string[]): Promise<Answer> {
  if (read.chosen !== null) return forChosen(answer, read.chosen, inquiry, read.isEveryone ? notJudged : []);
  return read.isForSelfAlone ? forSelfAlone(answer) : answer;
}
