import { useQuery } from '@tanstack/react-query';
import { type HealthProfile, healthProfileQuery } from '../../../data/health-profile.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { paths } from '../../../lib/paths.ts';
import { selectionWords } from '../../../lib/selection-words.ts';
import { QuarterBar } from '../../../ui/food/ledger/quarter-bar.tsx';
import styles from './cell.module.css';
import { Cell } from './cell.tsx';

/** Parts of a health profile; medical conditions are none, for having none is complete. */
const HEALTH_PARTS = 4;

/** How many parts have something in them: basic information, goals, restrictions, daily targets. */
function filledParts(profile: HealthProfile | null): number {
  if (profile === null) return 0;
  const { age, gender, height, weight, healthGoals, dietaryRestrictions, targetCalories, targetProtein, targetCarbs, targetFat } = profile;
  const parts = [
    [age, gender, height, weight].some((value) => value !== null),
    healthGoals.length > 0,
    dietaryRestrictions.length > 0,
    [targetCalories, targetProtein, targetCarbs, targetFat].some((value) => value !== null),
  ];
  return parts.filter(Boolean).length;
}

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
