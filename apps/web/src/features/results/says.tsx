import { scoreLabel } from '@labelwise/domain/scoring';
import { termAtStart } from '@labelwise/messages/render/terms';
import type { Food } from '../../data/foods/foods.ts';
import type { FoodScore } from '../../data/scores/scores.ts';
import { say } from '../../i18n/say.ts';
import { openOf, wordsOf } from './check-pack.tsx';
import styles from './says.module.css';
import type { ShownScore } from './use-results.ts';

/** Spoons of sugar in a day, of 5 g each: see docs/decisions/070. */
const SPOONS_A_DAY = 10;

type SaysProps = { food: Food; shown: ShownScore };

/** The one sentence before the number's reasons, and the picture of its fact. */
export function Says({ food, shown }: SaysProps) {
  const own = ownSentence(food, shown);
  if (own === null && food.says === undefined) return null;
  const spoons = own === null ? (food.says?.spoons ?? null) : null;
  return (
    <>
      <p className={styles.says}>{own === null ? withWholeAmounts(food.says?.text ?? '') : own}</p>
      {spoons !== null && spoons > 0 && <Spoons count={spoons} />}
    </>
  );
}

/** "100 g" stays on one line. */
function withWholeAmounts(text: string): string {
  return text.replace(/(\d) (g|ml)\b/g, '$1\u00a0$2');
}

/**
 * What makes a person's score another word than everybody's: then the sentence for everyone would speak of another food. Null where the
 * words are the same.
 */
export function ownSentence({ healthScore, scoreBasis }: Pick<Food, 'healthScore' | 'scoreBasis'>, shown: ShownScore): string | null {
  if (shown.state === 'check') return wordsOf(openOf(shown.how === 'whole' ? shown.whole.alerts : [])).says;
  if (shown.how !== 'whole' || scoreBasis === 'none') return null;
  const { score, contributions } = shown.whole;
  if (scoreLabel(score) === scoreLabel(healthScore)) return null;
  const values = { score: healthScore };
  const sign = score < healthScore ? -1 : 1;
  if (contributions.some(({ data, points }) => data.kind === 'conflict cap' && points < 0))
    return say('screens-results.for_everyone_else_it', values);
  const [line] = contributions
    .filter(({ group, points }) => group === 'you' && points * sign > 0)
    .toSorted((one, other) => (other.points - one.points) * sign);
  if (line === undefined) return null;
  return say(sign < 0 ? 'screens-results.for_you_counts_against' : 'screens-results.for_you_lifts', { ...values, what: subjectOf(line) });
}

/** Ten spoons of a day, those of a portion filled. Hidden from readers: the sentence says them. */
function Spoons({ count }: { count: number }) {
  return (
    <p className={styles.spoons} aria-hidden="true">
      {Array.from({ length: SPOONS_A_DAY }, (_, at) => (
        <svg key={at} viewBox="0 0 16 34" className={at < count ? styles.filled : undefined}>
          <path d="M8 1.5c3.6 0 6 3.1 6 6.8S11.6 15 8 15 2 12 2 8.3 4.4 1.500 8 1.5zM8 15v17.5" />
        </svg>
      ))}
    </p>
  );
}

type Line = FoodScore['contributions'][number];
type Kind = Line['data']['kind'];

/** Lines that end the score wherever the rest would lead: a conflict, something avoided, alcohol, an additive of high concern. */
const DECISIVE: ReadonlySet<Kind> = new Set<Kind>(['conflict cap', 'unknown cap', 'avoided cap', 'alcohol cap', 'high additive cap']);
/** Lines that belong to the scale, not to the food. */
const OF_THE_SCALE: ReadonlySet<Kind> = new Set<Kind>([
  ...DECISIVE,
  'potassium cap',
  'additives limit',
  'processing and additives limit',
  'energy density limit',
  'goals limit',
  'end of scale',
]);

/** The one sentence beside the ring: what lifts the score and what costs it most. */
export function verdictSentences(lines: readonly Line[]): string[] {
  const decisive = lines.findIndex(({ data, points }) => DECISIVE.has(data.kind) && points < 0);
  if (decisive >= 0) return decidedBy(lines, decisive);
  const [base, ...rest] = lines;
  const counted = rest.filter(({ data }) => !OF_THE_SCALE.has(data.kind));
  const gain = counted.filter(({ points }) => points > 0).toSorted((one, other) => other.points - one.points)[0];
  const loss = counted.filter(({ points }) => points < 0).toSorted((one, other) => one.points - other.points)[0];
  return [gain === undefined ? startOf(base) : say('screens-results.what_lifts_it_most', { what: subjectOf(gain) }), costOf(loss)].filter(
    (part) => part !== null,
  );
}

function totalBefore(lines: readonly Line[], at: number): number {
  return Math.min(
    100,
    lines.slice(0, at).reduce((sum, { points }) => sum + points, 0),
  );
}

/** What a line counts, without the strength of a preference. */
function subjectOf({ label, data }: Pick<Line, 'label' | 'data'>): string {
  return data.kind === 'preference' ? termAtStart(say, data.name) : label;
}

function decidedBy(lines: readonly Line[], at: number): string[] {
  // Only the lowest of all limits is a line: without it another one may still hold.
  return [
    say('screens-results.what_that_decides_it', { what: lines[at]?.label ?? '' }),
    say('screens-results.without_it_the_score', { total: totalBefore(lines, at) }),
  ];
}

function startOf(base: Line | undefined): string | null {
  if (base === undefined) return null;
  if (base.data.kind === 'neutral start') return say('screens-results.it_starts_at_a', { points: base.points });
  return say('screens-results.what_starts_it_at', { what: base.label, points: base.points });
}

function costOf(loss: Line | undefined): string {
  if (loss === undefined) return say('screens-results.nothing_takes_points_away');
  const points = -loss.points;
  return say('screens-scan.costs_points', { what: subjectOf(loss), points });
}
