import { useTranslation } from 'react-i18next';
import type { Trends } from '../../../data/scans/trends.ts';
import { Card } from '../../../ui/layout/screen/card.tsx';
import styles from './trends.module.css';

type ContributorsCardProps = {
  title: string;
  side: 'gains' | 'losses';
  contributors: Trends['gains'];
};

/** The lines of the ledgers that moved a member's scores most, all foods together. */
export function ContributorsCard({ title, side, contributors }: ContributorsCardProps) {
  const { t } = useTranslation();
  const most = Math.max(1, ...contributors.map(({ points }) => Math.abs(points)));
  const sign = side === 'gains' ? '+' : '−';
  return (
    <Card title={title} aside={t('points in all')}>
      {contributors.length === 0 && <p className="small muted">{t('Nothing yet.')}</p>}
      <ul className={styles.contributors} data-level={side === 'gains' ? 'good' : 'poor'}>
        {contributors.map(({ label, points, count }) => (
          <li key={label}>
            <span>
              {label} <span className="muted">{count === 1 ? t('in 1 food') : t('in {{count}} foods', { count })}</span>
            </span>
            <b className="num">
              {sign}
              {Math.abs(points)}
            </b>
            <i aria-hidden="true" style={{ '--p': `${(Math.abs(points) / most) * 100}%` }} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
