import {
  ageGroup,
  type HouseholdAnswer,
  type HouseholdVerdict,
  isSafeFor,
  ofAll,
  type PersonColour,
  type PersonVerdict,
} from '@labelwise/domain/people';
import { scoreLabel } from '@labelwise/domain/scoring';
import { verdictText } from '@labelwise/messages/render/verdict';
import { locale, say } from '../../i18n/say.ts';
import { local } from '../../platform/storage/local.ts';
import type { FoodScore } from '../scores/scores.ts';
import { ME, NOT_KNOWN, peopleKey } from './has-people.ts';
import { judgedFor, membersNotJudged, storedPeople } from './stored-people.ts';

/** What a person is called on this screen. */
export function nameOf({ person }: Pick<NamedVerdict, 'person'>): string {
  return person?.nickname ?? say('screens-people.you');
}

/** As they stand after "for": in the order of the household, so that the same people read the same at every food. */
export function namesOf(verdicts: readonly NamedVerdict[]): string {
  const ids = [ME, ...(storedPeople() ?? []).map(({ id }) => id)];
  const inOrder = verdicts.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return new Intl.ListFormat(locale()).format(inOrder.map(({ person }) => person?.nickname ?? say('screens-people.for_you')));
}

/** Whom a food harms comes first, then for whom the pack has to be checked; "safe" only where it is proven for everybody. */
export function headlineOf({ answer, people }: NamedVerdicts): string {
  const those = namesOf(people.filter((one) => one.answer === answer));
  switch (answer) {
    case 'conflict':
      return say('screens-people.not_for', { names: those });
    case 'unknown':
      return say('screens-people.check_for', { names: those });
    case 'not judged':
      return say('screens-people.not_judged_for', { names: those });
    case 'safe':
      // "All" is written only where nobody of the household is left out.
      return people.length === 1 || membersNotJudged().length > 0
        ? say('screens-people.safe_for', { names: namesOf(people) })
        : say('screens-people.safe_for_all', { n: people.length });
    case 'no conflict':
      return say('screens-people.no_conflict_for', { names: namesOf(people) });
    case 'free':
      return people.length === 1 || membersNotJudged().length > 0
        ? say('screens-people.how_it_suits_name', { names: namesOf(people) })
        : say('screens-people.how_it_suits');
    default:
      return answer satisfies never;
  }
}

/** For whom it is proven all the same; `null` where that is nobody, or the headline says it. */
export function safeOf({ answer, people }: NamedVerdicts): string | null {
  const safe = people.filter(isSafeFor);
  return answer === 'safe' || safe.length === 0 ? null : say('screens-people.safe_for', { names: namesOf(safe) });
}

/**
 * The word beside a ring. @param isHeldBack only something unknown holds the score down; where the whole score is not at hand, a poor one
 * with an open question is taken so
 */
export function wordOf({ answer, score, youthRule, person }: NamedVerdict, isHeldBack = true): string {
  if (youthRule !== null) return say('screens-people.not_for_children');
  if (ageGroup(person?.age ?? null) === 'infant') return say('screens-people.no_score_below_three');
  if (score === null) return verdictText(say, 'Not enough data to judge');
  const label = scoreLabel(score);
  return verdictText(say, answer === 'unknown' && isHeldBack && label === 'Poor Match' ? 'Check the pack' : label);
}

/** A ring's accessible name: who, which score, which word. */
export function ringName(verdict: NamedVerdict, word = wordOf(verdict)): string {
  const { score } = verdict;
  const name = nameOf(verdict);
  return score === null ? say('screens-people.ring_without_score', { name, word }) : say('screens-people.ring', { name, score, word });
}

/** Why foods are judged for nobody: the account did not answer yet, or what lies on this device cannot be read. */
export function unreadableWords(): 'screens-people.not_loaded' | 'screens-people.cannot_be_read' {
  return local.get(peopleKey()) === NOT_KNOWN ? 'screens-people.not_loaded' : 'screens-people.cannot_be_read';
}

