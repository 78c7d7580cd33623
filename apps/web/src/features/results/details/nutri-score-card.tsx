import { gradeFor } from '@labelwise/domain/nutri-score';
import type { PlainId } from '@labelwise/messages';
import type { Food } from '../../../data/foods/foods.ts';
import { say } from '../../../i18n/say.ts';
import { NutriScorePoints, NutriScoreStrip, type PointsGroup } from '../../../ui/food/nutri-score.tsx';
import { Fold } from '../../../ui/layout/fold.tsx';
import { GRADE_WORDS, type Grade, gradeAnswer, gradeOf, gradeTitle, notAvailable, openRange } from '../findings.ts';
import styles from './details.module.css';
import { figure } from './nutrition-rows.ts';

/** The official grade with every point behind it, or why there is none. */
export function NutriScoreCard({ food }: { food: Food }) {
  const grade = gradeOf(food);
  return (
    <Fold title={say('screens-details.nutri_score')} answer={grade === null ? say('screens-results.n_a') : gradeAnswer(food)}>
      {grade === null ? (
        <NotAvailable food={food} />
      ) : (
        <>
          <NutriScoreStrip grade={openRange(food.nutriScore) ?? grade} label={`${gradeTitle(food)}, ${say(GRADE_WORDS[grade])}`} />
          <Points food={food} grade={grade} />
        </>
      )}
    </Fold>
  );
}

function Points({ food, grade }: { food: Food; grade: NonNullable<ReturnType<typeof gradeOf>> }) {
  const { nutriScore, facts } = food;
  if (!nutriScore.computable) {
    const { reason, fix } = notAvailable(nutriScore);
    return (
      <p className={`small ${styles.lead}`}>
        <strong className="strong">{say(GRADE_WORDS[grade])}.</strong> {say('screens-details.as_its_source_prints_it')} {reason}{' '}
        {fix !== null && fix}
      </p>
    );
  }
  const span = gradeSpan(grade, facts.kind);
  const { negativePoints, positivePoints, points } = nutriScore;
  return (
    <>
      <p className={`small ${styles.lead}`}>
        <strong className="strong">{say(GRADE_WORDS[grade])}.</strong> {span !== null && span} <Open food={food} />
        <Printed food={food} grade={grade} />
      </p>
      <NutriScorePoints
        groups={pointsGroups(nutriScore)}
        sumText={say('screens-details.against_favor_grade_grade', {
          against: negativePoints,
          favor: positivePoints,
          grade: grade.toUpperCase(),
        })}
        sum={points}
      />
    </>
  );
}

/** What the pack leaves open, and the letters that it may be. */
function Open({ food: { nutriScore } }: { food: Food }) {
  const range = openRange(nutriScore);
  if (range === null || !nutriScore.computable) return null;
  const what = nutriScore.unknown
    .map((id) => (id === 'fiber' ? say('screens-results.fiber') : say('screens-details.fruit_and_vegetables')))
    .join(', ');
  return <>{say('screens-details.the_pack_does_not', { what, best: range[0].toUpperCase() })} </>;
}

function Printed({ food: { facts }, grade }: { food: Food; grade: string }) {
  if (facts.printedGrade === null || facts.printedGrade === grade) return null;
  return <>{say('screens-details.its_source_prints_printed', { printed: facts.printedGrade.toUpperCase() })}</>;
}

function NotAvailable({ food }: { food: Food }) {
  const { reason, fix } = notAvailable(food.nutriScore);
  return (
    <>
      <NutriScoreStrip grade={null} label={say('screens-details.nutri_score_not_available')} none={say('screens-results.n_a')} />
      <p className={`small ${styles.lead}`}>
        <strong className="strong">{say('screens-results.not_available')}:</strong> {reason} {fix !== null && fix}
      </p>
    </>
  );
}

type Computed = Extract<Food['nutriScore'], { computable: true }>;
type Component = Computed['components'][number];

const NAMES: Readonly<Record<Component['id'], PlainId>> = {
  energy: 'screens-common.energy',
  sugars: 'screens-common.sugars',
  saturatedFat: 'screens-common.saturated_fat',
  saturatedFatRatio: 'screens-details.saturated_part_of_the',
  energyFromSaturates: 'screens-details.energy_from_saturated_fat',
  salt: 'screens-common.salt',
  sweetener: 'screens-welcome.less_sweeteners',
  fruitVeg: 'screens-details.fruit_vegetables_legumes',
  fiber: 'screens-common.fiber',
  proteins: 'screens-common.proteins',
};

/** Why the grade is what it is: points against and points in favor, each with the figure that it comes from. */
export function pointsGroups({ components, negativePoints, positivePoints }: Computed): PointsGroup[] {
  const rows = (side: Component['side']) =>
    components
      .filter((component) => component.side === side)
      .map((component) => ({
        id: component.id,
        text: `${say(NAMES[component.id])} ${amountOf(component)}`,
        points: component.counted ? component.points : 0,
        note: component.counted ? undefined : say('screens-details.points_points_do_not', { points: component.points }),
      }));
  return [
    { title: say('screens-details.points_against'), total: negativePoints, rows: rows('negative') },
    { title: say('screens-details.points_in_favor'), total: positivePoints, rows: rows('positive') },
  ];
}

function amountOf({ id, value, unit }: Component): string {
  if (id === 'sweetener') return value === 1 ? say('screens-details.yes') : say('screens-details.none');
  return value === null || unit === null
    ? say('screens-details.not_stated')
    : `${figure(value, unit === 'g' ? 2 : unit === 'kJ' ? 0 : 1)}\u00a0${unit}`;
}

/** From the fewest points that any food gets to the most. */
const POINTS = Array.from({ length: 90 }, (_, at) => at - 30);

/** Where the grade begins and ends for this kind of food: "A is 0 or less", "C is 3 to 10". */
export function gradeSpan(grade: Grade, kind: Food['facts']['kind']): string | null {
  if (kind === null || kind === 'na') return null;
  if (kind === 'water') return say('screens-details.plain_water_is_always');
  const held = POINTS.filter((points) => gradeFor(points, kind) === grade);
  const [least, most] = [held[0], held.at(-1)];
  const letter = grade.toUpperCase();
  if (least === undefined || most === undefined) return null;
  const minus = (points: number) => String(points).replace('-', '−');
  if (least === POINTS[0]) return say('screens-details.fewer_points_are_better', { letter, most: minus(most) });
  if (most === POINTS.at(-1)) return say('screens-details.fewer_points_are_better_letter', { letter, least: minus(least) });
  return say('screens-details.fewer_points_are_better_letter_is', { letter, least: minus(least), most: minus(most) });
}
