import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { healthProfileQuery } from '../../../data/profile/health-profile.ts';
import { paths } from '../../../lib/paths.ts';
import { selectionWords } from '../../../lib/selection-words.ts';
import { QuarterBar } from '../../../ui/food/ledger/quarter-bar.tsx';
import styles from './cell.module.css';
import { Cell } from './cell.tsx';
import { filledParts, HEALTH_PARTS } from './health-parts.ts';

const SHOWN = 2;

/** What the health profile says first, and how much of it is filled in. */
export function HealthCell() {
  const { t } = useTranslation();
  const { data: profile = null } = useQuery(healthProfileQuery());
  const filled = filledParts(profile);
  const said =
    profile === null
      ? []
      : [...profile.healthGoals.slice(0, 1), ...profile.dietaryRestrictions, ...profile.healthGoals.slice(1)].slice(0, SHOWN);
  return (
    <Cell
      to={paths.healthProfile}
      title={t('Health Profile')}
      say={
        filled === 0
          ? t('Tell your goals, and every score knows them')
          : t('{{n}} of {{all}} parts filled in', { n: filled, all: HEALTH_PARTS })
      }
    >
      {said.map((one) => (
        <span key={one} className={styles.line}>
          {t(selectionWords(one))}
        </span>
      ))}
      <span className={styles.meter}>
        <QuarterBar value={(100 * filled) / HEALTH_PARTS} level={filled === 0 ? undefined : 'good'} size="s" />
      </span>
    </Cell>
  );
}
