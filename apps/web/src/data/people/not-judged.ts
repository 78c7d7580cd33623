import { locale } from '../../i18n/locale.ts';
import { say } from '../../i18n/say.ts';
import { membersNotJudged } from './shared-people.ts';

/** Who shares the list and for whom nothing is judged; `null` where that is nobody. */
export function notJudgedText(): string | null {
  const names = membersNotJudged();
  return names.length === 0 ? null : say('screens-shopping.not_judged_for', { names: new Intl.ListFormat(locale()).format(names) });
}

/** What stands for all of those whom foods are judged for: "everyone" only where nobody of the household is left out. */
export function everyoneText(): string {
  return say(membersNotJudged().length > 0 ? 'screens-people.everyone_judged' : 'screens-people.everyone');
}
