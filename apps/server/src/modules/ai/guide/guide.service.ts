import type { Language } from '@labelwise/contracts/languages';
import type { JudgedFor } from '@labelwise/contracts/people';
import {
  type Answer,
  answerOf,
  asInPregnancy,
  asMeant,
  composeConfirmation,
  composeForSmallChild,
  composeForState,
  composeGeneral,
  composeUnclear,
  composeWhom,
  conditionsOf,
  dietsOfLimits,
  entryFor,
  entryOfChildren,
  followsReckoning,
  generalWhereNothing,
  type IntentKind,
  type IntentOf,
  inFull,
  isForSmallChild,
  isForYoungChild,
  isReckoned,
  isWithheld,
  joinAnswers,
  type Occasion,
  ofChildrenWithout,
  ownFoodsFirst,
  planAsked,
  resolveInChat,
  withDeclarations,
  withoutStored,
  withStates,
  withUnknownPeople,
} from '@labelwise/domain/guide';
import { type RenderedAnswer, renderAnswer } from '@labelwise/messages/render/guide';
import type { AssistantTools } from '../tools/assistant-tools.ts';
import { ABOUT_NO_FOOD, ASKS_NOTHING, HOLDS_NOTHING, PROPOSES, SCORES } from './answer-kinds.ts';
import { answerLanguage, sayReady } from './answer-language.ts';
import { isAboutFood, withKnownAllergies } from './answers-on-food.ts';
import { answeredInFull, spokenInFull } from './asked-in-full.ts';
import { day, ideas } from './catalogue-answers.ts';
import { compare } from './compare-answers.ts';
import { completedInChat } from './completed.ts';
import { confirmed } from './confirmed.ts';
import { additive, additiveNamed, avoid, labelwise, notSure, term, unclear, unknownAnswer } from './explain-answers.ts';
import { fixedInquiry } from './fixed-inquiry.ts';
import { addressed, introducing, type ReadQuestion, readQuestion, whatTheyLeaveOut, writtenBefore } from './for-people.ts';
import { withTheirAmounts } from './for-their-amounts.ts';
import { generalAnswer, proposedTo } from './general-answer.ts';
import { inGeneral } from './general-foods.ts';
import { type Asked, foodBefore, genericFood, isMadeOtherwise, withGenericFood } from './generic-food.ts';
import { guarded } from './guarded.ts';
import { type Answering, answeredInChat, safetyBehind, withFood, withFoodSpokenOf } from './in-chat.ts';
import { type Answerer, type Inquiry, inquiryOf } from './inquiry.ts';
import { adviceForSmallChild, withAdvice } from './kind-advice.ts';
import { asksForFoods, kindAnswer, withKind, withNameable } from './kind-answer.ts';
import { inLanguageWanted, inLetters } from './language-wanted.ts';
import { leftOutIfAsked } from './left-out.ts';
import { settled } from './lookup.ts';
import { bestOrWorst, eatenToday, listed, memberData, ownFoods, week } from './member-answers.ts';
import { occasionAnswer, occasionOf } from './occasion-answers.ts';
import { inWordsAsked } from './one-thing.ts';
import { askedOfLabelwise, asksOneThing, plainlyAsked } from './plainly-asked.ts';
import { planAnswer, planOf } from './plan-answer.ts';
import { amount, contains, ingredients, ofIt, ranking, swap, verdict, why } from './product-answers.ts';
import { medicineReminder, safetyReply, underAlarm, watchFor, withWhomToCall } from './safety-reply.ts';
import { isRepeating, withoutRepeated } from './standing.ts';
import { answeredApart } from './two-questions.ts';
import { whatItIs } from './what-it-is.ts';
import { asList, asPlan, asSearch } from './which-kind.ts';

/** A turn of the conversation before the question. */
export type Turn = { role: 'user' | 'assistant'; content: string };
/**
 * `history`: the last turns, oldest first. `userMessages`: all that the member wrote before in this conversation, since an allergy
 * that was declared first still binds; without it those of the history. `reader`: the language of the member's screens, for a question that tells none;
 * `language`: answers in this one. `judgedFor`: for whom it is where the question names nobody. `isRepeated`: what it reads as by itself was
 * given last.
 */
export type Question = {
  caller: { userId: string };
  question: string;
  history: readonly Turn[];
  userMessages?: readonly string[];
  reader?: Language;
  language?: Language;
  judgedFor?: JudgedFor | undefined;
  isRepeated?: boolean;
};

