import { type AdditivesAssessment, additiveInfo, additiveRisk, assessAdditives } from '@labelwise/domain/additives';
import { hasWholeList } from '@labelwise/domain/food';
import { gradeFor } from '@labelwise/domain/nutri-score';
import { eachItem, unpackItems } from '@labelwise/domain/reading';
import type { PlainId } from '@labelwise/messages';
import { additiveConcerns, additiveDescription } from '@labelwise/messages/render/additives';
import { additiveName } from '@labelwise/messages/render/terms';
import type { Food } from '../../../data/foods/foods.ts';
import { say } from '../../../i18n/say.ts';
import { AdditiveList, AdditiveRow, RiskKey } from '../../../ui/food/facts.tsx';
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

/** The additives with what is known of each, who found it and when. Unknown is shown as unknown, never as safe. */
export function AdditivesCard({ food: { facts } }: { food: Food }) {
  const assessed = assessAdditives(additivesOf(facts));
  const words = {
    low: say('screens-details.low'),
    moderate: say('screens-details.moderate'),
    high: say('screens-details.high'),
    unknown: say('screens-details.unknown'),
  };
  return (
    <Fold title={say('screens-details.additives_analysis')} answer={asideOf(assessed)}>
      {assessed.codes.length === 0 ? (
        <p className="small muted">
          {say(assessed.status === 'none' ? 'screens-details.no_additives' : 'screens-details.additives_not_assessed')}
        </p>
      ) : (
        <>
          <AdditiveList>
            {mostSeriousFirst(assessed.codes).map((code) => (
              <Additive key={code} code={code} words={words} />
            ))}
          </AdditiveList>
          <RiskKey label={say('screens-details.risk_levels')} words={words} />
          <p className="caption">{say('screens-results.information_not_medical_advice')}</p>
        </>
      )}
    </Fold>
  );
}

const SERIOUS = ['high', 'moderate', 'unknown', 'low'] as const;

function mostSeriousFirst(codes: readonly string[]): string[] {
  const rank = (code: string) => SERIOUS.indexOf(additiveRisk(code));
  return codes.toSorted((one, other) => rank(one) - rank(other));
}

const SEVERITY_WORDS = {
  low: 'screens-details.count_low_risk',
  moderate: 'screens-details.count_moderate_risk',
  high: 'screens-details.count_high_risk',
  unknown: 'screens-details.count_risk_unknown',
} as const;

/** The count and the card's level: "3, moderate risk". */
function asideOf(assessed: AdditivesAssessment): string {
  const count = assessed.codes.length;
  if (assessed.status === 'assessed') return say(SEVERITY_WORDS[assessed.severity], { count });
  return assessed.status === 'none' ? say('screens-details.none') : say('screens-details.not_assessed');
}

/** Its name at the start of a line; one without a name in this language has its number alone. */
function nameOf({ code, name }: { code: string; name: string }): string {
  const words = additiveName(say, code, name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function Additive({ code, words }: { code: string; words: Record<keyof typeof SEVERITY_WORDS, string> }) {
  const info = additiveInfo(code);
  const { evaluation } = info;
  const concerns = additiveConcerns(say, info);
  return (
    <AdditiveRow code={info.code.toUpperCase()} name={nameOf(info)} risk={info.riskLevel} riskLabel={words[info.riskLevel]}>
      <p>{additiveDescription(say, info)}</p>
      {concerns.length > 0 && <p className={styles.concerns}>{concerns.join('. ')}.</p>}
      {evaluation !== null && (
        <p className={styles.origin}>
          {evaluation.authority}, {evaluation.year}
          {!evaluation.checked && ` · ${say('screens-details.no_recent_evaluation_checked')}`}
          {evaluation.reference.url !== null && (
            <>
              {' · '}
              <a href={evaluation.reference.url} target="_blank" rel="noreferrer" title={evaluation.reference.title}>
                {say('screens-details.reference')}
                <span className="sr-only"> {evaluation.reference.title}</span>
              </a>
            </>
          )}
        </p>
      )}
    </AdditiveRow>
  );
}

/**
 * The additives of a food: what its source declares, and what its list names. Null where neither tells: nothing is declared,
 * and no list was read.
 */
function additivesOf({ additives, ingredientsText, listBasis, reading }: Food['facts']): string[] | null {
  const items = reading === null ? [] : [...eachItem(unpackItems(reading).items)];
  const listed = items.flatMap((item) => (item.source === 'list' && item.presence === 'contained' ? (item.additive ?? []) : []));
  const codes = [...new Set([...additives, ...listed])];
  const isRead = items.some(({ source }) => source === 'list');
  return codes.length === 0 && (!hasWholeList({ ingredientsText, listBasis }) || !isRead) ? null : codes;
}
