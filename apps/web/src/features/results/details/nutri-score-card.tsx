import type { Food } from '../../../data/foods/foods.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { NutriScorePoints, NutriScoreStrip } from '../../../ui/food/nutri-score.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';
import { GRADE_WORDS, gradeOf, gradeTitle, notAvailable, openRange } from '../nutri-words.ts';
import { say } from '../say.ts';
import styles from './details.module.css';
import { gradeSpan, pointsGroups } from './nutri-score-rows.ts';

/** The official grade with every point behind it, or why there is none. */
export function NutriScoreCard({ food }: { food: Food }) {
  const { t } = useTranslation();
  const grade = gradeOf(food);
  return (
    <Card title={t('Nutri-Score')} aside={t('the same for everyone')}>
      {grade === null ? (
        <NotAvailable food={food} />
      ) : (
        <>
          <NutriScoreStrip grade={openRange(food.nutriScore) ?? grade} label={`${say(t, gradeTitle(food))}, ${t(GRADE_WORDS[grade])}`} />
          <Points food={food} grade={grade} />
        </>
      )}
    </Card>
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
