import type { Food } from '../../../data/foods/foods.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { AssessmentRow } from '../../../ui/food/alerts/assessment-rows.tsx';
import { NutriLetter } from '../../../ui/food/nutri-score.tsx';
import { GRADE_WORDS, gradeOf, gradeTitle, notAvailable } from '../nutri-words.ts';
import { say } from '../say.ts';

/** The official grade in one row, or N/A with its reason. */
export function NutriRow({ food }: { food: Food }) {
  const { t } = useTranslation();
  const grade = gradeOf(food);
  const { reason, fix } = notAvailable(food.nutriScore);
  const sign = <NutriLetter grade={grade} none={t('N/A')} />;
  if (grade === null) {
    return (
      <AssessmentRow sign={sign} title={t('Nutri-Score N/A')}>
        {t('Not Available')}: {t(reason)} {fix !== null && say(t, fix)}
      </AssessmentRow>
    );
  }
  return (
    <AssessmentRow sign={sign} title={say(t, gradeTitle(food))}>
      {t(GRADE_WORDS[grade])}.{' '}
      {food.nutriScore.computable
        ? t('The official grade, the same for everyone.')
        : t('As its source prints it; it cannot be worked out from the pack.')}
    </AssessmentRow>
  );
}
