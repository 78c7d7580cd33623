import { ringLevel, scoreLabel } from '@labelwise/domain/scoring';
import { useTranslation } from '../../../i18n/translation.ts';
import { QuarterBar } from '../../../ui/food/ledger/quarter-bar.tsx';
import { ScoreRing } from '../../../ui/food/score/score-ring.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';
import styles from './parts.module.css';

type AverageCardProps = {
  title: string;
  aside: string;
  /** Mean score, not rounded; null without one. */
  average: number | null;
  /** Other means to hold beside it; null ones are left out. */
  lanes: readonly { label: string; value: number | null }[];
};

/** A mean score as a ring, and other means beside it as lanes with their numbers. */
export function AverageCard({ title, aside, average, lanes }: AverageCardProps) {
  const { t } = useTranslation();
  const score = average === null ? null : Math.round(average);
  return (
    <Card title={title} aside={aside}>
      <div className={styles.average}>
        <ScoreRing
          score={score}
          size="middle"
          label={score === null ? t('No score') : t('Average {{score}} of 100, {{word}}', { score, word: t(scoreLabel(score)) })}
        />
        <dl className={styles.lanes}>
          {lanes.map(({ label, value }) => {
            const mean = value === null ? null : Math.round(value);
            return (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <QuarterBar value={mean ?? 0} level={mean === null ? undefined : ringLevel(mean)} size="s" />
                  <b className="num">{mean ?? '–'}</b>
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </Card>
  );
}