export type GuideService = ReturnType<typeof createGuide>;

/** Every kind of intent has its answer: one that has none does not compile. */
const ANSWERERS: { readonly [Kind in IntentKind]: Answerer<Kind> } = {
  verdict,
  'of it': ofIt,
  why,
  compare,
  swap,
  find: ideas,
  contains,
  ingredients,
  amount,
  'own foods': ownFoods,
  'own ranking': bestOrWorst,
  'own list': listed,
  ranking,
  term,
  additive,
  general: inGeneral,
  'my day': eatenToday,
  'my week': week,
  'targets left': eatenToday,
  plan: day,
  'what to cut': avoid,
  'my profile': memberData,
  labelwise,
  declaration: confirmed,
  preference: async () => answerOf([{ kind: 'changes nothing' }]),
  'small talk': async ({ which }) => answerOf([{ kind: which }]),
  'out of scope': async () => unknownAnswer(null),
  unclear: async (_intent, inquiry) => unclear(inquiry),
};
function answerOfKind<Kind extends IntentKind>(kind: Kind, intent: IntentOf<Kind>, inquiry: Inquiry): Promise<Answer | null> {
  return ANSWERERS[kind](intent, inquiry);
}

/** The built-in guide: answers from the member's own data, the catalogue and a table of named sources. */
export function createGuide({ tools }: { tools: AssistantTools }) {
  return {
    /** Introduces itself in the first answer of a conversation. Medical and crisis questions get our fixed texts. */
    async answer(asked: Question): Promise<RenderedAnswer> {
      const { question, ...context } = inLanguageWanted(inLetters(asked));
      const earlier = inFull(writtenBefore(context));
      const language = context.language ?? answerLanguage(question, earlier, context.reader);
      const say = await sayReady(language);
      const message = spokenInFull(question, earlier);
      const leftOut = await leftOutIfAsked(tools, { memberId: context.caller.userId, message, earlier, judgedFor: context.judgedFor });
      const replyTo = (typed: string) => safetyReply(withFoodSpokenOf(typed, context.history, earlier), earlier, language, leftOut);
      const behind = safetyBehind(question, context.history, earlier);
      // "Sorry, 250 not 200" of grams is no blood pressure.
      const safety = (followsReckoning(question, earlier) ? null : replyTo(message)) ?? (behind === null ? null : replyTo(behind));
      if (safety !== null) return { text: safety, sources: [] };
      const composed = await this.compose({ question, ...context });
      const again = isRepeating(composed, context.history, say) ? await this.compose({ question, ...context, isRepeated: true }) : composed;
      const answer = withoutRepeated(again, context.history, say);
      const { text: plain, sources } = renderAnswer(say, answer);
      const text = withWhomToCall(question, plain, language);
      const held = watchFor(question, answer, text, language, leftOut) ?? underAlarm(question, answer, text, earlier, language);
      if (held !== null) return { text: held, sources };
      const isCautioned = answer.blocks.some(({ kind }) => kind === 'states first' || kind === 'kind advice');
      const medicine = isAboutFood(answer) && !isCautioned ? medicineReminder(earlier) : null;
      if (medicine !== null) return { text: `${medicine}\n\n${text}`, sources };
      const isFirst = !context.history.some(({ role }) => role === 'assistant');
      const isIntroduced = answer.blocks.some(({ kind }) => kind === 'about');
      return { text: isFirst && !isIntroduced ? `${text}\n\n${say('guide.introduction')}` : text, sources };
    },

    /** The answer as data, with how its numbers were worked out. */
    async compose(asked: Question): Promise<Answer> {
      const isOfAmounts = isReckoned(asked.question, writtenBefore(asked));
      const given = isOfAmounts ? asked : { ...asked, question: asMeant(asked.question, asked.history) };
      const household = await tools.householdOf(given.caller.userId);
      const ofFull = isOfAmounts ? null : await answeredInFull(asked, household.people, (first) => this.compose(first));
      if (ofFull !== null) return ofFull;
      const earlier = writtenBefore(given);
      const answered = async (typed: string, history: readonly Turn[], userMessages: readonly string[] | undefined) => {
        const read = readQuestion(typed, history, userMessages, household.people, given.judgedFor);
        return { read, answer: () => answerTo({ ...given, question: typed }, read, household) };
      };
      const answering: Answering = async (typed, history, parts) => {
        const read = readQuestion(typed, history, given.userMessages, household.people, given.judgedFor);
        const question = { ...read.question, ...parts };
        return answerTo({ ...given, question: typed }, { ...read, question, again: () => question }, household);
      };
      const isPlan = planAsked(given.question, earlier) !== null;
      // "Why not" behind an answer is about that answer, whatever of Labelwise may be asked with the same words.
      const resolved = isPlan ? null : resolveInChat(given.question, given.history);
      const ofLabelwise = isPlan || resolved !== null ? null : askedOfLabelwise(given.question);
      if (ofLabelwise !== null) return ofLabelwise;
      if (isPlan || isOfAmounts) return (await answered(given.question, given.history, given.userMessages)).answer();
      const inChat =
        resolved === null
          ? null
          : await answeredInChat(resolved, given.question, given.history, answering, (typed, history) =>
              this.compose({ ...given, question: typed, history, userMessages: earlier }),
            );
      if (inChat !== null) return inChat;
      const alone = await answered(given.question, given.history, given.userMessages);
      const completed = withFood(given.question, given.history, alone.read.question);
      const whole = completed === null ? alone : await answered(completed, given.history, given.userMessages);
      const apart = asksOneThing(given.question)
        ? null
        : await answeredApart(completed ?? given.question, given.history, whole.read.question, async (part, turns) => {
            const before = turns.slice(given.history.length).flatMap(({ role, content }) => (role === 'user' ? [content] : []));
            const { read, answer } = await answered(part, turns, [...earlier, ...before]);
            return {
              question: read.question,
              answer: await answer(),
              whom: JSON.stringify(read.chosen?.people.map(({ id }) => id) ?? null),
            };
          });
      const answer = apart ?? (await whole.answer());
      const turn = { ...given, earlier, read: alone.read, people: household.people };
      return (await completedInChat(answer, turn, answered, answering)) ?? answer;
    },
  };

  async function answerTo(
    { caller, question: typed, history, userMessages }: Question,
    read: ReadQuestion,
    { people, notJudged }: Awaited<ReturnType<AssistantTools['householdOf']>>,
  ): Promise<Answer> {
    if (read.isUnclearWhom && read.slot.kind === 'unknown') return composeWhom(typed, read.slot, people);
    const theirs = await whatTheyLeaveOut(typed, read, () => tools.forMember(caller.userId, 'guide', [], [], null));
    if (theirs !== null) return theirs;
    const { declared } = read.question;
    const own = await tools.forMember(caller.userId, 'guide', declared.binding, conditionsOf(declared.circumstances), read.chosen);
    const earlier = writtenBefore({ history, userMessages });
    const planned = planAsked(typed, earlier);
    const fixed = planned === null ? fixedInquiry(typed, read.question, own) : planOf(inquiryOf(typed, read.question, own), planned);
    const last = history.findLast(({ role }) => role === 'user')?.content ?? '';
    const inquiry = fixed ?? asPlan(asList(asSearch(await settled(asList(inquiryOf(typed, read.question, own)), read.again))), last);
    const occasion = fixed === null ? occasionOf(typed, history, inquiry) : null;
    const profile = own.profile();
    const stored = profile === null ? [] : [...profile.restrictions, ...profile.conditions];
    const names = people.map(({ name }) => name);
    const generic = fixed === null ? genericFood(inquiry, foodBefore(history), names) : null;
    const ofAsked = await composeFor({ ...inquiry, earlier }, occasion, generic);
    const amounts = withTheirAmounts(await withAdvice(ofAsked, inquiry), inquiry, read, earlier);
    const ofStored = withoutStored(amounts, dietsOfLimits(stored), stored);
    const answer = ownFoodsFirst(await guarded(await addressed(ofStored, read, inquiry, notJudged), inquiry));
    const introduced = introducing(typed, answer, read);
    if (introduced !== null) return introduced;
    const isJudged = isAboutFood(answer) || PROPOSES.has(inquiry.question.intent.kind);
    return read.slot.kind === 'unknown' && isJudged ? withUnknownPeople(answer, read.slot.words) : answer;
  }
}

