import type { PlainId } from '@labelwise/messages';
import { termAtStart, termText } from '@labelwise/messages/render/terms';
import type { Food } from '../../data/foods/foods.ts';
import type { FoodScore } from '../../data/scores/scores.ts';
import { say } from '../../i18n/say.ts';

/** One row below the verdict. `why` is a sentence of the score's own. */
type Finding = {
  id: string;
  kind: 'fits' | 'caution' | 'unknown' | 'note';
  title: string;
  text: string | null;
  why?: string | null;
  span?: Alert['span'];
};

type Alert = FoodScore['alerts'][number];
type Line = FoodScore['contributions'][number];

/** Preferences of one direction named here; the rest stand in the ledger. */
const MAX_PREFERENCES = 2;
/** Rows beyond which preferences make way for what stands before them; one of each direction always stands. */
const MAX_ROWS = 4;

/**
 * What a person should know beside the number: alerts first, most serious first, then what fits, then preferences met and missed.
 * @param isAsked what the pack leaves open is asked above, with what each answer would come to
 */
export function findingsOf(
  { alerts, fits, suits, contributions, basis }: Pick<FoodScore, 'alerts' | 'fits' | 'suits' | 'contributions' | 'basis'>,
  isAsked = false,
): Finding[] {
  const unknown = isAsked ? null : say('screens-results.unknown_is_not_the');
  const first = [
    ...alertRows(
      alerts.filter(({ level }) => level !== 'conflict'),
      unknown,
    ),
    ...fitting(suits.filter((_, at) => !ADVICE.has(fits[at] ?? ''))),
    ...(basis === 'none' ? [] : fits.filter((diet) => ADVICE.has(diet)).map(ofAdvice)),
  ];
  // A conflict has given its cause: what the profile derives from the same allergy would repeat it.
  const hasConflict = alerts.some(({ level }) => level === 'conflict');
  const less = preferenceRows(contributions, -1, hasConflict);
  const more = preferenceRows(contributions, 1);
  const room = Math.max(2, MAX_ROWS - first.length);
  const missed = Math.min(less.length, Math.max(Math.ceil(room / 2), room - more.length));
  return [...first, ...less.slice(0, missed), ...more.slice(0, room - missed)];
}

