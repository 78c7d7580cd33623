import { alcoholShare, amountOf, MUCH_CAFFEINE_GRAMS } from '../matching/index.ts';
import {
  constraintsOf,
  fitOf,
  isGoodMatch,
  type PreparedFood,
  type PreparedProfile,
  prepareProfile,
  type ScoreProfile,
  scoreOnly,
} from '../scoring/index.ts';

/** From this age on somebody is an adult, whose age nobody asks for. */
const ADULT_AGE = 18;
export const OLDEST_CHILD = ADULT_AGE - 1;
/** Below it there are alerts and no score: the sum is made for adults and older children. */
const SCORED_FROM_AGE = 3;
/** The member or guest counts as one. */
export const MAX_PEOPLE = { free: 2, premium: 8 } as const;
export const NICKNAME_LENGTH = 40;

/** Tells people apart at a glance; it means nothing, the name stands beside it. */
export const PERSON_COLOURS = ['sky', 'oat', 'plum', 'sage', 'clay', 'stone'] as const;
export type PersonColour = (typeof PERSON_COLOURS)[number];

/** What is known of a person besides who they are. */
export type PersonProfile = Pick<
  ScoreProfile,
  'goals' | 'conditions' | 'restrictions' | 'understood' | 'preferences' | 'preferencesAreStored'
>;

export type Person = {
  readonly id: string;
  /** In whole years, of a child; `null`: an adult. */
  readonly age: number | null;
  readonly profile: PersonProfile;
};

export function isChild(age: number | null): boolean {
  return age !== null && age < ADULT_AGE;
}

/** `infant`: too young for a score. */
export function ageGroup(age: number | null): 'infant' | 'child' | 'adult' {
  if (!isChild(age)) return 'adult';
  return (age ?? 0) < SCORED_FROM_AGE ? 'infant' : 'child';
}

/**
 * What a child must not eat, of what is known of somebody: the diets and allergies, and of the conditions those that rule foods out
 * ("Celiac Disease", "Zöliakie"; not "Asthma"). Whoever becomes a child keeps what protects them.
 * @param rulesOut whether a condition, chosen or typed, rules foods out
 */
export function restrictionsOfChild(
  restrictions: readonly string[],
  conditions: readonly string[],
  rulesOut: (condition: string) => boolean,
): string[] {
  return [...new Set([...restrictions, ...conditions.filter(rulesOut)])];
}

/** A person made ready for any number of foods. */
export type PreparedPerson = {
  readonly id: string;
  readonly age: number | null;
  readonly profile: PreparedProfile;
};

/**
 * What counts of a person. Of a child only what they must not eat does: goals, other conditions and wants are no matter of theirs.
 * A typed condition rules foods out as `understood` says, or by its own words ("nut allergy") where nobody resolved it.
 */
export function profileOfPerson({ age, profile }: Pick<Person, 'age' | 'profile'>): ScoreProfile {
  if (!isChild(age)) return profile;
  const { restrictions = [], conditions = [], understood } = profile;
  const rulesOut = (condition: string) => constraintsOf({ conditions: [condition], understood }).length > 0;
  return { restrictions: restrictionsOfChild(restrictions, conditions, rulesOut), understood, preferencesAreStored: true };
}

function preparePerson({ id, age, profile }: Person): PreparedPerson {
  return { id, age, profile: prepareProfile(profileOfPerson({ age, profile })) };
}

/** Resolves each person once, for any number of foods. */
export function preparePeople(people: readonly Person[]): PreparedPerson[] {
  return people.map(preparePerson);
}

/**
 * How a food stands to one person, the strictest first. `conflict`: they must not eat it. `unknown`: what the pack says is no proof.
 * `not judged`: they are too young for a score, and nothing that they leave out was found. `fits`: proven. `free`: they leave nothing out.
 */
export type PersonAnswer = 'conflict' | 'unknown' | 'not judged' | 'fits' | 'free';

/**
 * `safe`: proven for everybody who leaves something out, nobody objects, and it is a good match for each of them. `no conflict`: the same
 * of a food that is none: chocolate cream is not called safe for somebody who has diabetes, though it holds nothing that they leave out.
 */
export type HouseholdAnswer = Exclude<PersonAnswer, 'fits'> | 'safe' | 'no conflict';

/** Whether nobody must leave it and nothing is open; how good it is for them, the scores say. */
export function speaksNothingAgainst(answer: HouseholdAnswer): answer is 'safe' | 'no conflict' | 'free' {
  return answer === 'safe' || answer === 'no conflict' || answer === 'free';
}

/** Whether it may be called safe for one of them: proven, and a good match besides. */
export function isSafeFor({ answer, score }: Pick<PersonVerdict, 'answer' | 'score'>): boolean {
  return answer === 'fits' && score !== null && isGoodMatch(score);
}

/** Why a child's answer is stricter than their restrictions: the drink or food itself. */
export type YouthRule = 'alcohol' | 'some alcohol' | 'caffeine';

export type PersonVerdict = {
  readonly id: string;
  readonly answer: PersonAnswer;
  /** `null`: no number is shown, because the person is too young, a child's rule binds, or nothing is known that one could rest on. */
  readonly score: number | null;
  readonly youthRule: YouthRule | null;
};