async function composeFor(inquiry: Inquiry, occasion: Occasion | null, generic: Asked | null): Promise<Answer> {
  const { tools, states } = inquiry;
  const { intent } = inquiry.question;
  const declared = withKnownAllergies(inquiry);
  const plainly = inquiry.planned === undefined ? await plainlyAsked(inquiry, declared) : null;
  if (plainly !== null) return plainly;
  if (declared.unclear !== null && (PROPOSES.has(intent.kind) || occasion !== null)) return composeUnclear(declared.unclear);
  const ofKind = kindAnswer(inquiry);
  const against = [generic, ofKind].flatMap((one) => one ?? []).find(({ strictness }) => strictness === 'against');
  const ofChildren =
    isForSmallChild(declared.circumstances) && !isMadeOtherwise(generic)
      ? ofChildrenWithout(entryOfChildren(inquiry.question.normalizedText, declared.circumstances), tools.leavesOut)
      : null;
  if (ofChildren !== null) {
    // What must not be eaten goes before what is good for children.
    const first = against?.answer ?? adviceForSmallChild(inquiry) ?? composeGeneral(ofChildren, tools.limits());
    return withDeclarations(joinAnswers([first, composeForSmallChild(null)]), declared, true);
  }
  const isUnscored = isForSmallChild(declared.circumstances);
  if ((isUnscored || isWithheld(states)) && (PROPOSES.has(intent.kind) || SCORES.has(intent.kind) || occasion !== null)) {
    const read = SCORES.has(intent.kind) ? await ingredients({ kind: 'ingredients' }, inquiry) : null;
    const pack = read !== null && isAboutFood(read) ? read : null;
    const isProposed = PROPOSES.has(intent.kind) || occasion !== null;
    const child = pack === null && isProposed ? proposedTo(declared.circumstances, tools.limits()) : composeForSmallChild(pack);
    const held = isUnscored ? withStates(child, states) : composeForState(states, pack);
    const ofName = against ?? (isMadeOtherwise(generic) ? generic : null);
    const withheld = ofName === null ? held : joinAnswers([ofName.answer, held]);
    return withDeclarations(withheld, declared, true);
  }
  const plan = planAnswer(inquiry);
  if (plan !== null && !states.includes('kidneys'))
    return withDeclarations(withStates(asInPregnancy(plan, declared.circumstances), states), declared, true);
  const isOfKind = ofKind?.isBrand === true && !asksForFoods(inquiry.typed);
  const ideasFor = occasion === null || isOfKind ? null : await occasionAnswer(occasion, inquiry);
  if (ideasFor !== null) return withDeclarations(withStates(asInPregnancy(ideasFor, declared.circumstances), states), declared, true);
  const isReported = declared.reported.length + declared.added.length > 0;
  const ofAspect = (await whatItIs(inquiry)) ?? (await notSure(inquiry)) ?? (await answerOfKind(intent.kind, intent, inquiry));
  const byName = await withGenericFood(ofAspect ?? (await unclear(inquiry)), generic, inquiry);
  const isElsewhere = intent.kind === 'out of scope' || inquiry.question.perhaps.includes('out of scope');
  const mayBeGeneral = !isElsewhere && byName.blocks.some(({ kind }) => HOLDS_NOTHING.has(kind));
  const id = mayBeGeneral ? generalWhereNothing(inquiry.typed, inquiry.question.normalizedText) : null;
  const known = id === null ? null : generalAnswer(entryFor(id, declared.circumstances), inquiry.question, tools.limits());
  const answered = inWordsAsked(withNameable(await withKind(byName, ofKind, known, inquiry), inquiry), inquiry);
  const ofAdditive = answered.blocks.some(({ kind }) => HOLDS_NOTHING.has(kind)) ? await additiveNamed(inquiry) : null;
  if (ofAdditive !== null) return withDeclarations(ofAdditive, declared, true);
  if (known !== null && answered === known) return withDeclarations(withStates(known, states), declared, false);
  // "My doctor says I have a kidney disease" asks nothing.
  if (isReported && answered.blocks.every(({ kind }) => ASKS_NOTHING.has(kind))) return composeConfirmation(declared);
  const isPlanned = intent.kind === 'plan' && states.includes('kidneys');
  const answer = isPlanned
    ? composeForState(states, null)
    : ABOUT_NO_FOOD.has(intent.kind)
      ? answered
      : withStates(asInPregnancy(answered, declared.circumstances), states);
  return intent.kind === 'declaration'
    ? answer
    : withDeclarations(answer, declared, isAboutFood(answer) || (PROPOSES.has(intent.kind) && isForYoungChild(declared.circumstances)));
}
