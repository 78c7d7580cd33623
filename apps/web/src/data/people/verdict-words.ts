import { ageGroup } from '@labelwise/domain/people';
import { scoreLabel } from '@labelwise/domain/scoring';
import { verdictText } from '@labelwise/messages/render/verdict';
import { locale } from '../../i18n/locale.ts';
import { say } from '../../i18n/say.ts';
import type { NamedVerdict, TableVerdict } from './verdicts.ts';

/** What a person is called on this screen. */
export function nameOf({ person }: NamedVerdict): string {
  return person?.nickname ?? say('screens-people.you');
}

function namesOf(verdicts: readonly NamedVerdict[]): string {
  return new Intl.ListFormat(locale()).format(verdicts.map(nameOf));
}

/** Whom a food harms comes first, then for whom the pack has to be checked; "safe" only where it is proven for everybody. */
export function headlineOf({ answer, people }: TableVerdict): string {
  const those = namesOf(people.filter((one) => one.answer === answer));
  switch (answer) {
    case 'conflict':
      return say('screens-people.not_for', { names: those });
    case 'unknown':
      return say('screens-people.check_for', { names: those });
    case 'not judged':
      return say('screens-people.not_judged_for', { names: those });
    case 'safe':
      return people.length === 1
        ? say('screens-people.safe_for', { names: namesOf(people) })
        : say('screens-people.safe_for_all', { n: people.length });
    case 'free':
      return people.length === 1 ? say('screens-people.how_it_suits_name', { names: namesOf(people) }) : say('screens-people.how_it_suits');
    default:
      return answer satisfies never;
  }
}

/** For whom it is proven all the same; `null` where that is nobody, or the headline says it. */
export function safeOf({ answer, people }: TableVerdict): string | null {
  const safe = people.filter((one) => one.answer === 'fits');
  return answer === 'safe' || safe.length === 0 ? null : say('screens-people.safe_for', { names: namesOf(safe) });
}

/** The word beside a ring. */
export function wordOf({ answer, score, youthRule, person, whole }: NamedVerdict): string {
  if (youthRule !== null) return say('screens-people.not_for_children');
  if (ageGroup(person?.age ?? null) === 'infant') return say('screens-people.no_score_below_three');
  if (score === null) return verdictText(say, 'Not enough data to judge');
  return verdictText(say, answer === 'unknown' && whole.isHeldBack ? 'Check the pack' : scoreLabel(score));
}

/** Why the answer is what it is, in one line each. */
export function causesOf({ answer, youthRule, whole }: NamedVerdict): string[] {
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
      return [say('screens-people.nothing_they_leave_out')];
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