/** "gluten-free" → "Gluten-free", as it stands at the start of a title. */
function asTitle(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Alerts in their order; diets that are not known for one and the same reason ("no ingredient list") share a row. */
function alertRows(alerts: readonly Alert[], unknown: string | null): Finding[] {
  const notShown = new Map<Alert['why'], string[]>();
  return alerts
    .flatMap((alert) => {
      const { data, why } = alert;
      if (data.kind !== 'not shown') return [{ alert, restrictions: [] }];
      const restrictions = notShown.get(why);
      if (restrictions === undefined) {
        const first = [data.substance ?? data.restriction];
        notShown.set(why, first);
        return [{ alert, restrictions: first }];
      }
      restrictions.push(data.substance ?? data.restriction);
      return [];
    })
    .map(({ alert, restrictions }) => alertRow(alert, restrictions, unknown));
}

/**
 * @param restrictions that the pack does not show; none for any other alert
 * @param text below what is unknown
 */
function alertRow(
  { level, about, message, title, detail, why, span, data }: Alert,
  restrictions: readonly string[],
  text: string | null,
): Finding {
  const shared = { id: `${level} ${about}`, why: why === null ? null : `${asTitle(why)}.`, span };
  const asMessage = { ...shared, title, why: detail === '' ? null : detail };
  switch (level) {
    case 'traces':
      return { ...asMessage, kind: 'caution', text: null };
    case 'unknown': {
      const what = asTitle(restrictions.map((one) => termText(say, one)).join(', '));
      return data.kind === 'not shown'
        ? { ...shared, kind: 'unknown', title: say('screens-results.what_the_pack_does', { what }), text }
        : { ...asMessage, kind: 'unknown', text };
    }
    case 'warning':
      return {
        ...shared,
        kind: 'caution',
        title:
          data.kind === 'alcohol'
            ? say('screens-results.contains_alcohol')
            : say('screens-results.not_diet', { diet: termText(say, 'restriction' in data ? data.restriction : about) }),
        text: null,
      };
    default:
      return { id: shared.id, kind: 'note', title: asTitle(about), text: message };
  }
}

/** What agencies advise for a time of life: that nothing was found against a food is no proof that it fits. */
const ADVICE: ReadonlyMap<string, PlainId> = new Map<string, PlainId>([
  ['pregnancy', 'screens-choices.pregnancy'],
  ['breastfeeding', 'screens-choices.breastfeeding'],
]);

function ofAdvice(diet: string): Finding {
  const id = ADVICE.get(diet);
  return {
    id: `advice ${diet}`,
    kind: 'note',
    title: say('screens-results.time_nothing_found_that', { time: id === undefined ? diet : say(id) }),
    text: say('screens-results.only_what_the_pack'),
  };
}

function fitting(suits: readonly string[]): Finding[] {
  if (suits.length === 0) return [];
  return [
    {
      id: 'fits',
      kind: 'fits',
      title: asTitle(suits.join(', ')),
      text: say('screens-results.by_its_ingredients_and'),
    },
  ];
}

function preferenceRows(lines: readonly Line[], sign: 1 | -1, ownOnly = false): Finding[] {
  return lines
    .flatMap(({ id, points, reason, data }) =>
      data.kind === 'preference' && points * sign > 0 && !(ownOnly && data.reason !== null)
        ? [{ id, points, reason, name: data.name }]
        : [],
    )
    .toSorted((one, other) => (other.points - one.points) * sign)
    .slice(0, MAX_PREFERENCES)
    .map(({ id, name, reason }) => ({
      id,
      kind: sign > 0 ? 'fits' : 'caution',
      title: say(sign > 0 ? 'screens-results.what_you_want_more' : 'screens-results.what_you_want_less', { what: termAtStart(say, name) }),
      text: null,
      // What is missed is explained in a breath, here; what is met, and every figure of both, in the ledger.
      why: sign < 0 && reason !== null ? firstSentence(reason) : null,
    }));
}

function firstSentence(text: string): string {
  const [first] = new Intl.Segmenter(document.documentElement.lang || undefined, { granularity: 'sentence' }).segment(text);
  return first?.segment.trim() ?? text;
}

export type Grade = 'a' | 'b' | 'c' | 'd' | 'e';
type NutriScore = Food['nutriScore'];

/** The official words of the grades. */
export const GRADE_WORDS: Readonly<Record<Grade, PlainId>> = {
  a: 'screens-results.excellent',
  b: 'screens-results.good',
  c: 'screens-results.fair',
  d: 'screens-results.poor',
  e: 'screens-results.bad',
};

/** The grade shown: ours, else the one that the source prints, else none. */
export function gradeOf({ nutriscoreGrade }: Pick<Food, 'nutriscoreGrade'>): Grade | null {
  return nutriscoreGrade === 'unknown' ? null : nutriscoreGrade;
}

/** Best and worst letter where the pack leaves open which one it is. */
export function openRange(nutriScore: NutriScore): readonly [Grade, Grade] | null {
  if (!nutriScore.computable || nutriScore.range === null) return null;
  const { best, worst } = nutriScore.range;
  return best.grade === worst.grade ? null : [best.grade, worst.grade];
}

/** "Nutri-Score A", "Nutri-Score B or C", "Nutri-Score B to D". */
export function gradeTitle(food: Pick<Food, 'nutriscoreGrade' | 'nutriScore'>): string {
  return say('screens-results.nutri_score_letters', { letters: lettersOf(food) });
}

/** "E, the same for everyone": the grade before its points are opened. */
export function gradeAnswer(food: Pick<Food, 'nutriscoreGrade' | 'nutriScore'>): string {
  return say('screens-results.same_for_everyone', { letters: lettersOf(food) });
}

function lettersOf(food: Pick<Food, 'nutriscoreGrade' | 'nutriScore'>): string {
  const range = openRange(food.nutriScore);
  const grade = gradeOf(food);
  if (range === null) return grade === null ? say('screens-results.n_a') : grade.toUpperCase();
  const [best = '', worst = ''] = range.map((letter) => letter.toUpperCase());
  const apart = range[1].charCodeAt(0) - range[0].charCodeAt(0);
  return apart > 1 ? say('screens-results.best_to_worst', { best, worst }) : say('screens-results.best_or_worst', { best, worst });
}

const REASONS = {
  no_category: 'screens-results.why_no_category',
  exempt: 'screens-results.why_exempt',
  missing_nutriments: 'screens-results.why_missing_figures',
} as const satisfies Readonly<Record<string, PlainId>>;

const NAMES: Readonly<Record<string, PlainId>> = {
  energyKj: 'screens-results.missing_energy',
  fat: 'screens-results.missing_fat',
  saturatedFat: 'screens-results.missing_saturated_fat',
  sugars: 'screens-results.missing_sugars',
  salt: 'screens-results.missing_salt',
  fiber: 'screens-results.fiber',
  proteins: 'screens-results.missing_protein',
};

/** Why there is no grade, and the one thing that would fix it. For a food with a grade the words are not shown. */
export function notAvailable(nutriScore: NutriScore): { reason: string; fix: string | null } {
  if (nutriScore.computable) return { reason: '', fix: null };
  const { reason, missing } = nutriScore;
  if (reason === 'exempt') return { reason: say(REASONS.exempt), fix: null };
  if (reason === 'no_category') return { reason: say(REASONS.no_category), fix: say('screens-results.its_category_would_settle') };
  const list = missing.map(nameOf).join(', ');
  return { reason: say(REASONS.missing_nutriments), fix: list === '' ? null : say('screens-results.still_needed_list', { list }) };
}

function nameOf(nutriment: string): string {
  const id = NAMES[nutriment];
  return id === undefined ? nutriment : say(id);
}