/** Those of whom foods are judged for that are too young for a score: named once where foods stand in a row. `null`: nobody is. */
export function tooYoungText(): string | null {
  const chosen = judgedFor();
  const small = (storedPeople() ?? []).filter(({ id, age }) => (chosen === 'everyone' || chosen === id) && ageGroup(age) === 'infant');
  if (small.length === 0) return null;
  return say('screens-people.too_young', { names: new Intl.ListFormat(locale()).format(small.map(({ nickname }) => nickname)) });
}

/**
 * What stands in a row of several foods: whom {@link tooYoungText} names is not named in each of them again. It names all for whom the
 * food is judged, so that "safe" is never read for a small child. `null`: nobody is left to name.
 */
function headlineInRow(table: NamedVerdicts): string | null {
  if (table.answer !== 'not judged') return headlineOf(table);
  const judged = table.people.filter(({ answer }) => answer !== 'not judged');
  if (judged.length === 0) return null;
  return say(OF_JUDGED[ofAll(judged).answer], { names: namesOf(judged) });
}

const OF_JUDGED = {
  conflict: 'screens-people.not_for',
  unknown: 'screens-people.check_for',
  'not judged': 'screens-people.not_judged_for',
  safe: 'screens-people.safe_for',
  'no conflict': 'screens-people.no_conflict_for',
  free: 'screens-people.how_it_suits_name',
} as const satisfies Readonly<Record<HouseholdAnswer, string>>;

/** A verdict as a row of a list shows it. */
export function stripOf(verdict: HouseholdVerdict) {
  const table = named(verdict);
  const isUnreadable = storedPeople() === null;
  return {
    answer: table.answer,
    headline: isUnreadable ? say(unreadableWords()) : headlineInRow(table),
    rings: table.people
      .filter(({ id, person }) => id === ME || person !== null)
      .map((one) => {
        const { id, score, person } = one;
        return { id, score, label: ringName(one), name: person?.nickname ?? null, colour: person?.colour ?? null };
      }),
  };
}

/** What the filter is called that leaves only what suits those whom foods are judged for. */
export function fitsLabel(): string {
  const chosen = judgedFor();
  if (chosen === ME) return say('screens-common.fits_me');
  const person = storedPeople()?.find(({ id }) => id === chosen);
  if (person !== undefined) return say('screens-people.fits_name', { name: person.nickname });
  return say(membersNotJudged().length > 0 ? 'screens-people.fits_judged' : 'screens-people.fits_everyone');
}

/** Why the answer is what it is, in one line each; nothing speaks against a food that fits. */
export function causesOf({ answer, youthRule, whole }: WholeVerdict): string[] {
  const grave = answer === 'conflict' ? ['conflict', 'warning'] : ['traces', 'unknown', 'note'];
  const alerts = whole.alerts.filter(({ level, data }) => grave.includes(level) && data.kind !== 'alcohol').map(({ title }) => `${title}.`);
  const youth = youthRule === null ? [] : [say(YOUTH[youthRule])];
  switch (answer) {
    case 'conflict':
    case 'unknown':
      return [...youth, ...alerts];
    case 'not judged':
      return [say('screens-people.only_warned')];
    case 'fits':
    case 'free':
      return [];
    default:
      return answer satisfies never;
  }
}

const YOUTH = {
  alcohol: 'screens-people.contains_alcohol',
  'some alcohol': 'screens-people.some_alcohol',
  caffeine: 'screens-people.much_caffeine',
} as const;

/** A verdict with whom it is for; `null` names the member or guest. */
export type NamedVerdict = PersonVerdict & {
  readonly person: { readonly nickname: string; readonly colour: PersonColour; readonly age: number | null } | null;
};

/** A verdict with its whole score. */
export type WholeVerdict = NamedVerdict & {
  /** With its ledger and alerts; a verdict without a score has only its alerts shown. */
  readonly whole: FoodScore;
};

/** What a food comes to for those whom it is judged for, the strictest first. */
type NamedVerdicts = { readonly answer: HouseholdAnswer; readonly people: readonly NamedVerdict[] };

/** A verdict of the domain with the names that lie on this device. */
export function named({ answer, people }: Pick<HouseholdVerdict, 'answer' | 'people'>): NamedVerdicts {
  const stored = storedPeople() ?? [];
  return { answer, people: people.map((one) => ({ ...one, person: stored.find(({ id }) => id === one.id) ?? null })) };
}
