import type { FoodScore } from '../../../data/scores/scores.ts';
import type { Sentence } from '../say.ts';
import { whatOf } from './verdict-sentence.ts';

/** One row below the verdict. `why` is a sentence that the server wrote. */
type Finding = {
  id: string;
  kind: 'fits' | 'caution' | 'unknown' | 'note';
  title: Sentence;
  text: Sentence | null;
  why?: string | null;
  span?: Alert['span'];
};

type Alert = FoodScore['alerts'][number];
type Line = FoodScore['contributions'][number];

/** Wishes named here; the rest stand in the ledger. */
const MOST_WISHES = 2;

/** What a person should know beside the number: alerts first, most serious first, then what fits, then wishes met and missed. */
export function findingsOf({
  alerts,
  fits,
  contributions,
  basis,
}: Pick<FoodScore, 'alerts' | 'fits' | 'contributions' | 'basis'>): Finding[] {
  return [
    ...withoutRepeats(alerts.filter(({ level }) => level !== 'conflict')).map(ofAlert),
    ...fitting(fits.filter((diet) => !ADVICE.has(diet))),
    ...(basis === 'none' ? [] : fits.filter((diet) => ADVICE.has(diet)).map(ofAdvice)),
    ...wishes(contributions, -1),
    ...wishes(contributions, 1),
  ];
}

/** "gluten-free" → "Gluten-free", as it stands at the start of a title. */
export function asTitle(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * A message of the score in two parts, the cause first: "Contains hazelnuts" and "You are allergic to nuts."; of
 * "Not vegan: contains gelatin." "Contains gelatin" and "Not vegan.".
 */
export function wordsInMessage(message: string): { title: string; rest: string } {
  const [, not, cause] = /^(Not [^:]+): (.+)\.$/su.exec(message) ?? [];
  if (not !== undefined && cause !== undefined) return { title: asTitle(cause), rest: `${not}.` };
  const [, title = message, rest = ''] = /^(.+?)\.(?:\s+(.*))?$/su.exec(message) ?? [];
  return { title, rest };
}

/** How the score begins to say that a diet is not known; the title then says it shorter, as the ledger does. */
const NOT_SHOWN = 'The pack does not show whether it is';

function ofAlert({ level, about, message, why, span }: Alert): Finding {
  const shared = { id: `${level} ${about}`, why: why === null ? null : `${asTitle(why)}.`, span };
  const { title, rest } = wordsInMessage(message);
  const asSaid = { ...shared, title: { text: title }, why: rest === '' ? null : rest };
  switch (level) {
    case 'traces':
      return { ...asSaid, kind: 'caution', text: null };
    case 'unknown': {
      const text = { text: 'Unknown is not the same as safe.' };
      return isNotShown({ level, message })
        ? { ...shared, kind: 'unknown', title: { text: 'Not known to be {{diet}}', values: { diet: wordOf(message) ?? about } }, text }
        : { ...asSaid, kind: 'unknown', text };
    }
    case 'warning':
      return {
        ...shared,
        kind: 'caution',
        title: about === 'alcohol' ? { text: 'Contains alcohol' } : { text: 'Does not fit {{diet}}', values: { diet: asTitle(about) } },
        text: null,
      };
    default:
      return { id: shared.id, kind: 'note', title: { text: asTitle(about) }, text: { text: message } };
  }
}

/** The diet as the message spells it: "Mediterranean", "gluten-free". */
function wordOf(message: string): string | null {
  return message.slice(NOT_SHOWN.length + 1).split(':')[0] ?? null;
}

/** Diets that are not known for one and the same reason ("no ingredient list") are said in one row. */
function withoutRepeats(alerts: readonly Alert[]): Alert[] {
  const rows: Alert[] = [];
  for (const alert of alerts) {
    const same = isNotShown(alert) ? rows.findIndex((row) => isNotShown(row) && row.why === alert.why) : -1;
    const row = rows[same];
    if (row === undefined) rows.push(alert);
    else
      rows[same] = {
        ...row,
        message: `${NOT_SHOWN} ${wordOf(row.message) ?? row.about}, ${wordOf(alert.message) ?? alert.about}: ${row.why ?? ''}.`,
      };
  }
  return rows;
}

function isNotShown({ level, message }: Pick<Alert, 'level' | 'message'>): boolean {
  return level === 'unknown' && message.startsWith(NOT_SHOWN);
}

/** What agencies advise for a time of life: that nothing was found against a food is no proof that it fits. */
const ADVICE: ReadonlyMap<string, string> = new Map([
  ['pregnancy', 'Pregnancy'],
  ['breastfeeding', 'Breastfeeding'],
]);

function ofAdvice(diet: string): Finding {
  return {
    id: `advice ${diet}`,
    kind: 'note',
    title: { text: '{{time}}: nothing found that is advised against', values: { time: ADVICE.get(diet) ?? diet } },
    text: { text: 'Only what the pack shows was checked. This is not medical advice.' },
  };
}

function fitting(fits: readonly string[]): Finding[] {
  if (fits.length === 0) return [];
  const diets = fits.map(asTitle).join(', ');
  return [
    {
      id: 'fits',
      kind: 'fits',
      title: { text: 'Fits {{diets}}', values: { diets } },
      text: { text: 'By its ingredients and what the pack declares.' },
    },
  ];
}

function wishes(lines: readonly Line[], sign: 1 | -1): Finding[] {
  return lines
    .filter(({ group, id, points }) => group === 'you' && !id.startsWith('cap.') && points * sign > 0)
    .toSorted((one, other) => (other.points - one.points) * sign)
    .slice(0, MOST_WISHES)
    .map(
      (line): Finding => ({
        id: line.id,
        kind: sign > 0 ? 'fits' : 'caution',
        title: { text: sign > 0 ? '{{what}}: you want more' : '{{what}}: you want less', values: { what: whatOf(line) } },
        text: null,
        why: line.reason,
      }),
    );
}
