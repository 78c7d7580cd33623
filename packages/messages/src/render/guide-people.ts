import { isSafeFor, type PersonAnswer, speaksNothingAgainst, type YouthRule } from '@labelwise/domain/people';
import type { MessageId, Say } from '../index.ts';
import { alertWords } from './alerts.ts';
import type { BlockOf } from './guide-words.ts';
import { bullets, linked, listed, plainName, plainText, shortNumber, termsListed } from './markdown.ts';

type PeopleVerdict = BlockOf<'people verdict'>;
type OfPerson = PeopleVerdict['people'][number];

const ANSWERS = {
  conflict: 'guide.people_is_not',
  unknown: 'guide.people_is_unknown',
  'not judged': 'guide.people_is_not_judged',
  fits: 'guide.people_is_safe',
  free: 'guide.people_is_free',
} as const satisfies Readonly<Record<PersonAnswer, MessageId>>;
const FOR_ALL = {
  conflict: 'guide.people_not_for',
  unknown: 'guide.people_check_for',
  'not judged': 'guide.people_not_judged_for',
  safe: 'guide.people_safe_for',
  'no conflict': 'guide.people_no_conflict_for',
  free: 'guide.people_free_for',
} as const;
const YOUTH = {
  alcohol: 'guide.people_alcohol',
  'some alcohol': 'guide.people_some_alcohol',
  caffeine: 'guide.people_caffeine',
} as const satisfies Readonly<Record<YouthRule, MessageId>>;

/** "you, Ana and Ben": `null` is the one who asks. */
export function peopleNames(say: Say, names: readonly (string | null)[]): string {
  return listed(
    say,
    names.map((name) => (name === null ? say('guide.people_you') : plainName(name))),
  );
}

/** A food for several people: whom it is not for, then a line each with the reason. */
export function peopleVerdict(say: Say, { food, answer, people, isBrief = false }: PeopleVerdict): string[] {
  // Whom the strictest answer is about; a proven one is about everybody.
  const concerned = speaksNothingAgainst(answer) ? people : people.filter((one) => one.answer === answer);
  const first = say(FOR_ALL[answer], {
    food: linked(food),
    names: peopleNames(
      say,
      concerned.map(({ name }) => name),
    ),
  });
  return isBrief ? [bullets([first])] : [first, bullets(people.map((one) => line(say, one)))];
}

/** Who "you" is in an answer for others; nothing where it is for the one who asks as well. */
export function youAre(say: Say, { names }: BlockOf<'you are'>): string[] {
  return names.includes(null) ? [] : [say('guide.people_for_you', { names: peopleNames(say, names) })];
}

/** What people of the household leave out, a line each, and where that stands. */
export function whatTheyLeaveOut(say: Say, { people, here }: BlockOf<'what they leave out'>): string[] {
  const lines = people.map(({ name, names }) =>
    names.length === 0
      ? say('guide.people_leaves_out_nothing', { name: plainName(name) })
      : say('guide.people_leaves_out', { name: plainName(name), names: termsListed(say, names) }),
  );
  const all = peopleNames(
    say,
    people.map(({ name }) => name),
  );
  const reported = here.length === 0 ? [] : [say('guide.people_leaves_out_here', { name: all, names: termsListed(say, here) })];
  return [...lines, ...reported, say('guide.people_leaves_out_where')];
}

/** Where what was reported of people of the household can be stored for them. */
export function storedForThem(say: Say, names: readonly string[]): string {
  return say('guide.people_kept', { names: peopleNames(say, names) });
}

/**
 * The paragraphs of an answer with whom it is for in front of what it says first, so that its first line answers. A list or a table has it
 * above itself.
 */
export function ledByWhom(paragraphs: readonly string[], whom: string): readonly string[] {
  const [first, ...others] = paragraphs;
  return first === undefined || /^(?:[-|>#]|\d+\.)/.test(first) ? [whom, ...paragraphs] : [`${whom} ${first}`, ...others];
}

/** For whom an answer is. */
export function forPeople(say: Say, { names }: BlockOf<'for people'>): string {
  const isSelfAlone = names.length === 1 && names[0] === null;
  return isSelfAlone ? say('guide.people_for_you_alone') : say('guide.people_for', { names: peopleNames(say, names) });
}

/** Of whom nothing is known that it could be judged by. */
export function notJudgedFor(say: Say, { notJudged }: BlockOf<'for people'>): string[] {
  return notJudged.length === 0 ? [] : [say('guide.people_share_nothing', { names: peopleNames(say, notJudged) })];
}

function line(say: Say, { name, answer, score, youthRule, alerts }: OfPerson): string {
  const reasons = [
    ...(youthRule === null ? [] : [say(YOUTH[youthRule])]),
    ...alerts.map(({ data }) => plainText(alertWords(say, data).title)),
  ];
  const word = say(answer === 'fits' && !isSafeFor({ answer, score }) ? 'guide.people_is_no_conflict' : ANSWERS[answer]);
  const text = reasons.length === 0 ? word : `${word} (${reasons.join('; ')})`;
  return say('guide.people_line', {
    name: name === null ? say('guide.people_you_alone') : plainName(name),
    text: score === null ? text : say('guide.people_line_score', { text, score }),
  });
}

/** Who is meant is asked back, with the question once more for each who may be. */
export function whomParagraphs(say: Say, { about, words, known, questions }: BlockOf<'whom'>): string[] {
  const typed = plainName(words);
  return [
    about === 'name' ? say('guide.people_name_unknown', { name: typed }) : say('guide.people_words_unclear', { words: typed }),
    known.length === 0 ? say('guide.people_nobody_else') : say('guide.people_known', { names: peopleNames(say, known) }),
    bullets(questions.map((question) => say('guide.offered', { question: plainText(question) }))),
    say('guide.people_add'),
  ];
}

/** What a day holds for a child of that age. */
export function childAmount(say: Say, { nutrient, age, amount, weight, drinks }: BlockOf<'child amount'>): string[] {
  const at = say('guide.child_at', { age });
  if (amount === null) {
    const none = NONE[nutrient];
    return none === undefined ? [] : [say(none, { at })];
  }
  const values = { at, amount: shortNumber(say, amount), weight: weight ?? '', drinks: shortNumber(say, drinks ?? 0) };
  return [say(`guide.child_${nutrient}`, values)];
}
const NONE: Partial<
  Record<BlockOf<'child amount'>['nutrient'], 'guide.child_no_sugars' | 'guide.child_no_caffeine' | 'guide.child_no_water'>
> = {
  sugars: 'guide.child_no_sugars',
  caffeine: 'guide.child_no_caffeine',
  water: 'guide.child_no_water',
};

/** A limit of a day that was set for the one who asks. */
export function ownLimit(say: Say, { of, amount }: BlockOf<'own limit'>): string[] {
  return [say(`guide.own_limit_${of}`, { amount: shortNumber(say, amount) })];
}
