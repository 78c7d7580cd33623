import type { Food } from '../../../data/foods/foods.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { NO_DATA } from '../../../lib/score-state.ts';
import { Verdict } from '../../../ui/food/score/score.tsx';
import styles from './assessment.module.css';
import { whatWouldHelp } from './what-would-help.ts';

/** Nothing is known that a number could rest on: no number, and the one thing that would change that. */
export function NoData({ food }: { food: Food }) {
  const { t } = useTranslation();
  return (
    <>
      <Verdict score={null} state="no data" level="none" word={t(NO_DATA)} ringLabel={t('No score: not enough data to judge')}>
        {t('That is neither good nor poor.')}
      </Verdict>
      <p className={styles.help}>{t(whatWouldHelp(food))}</p>
    </>
  );
}
