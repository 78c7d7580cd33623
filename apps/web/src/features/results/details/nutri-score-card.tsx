import { gradeFor } from '@labelwise/domain/nutri-score';
import type { Food } from '../../../data/foods/foods.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { NutriScorePoints, NutriScoreStrip, type PointsGroup } from '../../../ui/food/nutri-score.tsx';
import { Fold } from '../../../ui/layout/fold.tsx';
import { GRADE_WORDS, type Grade, gradeAnswer, gradeOf, gradeTitle, notAvailable, openRange } from '../nutri-words.ts';
import { type Sentence, say, type Translate } from '../say.ts';
import styles from './details.module.css';
import { figure } from './nutrition-rows.ts';

/** The official grade with every point behind it, or why there is none. */
export function NutriScoreCard({ food }: { food: Food }) {
  const { t } = useTranslation();
  const grade = gradeOf(food);
  return (
    <Fold title={t('Nutri-Score')} answer={grade === null ? t('N/A') : say(t, gradeAnswer(food))}>
      {grade === null ? (
        <NotAvailable food={food} />
      ) : (
        <>
          <NutriScoreStrip grade={openRange(food.nutriScore) ?? grade} label={`${say(t, gradeTitle(food))}, ${t(GRADE_WORDS[grade])}`} />
          <Points food={food} grade={grade} />
        </>
      )}
    </Fold>
  );
}

function Points({ food, grade }: { food: Food; grade: NonNullable<ReturnType<typeof gradeOf>> }) {
  const { t } = useTranslation();
  const { nutriScore, facts } = food;
  if (!nutriScore.computable) {
    const { reason, fix } = notAvailable(nutriScore);
    return (
      <p className={`small ${styles.lead}`}>
        <strong className="strong">{t(GRADE_WORDS[grade])}.</strong> {t('As its source prints it. We cannot work it out ourselves:')}{' '}
        {t(reason)} {fix !== null && say(t, fix)}
      </p>
    );
  }
  const span = gradeSpan(grade, facts.kind);
  const { negativePoints, positivePoints, points } = nutriScore;
  return (
    <>
      <p className={`small ${styles.lead}`}>
        <strong className="strong">{t(GRADE_WORDS[grade])}.</strong> {span !== null && say(t, span)} <Open food={food} />
        <Printed food={food} grade={grade} />
      </p>
      <NutriScorePoints
        groups={pointsGroups(nutriScore, t)}
        sumText={t('{{against}} − {{favor}}, grade {{grade}}', {
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
  const { t } = useTranslation();
  const range = openRange(nutriScore);
  if (range === null || !nutriScore.computable) return null;
  const what = nutriScore.unknown.map((id) => (id === 'fiber' ? t('fiber') : t('fruit and vegetables'))).join(', ');
  return <>{t('The pack does not state {{what}}; with that it could be a {{best}}.', { what, best: range[0].toUpperCase() })} </>;
}

function Printed({ food: { facts }, grade }: { food: Food; grade: string }) {
  const { t } = useTranslation();
  if (facts.printedGrade === null || facts.printedGrade === grade) return null;
  return <>{t('Its source prints {{printed}}; ours follows the rules of 2023.', { printed: facts.printedGrade.toUpperCase() })}</>;
}

function NotAvailable({ food }: { food: Food }) {
  const { t } = useTranslation();
  const { reason, fix } = notAvailable(food.nutriScore);
  return (
    <>
      <NutriScoreStrip grade={null} label={t('Nutri-Score not available')} none={t('N/A')} />
      <p className={`small ${styles.lead}`}>
        <strong className="strong">{t('Not Available')}:</strong> {t(reason)} {fix !== null && say(t, fix)}
      </p>
    </>
  );
}

type Computed = Extract<Food['nutriScore'], { computable: true }>;
type Component = Computed['components'][number];

const NAMES: Readonly<Record<Component['id'], string>> = {
  energy: 'Energy',
  sugars: 'Sugars',
  saturatedFat: 'Saturated fat',
  saturatedFatRatio: 'Saturated part of the fat',
  energyFromSaturates: 'Energy from saturated fat',
  salt: 'Salt',
  sweetener: 'Sweeteners',
  fruitVeg: 'Fruit, vegetables, legumes',
  fiber: 'Fiber',
  proteins: 'Protein',
};

/** Why the grade is what it is: points against and points in favor, each with the figure that it comes from. */
export function pointsGroups({ components, negativePoints, positivePoints }: Computed, t: Translate): PointsGroup[] {
  const rows = (side: Component['side']) =>
    components
      .filter((component) => component.side === side)
      .map((component) => ({
        id: component.id,
        text: `${t(NAMES[component.id], {})} ${amountOf(component, t)}`,
        points: component.counted ? component.points : 0,
        note: component.counted
          ? undefined
          : t('{{points}} points do not count: too much speaks against it.', { points: component.points }),
      }));
  return [
    { title: t('Points against', {}), total: negativePoints, rows: rows('negative') },
    { title: t('Points in favor', {}), total: positivePoints, rows: rows('positive') },
  ];
}

function amountOf({ id, value, unit }: Component, t: Translate): string {
  if (id === 'sweetener') return value === 1 ? t('yes', {}) : t('none', {});
  return value === null || unit === null ? t('not stated', {}) : `${figure(value, unit === 'g' ? 2 : unit === 'kJ' ? 0 : 1)}\u00a0${unit}`;
}

/** From the fewest points that any food gets to the most. */
const POINTS = Array.from({ length: 90 }, (_, at) => at - 30);

/** Where the grade begins and ends for this kind of food: "A is 0 or less", "C is 3 to 10". */
export function gradeSpan(grade: Grade, kind: Food['facts']['kind']): Sentence | null {
  if (kind === null || kind === 'na') return null;
  if (kind === 'water') return { text: 'Plain water is always an A.' };
  const held = POINTS.filter((points) => gradeFor(points, kind) === grade);
  const [least, most] = [held[0], held.at(-1)];
  const letter = grade.toUpperCase();
  if (least === undefined || most === undefined) return null;
  const minus = (points: number) => String(points).replace('-', '−');
  if (least === POINTS[0])
    return { text: 'Fewer points are better. {{letter}} is {{most}} or less.', values: { letter, most: minus(most) } };
  if (most === POINTS.at(-1))
    return { text: 'Fewer points are better. {{letter}} is {{least}} or more.', values: { letter, least: minus(least) } };
  return {
    text: 'Fewer points are better. {{letter}} is {{least}} to {{most}}.',
    values: { letter, least: minus(least), most: minus(most) },
  };
}