export type HouseholdVerdict = {
  readonly answer: HouseholdAnswer;
  /** The lowest of the scores; `null` where nobody has one. */
  readonly score: number | null;
  /** The strictest first; equally strict ones, and all who may have it, by score, then by id. */
  readonly people: readonly PersonVerdict[];
};

/** One food for several people: a verdict each, and one for all of them that is never milder than any of these. */
export function verdictForAll(food: PreparedFood, people: readonly PreparedPerson[]): HouseholdVerdict {
  // The same for every child, so asked once.
  const youthRule = people.some(({ age }) => isChild(age)) ? youthRuleOf(food) : null;
  const verdicts: PersonVerdict[] = [];
  for (const person of people) {
    const verdict = verdictFor(food, person, isChild(person.age) ? youthRule : null);
    // Put in its place as it comes: for so few that is half the work of a sort.
    let place = verdicts.length;
    for (let before = verdicts[place - 1]; before !== undefined && strictestFirst(verdict, before) < 0; before = verdicts[place - 1]) {
      verdicts[place] = before;
      place -= 1;
    }
    verdicts[place] = verdict;
  }
  return ofSorted(verdicts);
}

/** The verdict of a household that these of its people come to. */
export function ofAll(given: readonly PersonVerdict[]): HouseholdVerdict {
  return ofSorted(given.toSorted(strictestFirst));
}

/** Who may have it stands together, whether they leave something out or not: one who does makes it `safe`. */
function ofSorted(people: readonly PersonVerdict[]): HouseholdVerdict {
  const first = people[0]?.answer ?? 'free';
  const score = lowest(people);
  if (first !== 'free' && first !== 'fits') return { answer: first, score, people };
  if (people.every(({ answer }) => answer === 'free')) return { answer: 'free', score, people };
  return { answer: score !== null && isGoodMatch(score) ? 'safe' : 'no conflict', score, people };
}

function verdictFor(food: PreparedFood, person: PreparedPerson, youthRule: YouthRule | null): PersonVerdict {
  const isScored = ageGroup(person.age) !== 'infant' && youthRule === null && !food.basis.isUnknown;
  return { id: person.id, answer: answerFor(food, person, youthRule), score: isScored ? scoreOnly(food, person.profile) : null, youthRule };
}

function answerFor(food: PreparedFood, { age, profile }: PreparedPerson, youthRule: YouthRule | null): PersonAnswer {
  const own = fitOf(food, profile) ?? 'free';
  const answer = youthRule === null ? own : stricter(own, YOUTH_ANSWERS[youthRule]);
  return ageGroup(age) === 'infant' ? stricter(answer, 'not judged') : answer;
}

const YOUTH_ANSWERS: Readonly<Record<YouthRule, PersonAnswer>> = { alcohol: 'conflict', 'some alcohol': 'unknown', caffeine: 'unknown' };

/** What speaks against a food for every child. Much caffeine: what law makes a drink print as "not recommended for children". */
function youthRuleOf(food: PreparedFood): YouthRule | null {
  const alcohol = alcoholShare(food) ?? 0;
  if (alcohol >= 1) return 'alcohol';
  if (alcohol > 0) return 'some alcohol';
  const isEnergyDrink = food.facts.categoriesTags.includes('en:energy-drinks');
  return isEnergyDrink || (food.isDrink && (amountOf(food, 'caffeine') ?? 0) > MUCH_CAFFEINE_GRAMS) ? 'caffeine' : null;
}

/** Several foods for the same people: of each person the strictest verdict on any of the foods, and one answer for all of it. */
export function ofAllFoods(foods: readonly HouseholdVerdict[]): HouseholdVerdict {
  const strictest = new Map<string, PersonVerdict>();
  for (const { people } of foods)
    for (const one of people) {
      const known = strictest.get(one.id);
      if (known === undefined || strictestFirst(one, known) < 0) strictest.set(one.id, one);
    }
  return ofAll([...strictest.values()]);
}

function lowest(verdicts: readonly PersonVerdict[]): number | null {
  let least: number | null = null;
  for (const { score } of verdicts) if (score !== null && (least === null || score < least)) least = score;
  return least;
}

function stricter(one: PersonAnswer, other: PersonAnswer): PersonAnswer {
  return RANK[one] <= RANK[other] ? one : other;
}

const RANK: Readonly<Record<PersonAnswer, number>> = { conflict: 0, unknown: 1, 'not judged': 2, fits: 3, free: 4 };

function strictestFirst(one: PersonVerdict, other: PersonVerdict): number {
  if (one.answer !== other.answer) {
    const byAnswer = Math.min(RANK[one.answer], RANK.fits) - Math.min(RANK[other.answer], RANK.fits);
    if (byAnswer !== 0) return byAnswer;
  }
  if (one.score !== other.score) return (one.score ?? 101) - (other.score ?? 101);
  if (one.id !== other.id) return one.id < other.id ? -1 : 1;
  // Of one person at several foods.
  return (other.youthRule ?? '').localeCompare(one.youthRule ?? '', 'en');
}
